import type { BasketAnswer, GenerateAnswer } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const food = (text: string, more: object = {}) => ({ text, use_soon: false, added_on: '2026-07-15', ...more })
const basket = (user: TestUser) => body<BasketAnswer>(user.get('/api/basket'))
const put = (
  user: Pick<TestUser, 'put'>,
  items: readonly object[],
  revision: number,
  always_at_home: readonly string[] = [],
) => user.put('/api/basket', { items, always_at_home, revision })

test('a basket is the same wherever one looks: what each food is, how much, and until when it keeps', async () => {
  const ana = await as('Ana')
  expect(await basket(ana)).toEqual({ items: [], always_at_home: [], revision: 0, last_baskets: [] })
  const items = [
    food('2 carrots', { use_soon: true }),
    food('half a bag of spinach'),
    food('feta'),
    food('xyzzy'),
  ]
  const kept = await body<BasketAnswer>(put(ana, items, 0, ['salt', 'olive oil']))
  expect(kept).toEqual(await basket(ana))
  expect(kept).toMatchObject({ always_at_home: ['salt', 'olive oil'], revision: 1 })
  expect(kept.items).toMatchObject([
    {
      ...items[0],
      food: 'carrot',
      keeps_until: '2026-08-05',
      amount: { quantity: 2, unit: null, name: 'carrots' },
    },
    { food: 'spinach', keeps_until: '2026-07-22', amount: { quantity: 0.5, unit: 'bag', name: 'spinach' } },
    { food: 'feta cheese', amount: { quantity: null, name: 'feta' } },
    { food: null, message: expect.stringContaining("'xyzzy'"), keeps_until: null, amount: null },
  ])
})

test('of two devices that change the same state the second is told, and nothing of the first is lost', async () => {
  const ana = await as('Twice')
  await put(ana, [food('kale')], 0)
  expect((await put(ana, [food('kale'), food('eggs')], 1)).status).toBe(200)
  const refused = await put(ana, [food('leeks')], 1)
  expect([refused.status, await body(refused)]).toMatchObject([409, { code: 'basket-changed' }])
  expect((await put(ana, [food('leeks')], 0)).status).toBe(409)
  expect((await basket(ana)).items.map(({ text }) => text)).toEqual(['kale', 'eggs'])
})

test.each<[string, readonly object[], readonly string[], string]>([
  ['21 foods', Array.from({ length: 21 }, (_, n) => food(`herb ${n}`)), [], 'Maximum 20 ingredients allowed'],
  ['51 characters', [food('x'.repeat(51))], [], 'Maximum 50 characters allowed'],
  ['a day that does not exist', [food('kale', { added_on: '2026-02-30' })], [], 'Use a date that exists'],
  ['51 foods at home', [], Array.from({ length: 51 }, (_, n) => `herb ${n}`), 'Maximum 50 foods allowed'],
])('a basket of %s is refused', async (_what, items, atHome, message) => {
  const refused = await put(await as('Mistaken'), items, 0, atHome)
  expect([refused.status, await body(refused)]).toMatchObject([
    400,
    { code: 'invalid-input', message: expect.stringContaining(message) },
  ])
})

test('a stranger sees and changes nothing of it, and a visitor is not let in', async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  await put(ana, [food('kale')], 0, ['salt'])
  await ana.post('/api/generate-recipes', { ingredients: ['kale', 'eggs'] })
  expect(await basket(ben)).toEqual({ items: [], always_at_home: [], revision: 0, last_baskets: [] })
  expect((await put(ben, [food('leeks')], 1)).status).toBe(409)
  expect((await basket(ana)).items).toMatchObject([{ text: 'kale' }])
  expect((await visitor().get('/api/basket')).status).toBe(401)
  expect((await put(visitor(), [], 0)).status).toBe(401)
})

test('it is in the export', async () => {
  const ana = await as('Taking')
  await put(ana, [food('kale')], 0, ['salt'])
  expect(await body(ana.get('/api/account/export'))).toMatchObject({
    baskets: [{ items: [{ text: 'kale' }], always_at_home: ['salt'] }],
  })
})

test('the last five different baskets are remembered, the newest first', async () => {
  const ana = await as('Again')
  await app.makePremium(ana)
  for (const ingredients of [
    ['kale'],
    ['eggs'],
    ['Kale'],
    ['leeks'],
    ['rice', 'peas'],
    ['peas', 'rice'],
    ['carrots'],
    ['corn'],
  ]) {
    app.clock.advance(1000)
    expect((await ana.post('/api/generate-recipes', { ingredients })).status).toBe(200)
  }
  expect((await basket(ana)).last_baskets).toEqual([
    ['corn'],
    ['carrots'],
    ['peas', 'rice'],
    ['leeks'],
    ['Kale'],
  ])
})

test('what is always at home has not to be bought, and what is to be used soon is cooked with', async () => {
  const ana = await as('Cooking')
  await put(ana, [], 0, ['olive oil', 'garlic', 'salt'])
  const ingredients = ['onions', 'potatoes', 'rice', 'lentils', 'carrots', 'cabbage', 'beets', 'milk']
  const { recipes } = await body<GenerateAnswer>(
    ana.post('/api/generate-recipes', { ingredients, useSoon: ['beets'] }),
  )
  const lines = recipes.flatMap((recipe) => recipe.lines)
  expect(lines.filter(({ food: name }) => name === 'beet').length).toBeGreaterThan(0)
  const atHome = lines.filter(
    ({ food: name }) => name === 'olive oil' || name === 'garlic' || name === 'salt',
  )
  expect(atHome.length).toBeGreaterThan(0)
  expect(atHome.filter(({ have }) => !have)).toEqual([])
})

test('foods are offered while one types, also to a visitor, and not without end', async () => {
  const { foods } = await body<{ foods: { name: string }[] }>(visitor().get('/api/foods?q=tom'))
  expect(foods[0]).toEqual({ name: 'tomatoes', food: 'tomato' })
  const statuses: number[] = []
  for (let asked = 0; asked <= 1200; asked += 1)
    statuses.push((await visitor().get('/api/foods?q=to')).status)
  expect(statuses.at(-1)).toBe(429)
})
