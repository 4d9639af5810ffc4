import { eq } from 'drizzle-orm'
import type { MealPlan, SavedRecipeWithRecipe, ShoppingListAnswer } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { profiles } from '../accounts/tables.ts'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'
import { maxOwnLines } from './shopping.ts'

const app = await testApp()
const { as, visitor } = app
const span = { from: '2026-07-13', to: '2026-07-19' }
const query = '?from=2026-07-13&to=2026-07-19'

const soup = {
  recipe_title: 'Onion Soup',
  ingredients: ['2 medium onions, sliced', '1 l vegetable broth', '2 tbsp olive oil', '1/2 tsp salt'],
  instructions:
    'Heat the olive oil in a pot and soften the onions with the salt over medium heat for 15 minutes.\n' +
    'Pour in the vegetable broth, bring it to a boil and simmer for 15 minutes.',
  prep_time: 40,
  servings: 2,
}
const pilaf = {
  recipe_title: 'Onion Pilaf',
  ingredients: ['200 g rice', '1 cup chopped onion', '400 ml vegetable broth', '1 tbsp olive oil'],
  instructions:
    'Heat the olive oil in a pot and soften the onion over medium heat for 8 minutes.\n' +
    'Stir in the rice, pour in the vegetable broth, cover and simmer for 18 minutes, until tender.',
  prep_time: 30,
  servings: 2,
}

const premium = async (name: string): Promise<TestUser> => {
  const user = await as(name)
  await app.makePremium(user)
  return user
}
const save = (user: TestUser, recipe: object) =>
  body<SavedRecipeWithRecipe>(user.post('/api/saved-recipes', recipe))
const place = (user: TestUser, recipe_id: string, meal_type: string, servings?: number) =>
  body<MealPlan>(user.post('/api/meal-plans', { recipe_id, planned_date: span.from, meal_type, servings }))
const list = (user: TestUser) => body<ShoppingListAnswer>(user.get(`/api/shopping-list${query}`))
const lines = ({ aisles }: ShoppingListAnswer) => aisles.flatMap((aisle) => aisle.lines)
const onions = (answer: ShoppingListAnswer) =>
  [...lines(answer), ...answer.atHome].filter(({ food }) => food?.includes('onion'))

const onionGrams = ({ recipe }: SavedRecipeWithRecipe) =>
  recipe.lines.find(({ food }) => food?.includes('onion'))?.grams ?? Number.NaN
const calls = (who: Pick<TestUser, 'get' | 'put' | 'post' | 'delete'>) => [
  who.get(`/api/shopping-list${query}`),
  who.put('/api/shopping-list/checks', {}),
  who.put('/api/shopping-list/stock', {}),
  who.post('/api/shopping-list/lines', {}),
  who.delete('/api/shopping-list/lines/nonsense'),
]

/** A premium person with both dishes planned for one day. */
async function shopping(name: string): Promise<TestUser> {
  const user = await premium(name)
  await place(user, (await save(user, soup)).id, 'lunch')
  await place(user, (await save(user, pilaf)).id, 'dinner')
  return user
}

test('the list adds up what the planned meals of the span need, with the servings they are planned for', async () => {
  const ana = await premium('Ana')
  const [first, second] = [await save(ana, soup), await save(ana, pilaf)]
  await place(ana, first.id, 'lunch')
  await place(ana, second.id, 'dinner')
  const answer = await list(ana)
  expect(answer).toMatchObject({ ...span, checked: [], ownLines: [], stock: [] })
  expect(answer.count).toBe(lines(answer).length)
  const [onion] = onions(answer)
  expect(onions(answer)).toHaveLength(1)
  expect(onion?.recipes).toEqual(['Onion Pilaf', 'Onion Soup'])
  expect(onion?.grams).toBeCloseTo(onionGrams(first) + onionGrams(second), 0)
  await place(ana, first.id, 'snack', 4)
  expect(onions(await list(ana))[0]?.grams).toBeCloseTo(3 * onionGrams(first) + onionGrams(second), 0)
  expect(await body(ana.get('/api/shopping-list?from=2026-07-20&to=2026-07-26'))).toMatchObject({
    aisles: [],
    count: 0,
  })
})

