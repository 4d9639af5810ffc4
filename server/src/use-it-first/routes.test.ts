import type {
  ApiRecipe,
  HistoryPage,
  MealPlan,
  SavedRecipeWithRecipe,
  UseItFirstMenu,
} from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const basket = ['spinach', 'milk', 'tomatoes', 'chicken breast', 'potatoes']

const premium = async (name: string): Promise<TestUser> => {
  const user = await as(name)
  await app.makePremium(user)
  return user
}
const ask = (user: Pick<TestUser, 'post'>, ingredients: unknown = basket) =>
  user.post('/api/generate-use-it-first-menu', { ingredients })
const recipesOf = (menu: UseItFirstMenu): readonly ApiRecipe[] =>
  menu.menu.flatMap(({ pairedRecipes }) => pairedRecipes.map(({ recipe }) => recipe))

test('a menu has three days of checked recipes and figures that agree with each other', async () => {
  const ana = await premium('Ana')
  const answer = await ask(ana)
  expect(answer.status).toBe(200)
  const menu = await body<UseItFirstMenu>(answer)
  expect(menu.menu.map(({ day }) => day)).toEqual([1, 2, 3])
  for (const { focus, pairedRecipes } of menu.menu) {
    expect(focus).toMatch(/\w/)
    expect(pairedRecipes.length).toBeGreaterThan(0)
    for (const { title, ingredients, recipe } of pairedRecipes) {
      expect({ title, ingredients }).toEqual({ title: recipe.title, ingredients: recipe.ingredients })
      expect(recipe.nutrition?.calories).toBeGreaterThan(0)
    }
  }
  expect(menu.gramsSaved).toBeLessThanOrEqual(menu.gramsAtRisk)
  expect(menu.gramsSaved).toBeGreaterThanOrEqual(menu.gramsSavedInOrderGiven)
  expect(menu.ingredientGuide.map(({ ingredient }) => ingredient)).toContain('spinach')
})

test('the recipes of a menu are in the history and can be opened, saved and planned', async () => {
  const ana = await premium('Keeping')
  const recipes = recipesOf(await body<UseItFirstMenu>(ask(ana)))
  const history = await body<HistoryPage>(ana.get('/api/history'))
  expect(history.recipes.map(({ id }) => id).toSorted()).toEqual(recipes.map(({ id }) => id).toSorted())
  for (const recipe of recipes) expect(await body(ana.get(`/api/recipes/${recipe.id}`))).toEqual(recipe)
  const saved = await body<SavedRecipeWithRecipe>(
    ana.post('/api/saved-recipes', { recipe_id: recipes[0]?.id }),
  )
  const dinner = { recipe_id: saved.id, planned_date: '2026-07-15', meal_type: 'dinner' }
  expect((await body<MealPlan>(ana.post('/api/meal-plans', dinner))).saved_recipe.id).toBe(saved.id)
  expect(await body(ana.get('/api/profile'))).toMatchObject({ recipes_generated_this_week: 0 })
})

test('menus asked for at once are all planned, each with recipes of its own', async () => {
  const ana = await premium('At once')
  const menus = await Promise.all([1, 2, 3, 4].map(() => body<UseItFirstMenu>(ask(ana))))
  const ids = menus.flatMap((menu) => recipesOf(menu).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(12)
})

test('a sixth menu at once is refused with when to come again', async () => {
  const planned = Promise.withResolvers<undefined>()
  const busy = await testApp({ planMenu: () => planned.promise })
  const ana = await busy.as('Six at once')
  await busy.makePremium(ana)
  const answers = [1, 2, 3, 4, 5, 6].map(() => ask(ana))
  const refused = await Promise.race(answers)
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    429,
    '5',
    { code: 'too-many-requests', message: expect.stringContaining('wait until one is done') },
  ])
  planned.resolve(undefined)
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([
    429, 503, 503, 503, 503, 503,
  ])
})

test("a stranger cannot open the recipes of another person's menu", async () => {
  const [ana, ben] = [await premium('Owner'), await premium('Stranger')]
  const [recipe] = recipesOf(await body<UseItFirstMenu>(ask(ana)))
  expect((await ben.get(`/api/recipes/${recipe?.id}`)).status).toBe(404)
  expect((await ben.post('/api/saved-recipes', { recipe_id: recipe?.id })).status).toBe(404)
  expect(await body(ben.get('/api/history'))).toEqual({ recipes: [], nextCursor: null })
})

test.each<[string, unknown, number, string]>([
  ['no ingredient', [], 400, 'At least one ingredient required'],
  [
    '21 ingredients',
    Array.from({ length: 21 }, (_, n) => `herb ${n}`),
    400,
    'Maximum 20 ingredients allowed',
  ],
  ['51 characters', ['x'.repeat(51)], 400, 'Maximum 50 characters allowed'],
  ['a text', 'spinach', 400, 'At least one ingredient required'],
])('a menu of %s is refused', async (_what, ingredients, status, message) => {
  const ana = await premium('Mistaken')
  const refused = await ask(ana, ingredients)
  expect([refused.status, await body(refused)]).toMatchObject([status, { code: 'invalid-input', message }])
})

test('a basket without any food is refused in words, and nothing is kept', async () => {
  const ana = await premium('Foodless')
  const refused = await ask(ana, ['bleach', 'asdfgh'])
  expect([refused.status, await body(refused)]).toMatchObject([422, { code: 'no-food' }])
  expect(await body(ana.get('/api/history'))).toEqual({ recipes: [], nextCursor: null })
})

test('menus are for premium people, before anything of the request is read', async () => {
  for (const ingredients of [basket, []]) {
    const refused = await ask(await as('Free'), ingredients)
    expect([refused.status, await body(refused)]).toEqual([
      403,
      {
        code: 'premium-only',
        message: 'Upgrade to access Use-It-First Menu Builder!',
        details: { feature: 'use-it-first' },
      },
    ])
  }
  expect((await ask(visitor())).status).toBe(401)
})

test('a menu that has to wait too long or breaks is refused in words, and nothing is kept', async () => {
  let breaks = false
  const busy = await testApp({
    planMenu: () => (breaks ? Promise.reject(new Error('The thread ended')) : Promise.resolve(undefined)),
  })
  const ana = await busy.as('Ana')
  await busy.makePremium(ana)
  const refused = await ask(ana)
  expect([refused.status, await body(refused)]).toMatchObject([503, { code: 'too-busy' }])
  breaks = true
  const broken = await ask(ana)
  expect([broken.status, await body(broken)]).toMatchObject([500, { code: 'unexpected' }])
  expect(await body(ana.get('/api/history'))).toEqual({ recipes: [], nextCursor: null })
})

test('the sixty-first menu within ten minutes is refused with how long to wait, for this person alone', async () => {
  const [ana, ben] = [await premium('Insisting'), await premium('Patient')]
  // What holds no food is counted too, and refused soonest.
  for (let asked = 0; asked < 60; asked += 1) expect((await ask(ana, ['bleach'])).status).toBe(422)
  const refused = await ask(ana)
  expect(refused.status).toBe(429)
  const { code, details } = await body<{ code: string; details: { retryAfterSeconds: number } }>(refused)
  expect(code).toBe('too-many-requests')
  expect(details.retryAfterSeconds).toBeGreaterThan(0)
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(600)
  expect((await ask(ben)).status).toBe(200)
  app.clock.advance(details.retryAfterSeconds * 1000 + 1000)
  expect((await ask(ana)).status).toBe(200)
})
