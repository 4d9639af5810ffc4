import type { ApiRecipe, GenerateAnswer, SavedRecipesPage, SavedRecipeWithRecipe } from '@plotluck/contract'
import { profiles } from '../accounts/tables.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const missing = '00000000-0000-4000-8000-000000000000'

const premium = async (name: string): Promise<TestUser> => {
  const user = await as(name)
  await app.makePremium(user)
  return user
}
const makeFree = (user: TestUser) =>
  app.database.asSystem((tx) => tx.update(profiles).set({ isPremium: false }).where(eq(profiles.id, user.id)))
const generate = async (user: TestUser, ...ingredients: string[]): Promise<readonly ApiRecipe[]> =>
  (await body<GenerateAnswer>(user.post('/api/generate-recipes', { ingredients }))).recipes
const save = (user: TestUser, recipe_id: string | undefined) => user.post('/api/saved-recipes', { recipe_id })
const savedIdOf = (user: TestUser, of: string | undefined) => body(user.get(`/api/recipes/${of}/saved`))
const list = (user: TestUser, query = '') => body<SavedRecipesPage>(user.get(`/api/saved-recipes${query}`))

const soup = {
  recipe_title: 'Tomato Soup',
  ingredients: ['1 kg tomatoes, chopped', '1 medium onion, chopped', '2 tbsp olive oil', '1/2 tsp salt'],
  instructions:
    '1. Heat the olive oil in a pot and soften the onion with the salt over medium heat for 8 minutes.\n' +
    '2. Add the tomatoes and simmer for 20 minutes, until they fall apart. Serve hot.',
  prep_time: 35,
  servings: 4,
}

test('a generated recipe is saved as it is, once, however often it is saved', async () => {
  const ana = await premium('Ana')
  const [recipe] = await generate(ana, 'tomatoes', 'zucchini', 'basil')
  const first = await save(ana, recipe?.id)
  expect(first.status).toBe(200)
  const saved = await body<SavedRecipeWithRecipe>(first)
  expect(saved).toMatchObject({
    user_id: ana.id,
    recipe_id: recipe?.id,
    recipe_title: recipe?.title,
    ingredients: recipe?.ingredients,
    instructions: recipe?.instructions,
    prep_time: recipe?.prep_time,
    servings: recipe?.servings,
    image: null,
    season: recipe?.season ?? null,
    difficulty: recipe?.difficulty,
    created_at: app.clock.now.toISOString(),
  })
  expect(saved.recipe).toEqual(recipe)
  const again = await Promise.all([save(ana, recipe?.id), save(ana, recipe?.id)])
  for (const answer of again) expect(await body(answer)).toEqual(saved)
  expect(await list(ana)).toEqual({ savedRecipes: [saved], nextCursor: null, total: 1 })
})

test('a recipe is known as saved by its own id and by the saved one, by nobody else, until it is deleted', async () => {
  const ana = await premium('Asking')
  const ben = await as('Ben')
  const [recipe, other] = await generate(ana, 'tomatoes', 'zucchini', 'basil')
  const { id } = await body<SavedRecipeWithRecipe>(save(ana, recipe?.id))
  expect(await savedIdOf(ana, recipe?.id)).toEqual({ saved_id: id })
  expect(await savedIdOf(ana, id)).toEqual({ saved_id: id })
  expect(await savedIdOf(ana, other?.id)).toEqual({ saved_id: null })
  expect(await savedIdOf(ana, 'nonsense')).toEqual({ saved_id: null })
  expect(await savedIdOf(ben, recipe?.id)).toEqual({ saved_id: null })
  expect((await visitor().get(`/api/recipes/${recipe?.id}/saved`)).status).toBe(401)
  await ana.delete(`/api/saved-recipes/${id}`)
  expect(await savedIdOf(ana, recipe?.id)).toEqual({ saved_id: null })
})

test('a recipe of another hand is reviewed, saved, and found by its own id', async () => {
  const ana = await premium('Writing')
  const answer = await ana.post('/api/saved-recipes', { ...soup, user_id: missing, season: 'Summer' })
  expect(answer.status).toBe(200)
  const saved = await body<SavedRecipeWithRecipe>(answer)
  expect(saved).toMatchObject({
    user_id: ana.id,
    recipe_id: null,
    recipe_title: 'Tomato Soup',
    image: null,
    season: 'Summer',
    difficulty: null,
  })
  expect(saved.recipe.diets).toContain('vegan')
  expect(saved.recipe.steps).toHaveLength(2)
  expect(saved.recipe.nutrition?.calories).toBeGreaterThan(50)
  expect(await body(ana.get(`/api/recipes/${saved.recipe.id}`))).toEqual(saved.recipe)
  expect(await body(save(ana, saved.recipe.id))).toEqual(saved)
})

