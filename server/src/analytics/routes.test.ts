import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson as body, type TestClient, testApp } from '../testing/index.ts'
import { events } from './tables.ts'

const app = await testApp()
const { as, visitor } = app
const visit = '11111111-1111-4111-8111-111111111111'
const send = (client: TestClient, event: object, headers: Record<string, string> = {}) =>
  client.post('/api/events', event, { headers })
const noted = () =>
  app.database.asSystem((tx) =>
    tx
      .select()
      .from(events)
      .orderBy(events.createdAt, sql`${events.name}`),
  )

test('an event of a visitor and one of a person are noted with their fields', async () => {
  const ana = await as('Ana')
  expect(await body(send(visitor(), { name: 'hero_cta_click', visit }))).toEqual({ success: true })
  await send(ana, { name: 'generate_recipe', fields: { ingredient_count: 3, is_premium: false }, visit })
  expect(await noted()).toMatchObject([
    { userId: ana.id, name: 'generate_recipe', fields: { ingredient_count: 3, is_premium: false } },
    { userId: null, name: 'hero_cta_click', visit, fields: {} },
  ])
})

test.each([
  { name: 'purchase', fields: { plan: 'annual' } },
  { name: 'generate_recipe', fields: { ingredient_count: 3, is_premium: true, ingredients: ['kale'] } },
  { name: 'generate_recipe' },
  { name: 'use_chatbot', fields: { message_count: 'many' } },
  { name: 'hero_cta_click', visit: 'me' },
  {},
])('%o is refused: only what the product notes may be sent', async (event) => {
  expect((await send(visitor(), event)).status).toBe(400)
})

test('whoever asks not to be tracked is answered alike and not noted', async () => {
  const before = (await noted()).length
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
    expect(await body(send(visitor(), { name: 'view_pricing' }, headers))).toEqual({ success: true })
  expect(await noted()).toHaveLength(before)
})

test('where analytics is off nothing is noted', async () => {
  const off = await testApp({ config: { isNoting: false } })
  expect((await send(off.visitor(), { name: 'view_pricing' })).status).toBe(200)
  expect(await off.database.asSystem((tx) => tx.select().from(events))).toEqual([])
})

test("a person's own handle shows the person's events, and neither a visitor's nor a stranger's", async () => {
  const ben = await as('Ben')
  await send(ben, { name: 'view_pricing' })
  const seen = await app.database.asUser(ben.id as Parameters<typeof app.database.asUser>[0], (tx) =>
    tx.select().from(events),
  )
  expect(seen).toMatchObject([{ userId: ben.id, name: 'view_pricing' }])
})