test('what is at home is subtracted once, and stays said until it is said anew', async () => {
  const ana = await shopping('Stocked')
  const needed = onions(await list(ana))[0]?.grams ?? Number.NaN
  expect(await body(ana.put('/api/shopping-list/stock', { stock: ['100 g onions', 'rice'] }))).toEqual({
    success: true,
  })
  const answer = await list(ana)
  expect(answer.stock).toEqual(['100 g onions', 'rice'])
  expect(onions(answer)[0]?.grams).toBeCloseTo(needed - 100, 0)
  expect(answer.atHome.map(({ food }) => food)).toContain('long-grain white rice')
  await ana.put('/api/shopping-list/stock', { stock: [] })
  expect(onions(await list(ana))[0]?.grams).toBeCloseTo(needed, 0)
})

test('until something is said, foods that planned recipes count on are at home without an amount that nobody gave', async () => {
  const ana = await premium('Unsaid')
  const { recipes } = await body<{ recipes: { id: string }[] }>(
    ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini', 'onions'] }),
  )
  const meals = ['breakfast', 'lunch', 'dinner']
  const saved = await Promise.all(recipes.map(({ id }) => save(ana, { recipe_id: id })))
  for (const [index, { id }] of saved.entries()) await place(ana, id, meals[index] ?? '')
  const answer = await list(ana)
  expect(answer.stock).toContain('tomato')
  for (const text of answer.stock) expect(text).not.toMatch(/\d/)
  for (const { note } of [...lines(answer), ...answer.atHome]) expect(note ?? '').not.toContain('you have')
  expect(answer.atHome.map(({ food }) => food)).toContain('tomato')
  expect(lines(answer).map(({ food }) => food)).not.toContain('tomato')
})

const kitchenItem = (text: string) => ({ text, use_soon: false, added_on: span.from })

test('a food whose amount stands in the basket is at home with that amount, and what it does not cover is bought', async () => {
  const ana = await premium('Said')
  const kept = ['20 kg zucchini', '100 g tomatoes', 'onions']
  const basket = { items: kept.map(kitchenItem), always_at_home: [], revision: 0 }
  expect((await ana.put('/api/basket', basket)).status).toBe(200)
  const { recipes } = await body<{ recipes: { id: string }[] }>(
    ana.post('/api/generate-recipes', { ingredients: kept }),
  )
  for (const [index, { id }] of recipes.entries())
    await place(ana, (await save(ana, { recipe_id: id })).id, ['breakfast', 'lunch', 'dinner'][index] ?? '')
  const answer = await list(ana)
  expect(answer.stock).toContain('20 kg zucchini')
  expect(answer.stock).toContain('100 g tomatoes')
  expect(answer.atHome.map(({ food }) => food)).toContain('zucchini')
  expect(lines(answer).find(({ food }) => food === 'tomato')?.note).toMatch(/^you have 100 g of \d+ g$/)
})

test('what another meal leaves is bought with that meal alone', async () => {
  const ana = await premium('Thrifty')
  const saved = await save(ana, soup)
  await place(ana, saved.id, 'dinner')
  const before = await list(ana)
  await ana.post('/api/meal-plans', {
    recipe_id: saved.id,
    planned_date: '2026-07-14',
    meal_type: 'lunch',
    is_leftovers: true,
  })
  expect((await list(ana)).aisles).toEqual(before.aisles)
})

test('lines are checked off and on again, any number of times, for their span only', async () => {
  const ana = await shopping('Checking')
  const key = lines(await list(ana))[0]?.key ?? ''
  const check = (checked: boolean, from = span.from) =>
    ana.put('/api/shopping-list/checks', { ...span, from, key, checked })
  const answers = await Promise.all([check(true), check(true), check(true)])
  for (const answer of answers) expect(await body(answer)).toEqual({ success: true })
  expect((await list(ana)).checked).toEqual([key])
  const shorter = await body<ShoppingListAnswer>(ana.get('/api/shopping-list?from=2026-07-14&to=2026-07-19'))
  expect(shorter.checked).toEqual([])
  await check(false)
  await check(false)
  expect((await list(ana)).checked).toEqual([])
})