test('a recipe that is not safe is refused with the reasons and not kept', async () => {
  const ana = await premium('Unsafe')
  const refused = await ana.post('/api/saved-recipes', {
    ...soup,
    recipe_title: 'Foraged Salad',
    ingredients: ['200 g water hemlock', '1 tbsp bleach'],
    instructions: 'Toss the water hemlock with the bleach and serve.',
  })
  expect(refused.status).toBe(422)
  const failure = await body<{ code: string; details: { reasons: { code: string; message: string }[] } }>(
    refused,
  )
  expect(failure.code).toBe('recipe-refused')
  expect(failure.details.reasons.length).toBeGreaterThan(0)
  expect(failure.details.reasons[0]?.message).toMatch(/\w{3}/)
  expect((await list(ana)).total).toBe(0)
})

test.each([
  [120, 120],
  [1, 28],
])('a program that says %i minutes of steps that take 28 has %i minutes saved', async (said, kept) => {
  const ana = await premium(`Minutes ${said}`)
  const saved = await body<SavedRecipeWithRecipe>(
    ana.post('/api/saved-recipes', { ...soup, prep_time: said }),
  )
  expect([saved.prep_time, saved.recipe.prep_time]).toEqual([kept, kept])
})

test('a recipe of a program keeps a picture that the product draws', async () => {
  const ana = await premium('Pictured')
  const image = '/assets/pictures-0123456789/tomato.svg'
  const saved = await body<SavedRecipeWithRecipe>(ana.post('/api/saved-recipes', { ...soup, image }))
  expect(saved.image).toBe(image)
})

test.each<[string, unknown, string]>([
  ['nothing', {}, 'Required'],
  ['a list', [], 'Send the id of a recipe, or a recipe.'],
  ['an id that is none', { recipe_id: 'nonsense' }, 'Choose a recipe'],
  ['a number for an id', { recipe_id: 7 }, 'Choose a recipe'],
  ['no ingredient', { ...soup, ingredients: [] }, 'Required'],
  ['an empty ingredient', { ...soup, ingredients: ['  '] }, 'Required'],
  ['no servings', { ...soup, servings: 0 }, 'At least 1 serving'],
  ['half a minute', { ...soup, prep_time: 0.5 }, 'Whole minutes'],
  [
    'a picture of another site',
    { ...soup, image: 'https://evil.example/pixel.png' },
    'Leave the picture out',
  ],
  ['a script for a picture', { ...soup, image: 'javascript:alert(1)' }, 'Leave the picture out'],
  [
    'a path to elsewhere',
    { ...soup, image: '/assets/pictures-0123456789/../../api/x.svg' },
    'Leave the picture out',
  ],
  ['an unknown difficulty', { ...soup, difficulty: 'Heroic' }, 'Invalid difficulty'],
])('saving %s is refused', async (_what, request, message) => {
  const ana = await premium('Mistaken')
  const refused = await ana.post('/api/saved-recipes', request)
  expect(refused.status).toBe(400)
  expect(await body(refused)).toMatchObject({ code: 'invalid-input', message })
})

