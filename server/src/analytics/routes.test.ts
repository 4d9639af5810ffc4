import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson as body, type TestClient, testApp, type TestUser } from '../testing/index.ts'
import { events } from './tables.ts'

const noServices = { ga4: undefined, plausible: undefined, posthog: undefined }
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
  { name: 'cancel_subscription', fields: { plan: 'annual' } },
  { events: [] },
  { events: [{ name: 'view_pricing' }, { name: 'purchase', fields: {} }] },
  { events: Array.from({ length: 26 }, () => ({ name: 'view_pricing' })) },
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
  const off = await testApp({ config: { analytics: { isNoting: false, services: noServices } } })
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

const path = (address: string) => ({ name: 'page_view', fields: { path: address } })

test('several events of a visit come in one body, and none is kept when one of them is wrong', async () => {
  const cara = await as('Cara')
  expect(await body(send(cara, { visit, events: [path('/'), path('/pricing')] }))).toEqual({ success: true })
  expect((await send(cara, { visit, events: [path('/help'), { name: 'login', fields: {} }] })).status).toBe(
    400,
  )
  const seen = (await noted()).filter(({ userId }) => userId === cara.id)
  expect(new Set(seen.map(({ fields }) => fields['path']))).toEqual(new Set(['/', '/pricing']))
})

test('a mail address that somebody typed is not kept', async () => {
  const dora = await as('Dora')
  const reason = 'Too salty, write to dora@example.org or <me@example.co.uk>!'
  await send(dora, { name: 'report_recipe', fields: { recipe_id: 'x', reason } })
  const [event] = (await noted()).filter(({ userId }) => userId === dora.id)
  expect(event?.fields).toEqual({ recipe_id: 'x', reason: 'Too salty, write to (address) or <(address)>!' })
})

/** Buys a plan in the sandbox; paying twice is paying once. */
async function buy(user: TestUser): Promise<void> {
  const { url } = await body<{ url: string }>(
    user.post('/api/create-checkout', { priceId: 'price_sandbox_annual' }),
  )
  for (let times = 0; times < 2; times += 1)
    await user.post(`/api/sandbox/checkouts/${url.split('/').at(-1)}/pay`)
}

const paymentsOf = async (user: TestUser) =>
  (await noted()).filter(({ userId, name }) => userId === user.id && /purchase|cancel/.test(name))

test('a purchase is noted once when it is confirmed, and the end of renewals once, with the visit they belong to', async () => {
  const eve = await as('Eve')
  await send(eve, { name: 'begin_checkout', fields: { plan: 'annual', value: 72, currency: 'USD' }, visit })
  await buy(eve)
  expect(await paymentsOf(eve)).toMatchObject([
    { name: 'purchase', visit, fields: { plan: 'annual', value: 72, currency: 'USD' } },
  ])
  for (const action of ['cancel', 'cancel', 'resume']) await eve.post('/api/sandbox/portal', { action })
  await eve.post('/api/check-subscription')
  expect(await paymentsOf(eve)).toMatchObject([
    { name: 'cancel_subscription', fields: { plan: 'annual' } },
    { name: 'purchase' },
  ])
})

test('a purchase of somebody who did not agree to be counted is not noted', async () => {
  const fay = await as('Fay')
  await buy(fay)
  expect(await paymentsOf(fay)).toEqual([])
})

test('events of one address are counted each, whatever bodies they come in, and another address goes on', async () => {
  const { visitor: open, database } = await testApp({ config: { trustedProxies: 1 } })
  const full = { events: Array.from({ length: 25 }, () => ({ name: 'view_pricing' })), visit }
  const post = (address: string) => send(open(), full, { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let sent = 0; sent < 40; sent += 1) statuses.push((await post(`2001:db8:1:1::${sent}`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  const refused = await post('2001:db8:1:1::ffff')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await post('2001:db8:1:2::1')).status).toBe(200)
  expect(await database.asSystem((tx) => tx.select().from(events))).toHaveLength(150)
})
