import type { SavedRecipeWithRecipe, ShoppingListAnswer } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { dinner, place, planner, readJson, readPdf, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const week = 'from=2026-07-13&to=2026-07-19'
const british = { headers: { 'accept-language': 'en-GB,en;q=0.8' } }

async function fileOf(user: TestUser, path: string, headers = british.headers) {
  const response = await user.get(path, { headers })
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/pdf',
  ])
  return {
    name: response.headers.get('content-disposition'),
    ...readPdf(new Uint8Array(await response.arrayBuffer())),
  }
}

const save = (user: TestUser, recipe: object) =>
  readJson<SavedRecipeWithRecipe>(user.post('/api/saved-recipes', recipe))

const written = {
  recipe_title: 'Tomato soup',
  ingredients: ['1 1/2 cups tomatoes', '1/2 cup cream', '1 tsp salt'],
  instructions:
    'Chop the tomatoes.\nSimmer the tomatoes with the salt for 20 minutes.\nStir in the cream and serve.',
  prep_time: 25,
  servings: 2,
}

test('a recipe comes as a file with its picture, ingredients, steps, nutrition, allergens and what was checked', async () => {
  const { user, recipe } = await planner(app, 'Ana')
  const { title, lines, steps, nutrition, checks } = recipe.recipe
  const file = await fileOf(user, `/api/recipes/${recipe.recipe_id}/pdf`)
  const text = file.pages.join(' ')
  for (const words of [title, ...steps.map((step) => step.text), ...checks.map(({ message }) => message)])
    expect(text).toContain(words)
  expect(lines.length).toBeGreaterThan(2)
  expect(text).toContain(`Calories ${nutrition?.calories}`)
  expect(text).toContain('Allergens (US)')
  expect(text).toContain('AI-Generated Recipe - Review Before Cooking')
  expect(text).toContain(`Page 1 of ${file.pages.length}`)
  expect(file.bookmarks).toEqual([title])
  expect(file.shapes).toBeGreaterThan(30)
  expect(file.name).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/)
})

test('the paper is that of the region a browser names, or the one that is asked for', async () => {
  const { user, recipe } = await planner(app, 'Ana')
  const path = `/api/recipes/${recipe.id}/pdf`
  const sizeFor = async (language: string, query = '') =>
    (await fileOf(user, path + query, { 'accept-language': language })).size
  const [a4, letter] = [
    [595, 842],
    [612, 792],
  ]
  expect(await sizeFor('en-GB,en;q=0.8')).toEqual(a4)
  expect(await sizeFor('en-US,en;q=0.8')).toEqual(letter)
  expect(await sizeFor('fr-CA')).toEqual(letter)
  expect(await sizeFor('*')).toEqual(a4)
  expect(await sizeFor('en-US', '?paper=a4')).toEqual(a4)
  expect((await user.get(`${path}?paper=a3`)).status).toBe(400)
})

test('the collection comes with a list of contents, or only what a search finds', async () => {
  const { user, recipe, other } = await planner(app, 'Bea')
  app.clock.advance(1000)
  const soup = await save(user, written)
  const titles = [soup, other, recipe].map(({ recipe_title }) => recipe_title)
  const all = await fileOf(user, '/api/saved-recipes/pdf')
  expect(all.bookmarks.slice(0, 2)).toEqual(['Saved recipes', soup.recipe_title])
  expect(new Set(all.bookmarks.slice(1))).toEqual(new Set(titles))
  for (const title of titles) expect(all.pages[0]).toContain(title)
  const found = await fileOf(user, '/api/saved-recipes/pdf?q=Soup%20Cream')
  expect(found.bookmarks).toEqual(['Saved recipes', 'Tomato soup'])
  expect(found.pages[0]).toContain('Matching “soup cream”')
  expect(found.pages.join(' ')).toContain('1 ½ cups tomatoes')
})

test('a week comes with its meals on their days and its shopping list', async () => {
  const { user, recipe } = await planner(app, 'Cai')
  await place(user, dinner(recipe.id, '2026-07-15'))
  await user.post('/api/shopping-list/lines', {
    from: '2026-07-13',
    to: '2026-07-19',
    text: 'Candles & <b>cake</b>',
  })
  const { pages, bookmarks } = await fileOf(user, `/api/meal-plans/pdf?${week}`)
  expect(bookmarks).toEqual(['13 July 2026 – 19 July 2026', 'Shopping list'])
  expect(pages[0]).toMatch(/Wednesday 15 July .*Thursday 16 July/)
  expect(pages[0]?.slice(pages[0].indexOf('Wednesday'), pages[0].indexOf('Thursday'))).toContain(
    recipe.recipe_title,
  )
  const list = await readJson<ShoppingListAnswer>(user.get(`/api/shopping-list?${week}`))
  for (const { name } of list.aisles.flatMap(({ lines }) => lines)) expect(pages[1]).toContain(name)
  expect(pages[1]).toContain('Candles & <b>cake</b>')
})

test('the shopping list comes alone, and six weeks are the most of a plan', async () => {
  const { user } = await planner(app, 'Cai')
  const { pages } = await fileOf(user, `/api/shopping-list/pdf?${week}`)
  expect(pages).toHaveLength(1)
  const long = await user.get('/api/meal-plans/pdf?from=2026-07-13&to=2026-08-24')
  expect([long.status, await readJson(long)]).toMatchObject([
    422,
    { code: 'too-long-for-pdf', details: { most: 42 } },
  ])
  expect((await user.get('/api/meal-plans/pdf?from=2026-02-30&to=2026-03-01')).status).toBe(400)
})

test('a stranger gets no file of my recipe, and none of my collection or plan', async () => {
  const { recipe } = await planner(app, 'Ana')
  const { user: ben } = await planner(app, 'Ben')
  for (const id of [recipe.id, recipe.recipe_id, 'nonsense'])
    expect((await ben.get(`/api/recipes/${id}/pdf`)).status).toBe(404)
  const mine = await fileOf(ben, '/api/saved-recipes/pdf')
  expect(mine.bookmarks).toHaveLength(3)
  const { pages } = await fileOf(ben, `/api/meal-plans/pdf?${week}`)
  expect(pages.join(' ')).not.toContain('servings')
})

test.each([
  '/api/saved-recipes/pdf',
  `/api/meal-plans/pdf?${week}`,
  `/api/shopping-list/pdf?${week}`,
  '/api/recipes/x/pdf',
])('a free person and a visitor are refused %s', async (path) => {
  const free = await (await app.as('Free')).get(path)
  expect([free.status, await readJson(free)]).toMatchObject([
    403,
    { code: 'premium-only', details: { feature: 'pdf' } },
  ])
  expect((await app.visitor().get(path)).status).toBe(401)
})