test('the list comes in pages, newest first, without gaps or repeats while it grows', async () => {
  const ana = await premium('Collector')
  const titles: string[] = []
  for (let number = 1; number <= 30; number += 1) {
    if (number % 3 === 0) app.clock.advance(1000)
    const recipe_title = `Tomato Soup ${number}`
    expect((await ana.post('/api/saved-recipes', { ...soup, recipe_title })).status).toBe(200)
    titles.push(recipe_title)
  }
  const first = await list(ana)
  expect([first.savedRecipes.length, first.total]).toEqual([24, 30])
  app.clock.advance(1000)
  await ana.post('/api/saved-recipes', { ...soup, recipe_title: 'Tomato Soup of later' })
  const second = await list(ana, `?cursor=${first.nextCursor}`)
  expect(second.nextCursor).toBe(null)
  const all = [...first.savedRecipes, ...second.savedRecipes]
  expect(all.map(({ recipe_title }) => recipe_title).toSorted()).toEqual(titles.toSorted())
  const times = all.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('search finds every word in title or ingredients, whatever its case and accents, and nothing by wildcards', async () => {
  const ana = await premium('Searching')
  const crema = { recipe_title: 'Crème of Leek', ingredients: ['2 leeks, sliced', '500 g potatoes, diced'] }
  const instructions = 'Simmer the leeks and the potatoes in water for 25 minutes, then blend until smooth.'
  for (const recipe of [soup, { ...soup, ...crema, instructions }])
    expect((await ana.post('/api/saved-recipes', recipe)).status).toBe(200)
  const found = async (q: string) =>
    (await list(ana, `?q=${encodeURIComponent(q)}`)).savedRecipes.map(({ recipe_title }) => recipe_title)
  expect(await found('CREME')).toEqual(['Crème of Leek'])
  expect(await found('potato crème')).toEqual(['Crème of Leek'])
  expect(await found('potato tomato')).toEqual([])
  expect(await found('  onion ')).toEqual(['Tomato Soup'])
  for (const odd of ['%', '_', '\\', "' or 1=1 --", '%leek%']) expect(await found(odd)).toEqual([])
  expect(await found('')).toHaveLength(2)
  expect((await list(ana, '?q=leek')).total).toBe(2)
})

test.each([
  ['?cursor=nonsense', 400],
  [`?cursor=${Buffer.from(`not-a-date ${missing}`).toString('base64url')}`, 400],
  [`?cursor=${Buffer.from(`+275760-09-13T00:00:00.000Z ${missing}`).toString('base64url')}`, 400],
  [`?cursor=${Buffer.from('2026-07-15T09:00:00.000Z x').toString('base64url')}`, 400],
  ['?q=%00', 400],
  [`?q=${'x'.repeat(201)}`, 400],
  ['?cursor=', 200],
])('the lists answer %s with %i', async (query, status) => {
  const ana = await premium('Odd query')
  expect((await ana.get(`/api/saved-recipes${query}`)).status).toBe(status)
  expect((await ana.get(`/api/history${query}`)).status).toBe(status)
})

test('saving, and a list with nothing in it, are for premium people', async () => {
  const free = await as('Free')
  const [recipe] = await generate(free, 'tomatoes')
  for (const refused of [await save(free, recipe?.id), await free.post('/api/saved-recipes', {})]) {
    expect(refused.status).toBe(403)
    expect(await body(refused)).toEqual({
      code: 'premium-only',
      message: 'Upgrade to save recipes!',
      details: { feature: 'saving-recipes' },
    })
  }
  const empty = await free.get('/api/saved-recipes')
  expect(empty.status).toBe(403)
  expect(await body(empty)).toMatchObject({
    message: 'Upgrade to access saved recipes!',
    details: { feature: 'saved-recipes' },
  })
})

test('who saved while premium goes on seeing and deleting, without nutrition, and saves no more', async () => {
  const ana = await premium('Leaving')
  const [first, second] = await generate(ana, 'tomatoes', 'zucchini')
  const saved = await body<SavedRecipeWithRecipe>(save(ana, first?.id))
  await makeFree(ana)
  expect((await save(ana, second?.id)).status).toBe(403)
  const text = await (await ana.get('/api/saved-recipes')).text()
  expect(JSON.parse(text)).toMatchObject({ total: 1, savedRecipes: [{ id: saved.id }] })
  expect(text).not.toMatch(/nutrition|kcal|calories/)
  expect(await (await ana.get(`/api/saved-recipes/${saved.id}`)).text()).not.toMatch(
    /nutrition|kcal|calories/,
  )
  expect(await body(ana.delete(`/api/saved-recipes/${saved.id}`))).toEqual({
    success: true,
    removedMeals: [],
  })
  expect((await ana.get('/api/saved-recipes')).status).toBe(403)
})

test("a stranger's saved recipe, a missing one and nonsense are all not found", async () => {
  const [ana, ben] = [await premium('Owner'), await premium('Stranger')]
  const [recipe] = await generate(ana, 'tomatoes')
  const saved = await body<SavedRecipeWithRecipe>(save(ana, recipe?.id))
  for (const id of [saved.id, missing, 'nonsense', `${missing}'--`])
    for (const answer of [
      await ben.get(`/api/saved-recipes/${id}`),
      await ben.delete(`/api/saved-recipes/${id}`),
    ])
      expect([answer.status, await body(answer)]).toMatchObject([404, { code: 'not-found' }])
  for (const id of [recipe?.id, saved.id]) expect((await save(ben, id)).status).toBe(404)
  expect(await list(ben)).toEqual({ savedRecipes: [], nextCursor: null, total: 0 })
  expect((await list(ben, '?q=tomato')).savedRecipes).toEqual([])
  expect(await body(ana.get(`/api/saved-recipes/${saved.id}`))).toEqual({ ...saved, planned_meals: 0 })
  for (const path of ['/api/saved-recipes', `/api/saved-recipes/${saved.id}`])
    expect((await visitor().get(path)).status).toBe(401)
  expect((await visitor().post('/api/saved-recipes', { recipe_id: recipe?.id })).status).toBe(401)
  expect((await visitor().delete(`/api/saved-recipes/${saved.id}`)).status).toBe(401)
})

test('a recipe deleted in another tab is not found, and can be saved again', async () => {
  const ana = await premium('Two tabs')
  const [recipe] = await generate(ana, 'tomatoes')
  const saved = await body<SavedRecipeWithRecipe>(save(ana, recipe?.id))
  const deletions = await Promise.all([1, 2].map(() => ana.delete(`/api/saved-recipes/${saved.id}`)))
  expect(deletions.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await ana.get(`/api/saved-recipes/${saved.id}`)).status).toBe(404)
  const again = await body<SavedRecipeWithRecipe>(save(ana, recipe?.id))
  expect(again.recipe).toEqual(saved.recipe)
})