test('lines of one’s own are added in order, checked off, removed with their check, and not endless', async () => {
  const ana = await premium('Own lines')
  const add = (text: string) => ana.post('/api/shopping-list/lines', { ...span, text })
  const first = await body<{ id: string }>(add('  dish soap '))
  app.clock.advance(1)
  const second = await body<{ id: string }>(add('candles'))
  await ana.put('/api/shopping-list/checks', { ...span, key: first.id, checked: true })
  expect(await list(ana)).toMatchObject({
    ownLines: [
      { id: first.id, text: 'dish soap' },
      { id: second.id, text: 'candles' },
    ],
    checked: [first.id],
  })
  expect((await ana.delete(`/api/shopping-list/lines/${first.id}`)).status).toBe(200)
  expect((await ana.delete(`/api/shopping-list/lines/${first.id}`)).status).toBe(404)
  expect(await list(ana)).toMatchObject({ ownLines: [{ id: second.id }], checked: [] })
  for (let count = 1; count < maxOwnLines - 5; count += 1) await add(`thing ${count}`)
  const together = await Promise.all(Array.from({ length: 15 }, (_, at) => add(`thing at once ${at}`)))
  expect(together.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await list(ana)).ownLines).toHaveLength(maxOwnLines)
  const refused = await add('one too many')
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input' }])
})

test.each<['get' | 'put' | 'post', string, unknown, string]>([
  ['get', '', undefined, 'Required'],
  ['get', '?from=2026-02-30&to=2026-03-01', undefined, 'Use a date that exists, as YYYY-MM-DD'],
  [
    'get',
    '?from=2026-07-19&to=2026-07-13',
    undefined,
    'Choose an end that is not before the start, and a year and a week at the most',
  ],
  ['put', '/stock', { stock: ['x'.repeat(101)] }, 'Maximum 100 characters allowed'],
  ['put', '/stock', { stock: Array.from({ length: 201 }, () => 'rice') }, 'Maximum 200 foods allowed'],
  ['put', '/stock', { stock: ['  '] }, 'Required'],
  ['put', '/checks', { ...span, key: '', checked: true }, 'Required'],
  [
    'put',
    '/checks',
    { ...span, to: '2026-02-30', key: 'a', checked: true },
    'Use a date that exists, as YYYY-MM-DD',
  ],
  ['post', '/lines', { ...span, text: ' ' }, 'Required'],
  ['post', '/lines', { ...span, text: 'x'.repeat(101) }, 'Maximum 100 characters allowed'],
  [
    'post',
    '/lines',
    { ...span, from: '2026-07-20', text: 'tea' },
    'Choose an end that is not before the start, and a year and a week at the most',
  ],
])('%s %s with %o is refused', async (method, path, request, message) => {
  const ana = await premium('Mistaken')
  const address = `/api/shopping-list${path}`
  const refused = method === 'get' ? await ana.get(address) : await ana[method](address, request)
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
})

test("a stranger's list is not seen, checked or changed", async () => {
  const [ana, ben] = [await shopping('Owner'), await premium('Stranger')]
  const line = await body<{ id: string }>(ana.post('/api/shopping-list/lines', { ...span, text: 'tea' }))
  await ana.put('/api/shopping-list/stock', { stock: ['rice'] })
  const before = await list(ana)
  expect(await list(ben)).toMatchObject({ aisles: [], atHome: [], ownLines: [], stock: [], checked: [] })
  expect((await ben.delete(`/api/shopping-list/lines/${line.id}`)).status).toBe(404)
  expect((await ben.delete('/api/shopping-list/lines/nonsense')).status).toBe(404)
  await ben.put('/api/shopping-list/checks', { ...span, key: line.id, checked: true })
  await ben.put('/api/shopping-list/stock', { stock: [] })
  expect(await list(ana)).toEqual(before)
})

test('the shopping list is for premium people', async () => {
  const ana = await premium('Leaving')
  await app.database.asSystem((tx) =>
    tx.update(profiles).set({ isPremium: false }).where(eq(profiles.id, ana.id)),
  )
  for (const refused of await Promise.all(calls(ana)))
    expect([refused.status, await body(refused)]).toMatchObject([
      403,
      { details: { feature: 'shopping-list' } },
    ])
  for (const refused of await Promise.all(calls(visitor()))) expect(refused.status).toBe(401)
})
