import type { Plans, Profile, Subscription } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, type TestClient, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor, clock } = app
const day = 24 * 60 * 60_000
const missing = '00000000-0000-4000-8000-000000000000'

const isPremium = async (user: TestUser) => (await body<Profile>(user.get('/api/profile'))).is_premium
const subscription = async (user: TestUser) =>
  (await body<{ subscription: Subscription }>(user.get('/api/subscription'))).subscription
const open = (client: TestClient, priceId = 'price_sandbox_monthly') =>
  client.post('/api/create-checkout', { priceId })
const checkoutId = async (client: TestClient, priceId?: string) =>
  (await body<{ url: string }>(open(client, priceId))).url.split('/').at(-1) ?? ''
const pay = (client: TestClient, id: string) => client.post(`/api/sandbox/checkouts/${id}/pay`)
const act = (user: TestUser, action: string) => user.post('/api/sandbox/portal', { action })
async function subscribed(name: string, priceId?: string): Promise<TestUser> {
  const user = await as(name)
  await pay(user, await checkoutId(user, priceId))
  return user
}

test('GET /api/plans sells the two plans at the prices of the product', async () => {
  expect(await body<Plans>(visitor().get('/api/plans'))).toEqual({
    billing: 'sandbox',
    plans: [
      { plan: 'monthly', priceId: 'price_sandbox_monthly', cents: 799, currency: 'usd', period: 'month' },
      { plan: 'annual', priceId: 'price_sandbox_annual', cents: 7200, currency: 'usd', period: 'year' },
    ],
  })
})

test('a checkout makes nobody premium before it is paid; paying does, once', async () => {
  const ana = await as('Ana')
  const id = await checkoutId(ana)
  expect(await body(ana.get(`/api/sandbox/checkouts/${id}`))).toEqual({
    id,
    plan: 'monthly',
    state: 'open',
    cents: 799,
  })
  expect(await isPremium(ana)).toBe(false)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: false })
  expect(await body(pay(ana, id))).toEqual({ url: `http://plotluck.test/success?session_id=${id}` })
  expect(await isPremium(ana)).toBe(true)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: true })
  expect((await pay(ana, id)).status).toBe(200)
  expect(await subscription(ana)).toEqual({
    plan: 'monthly',
    state: 'active',
    cancel_at_period_end: false,
    current_period_end: '2026-08-15T09:00:00.000Z',
  })
})

test('a premium person is sold no second subscription', async () => {
  const ana = await subscribed('Paying')
  const refused = await open(ana, 'price_sandbox_annual')
  expect([refused.status, await body(refused)]).toMatchObject([409, { code: 'already-premium' }])
})

test('two checkouts at once are one, and paying an older one as well buys nothing twice', async () => {
  const ana = await as('Hasty')
  const [one, two] = await Promise.all([checkoutId(ana), checkoutId(ana)])
  const annual = await checkoutId(ana, 'price_sandbox_annual')
  expect(one).toBe(two)
  expect((await pay(ana, one)).status).toBe(200)
  expect(await body(pay(ana, annual))).toMatchObject({ code: 'already-premium' })
  expect((await subscription(ana))?.plan).toBe('monthly')
})

test('paying two checkouts at once buys one subscription', async () => {
  const ana = await as('Both')
  const [monthly, annual] = [await checkoutId(ana), await checkoutId(ana, 'price_sandbox_annual')]
  const answers = await Promise.all([pay(ana, monthly), pay(ana, annual)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('after cancelling premium lasts to the end of the paid period, and not a moment longer', async () => {
  const ana = await subscribed('Leaving')
  expect(await body(act(ana, 'cancel'))).toMatchObject({ subscription: { cancel_at_period_end: true } })
  const ends = new Date((await subscription(ana))?.current_period_end ?? 0)
  clock.now = new Date(+ends - 1)
  expect(await isPremium(ana)).toBe(true)
  clock.now = ends
  expect(await isPremium(ana)).toBe(false)
  await app.tidy()
  expect((await subscription(ana))?.state).toBe('ended')
  expect((await open(ana)).status).toBe(200)
})

test('a subscription that is not cancelled renews, month after month', async () => {
  const ana = await subscribed('Staying')
  clock.advance(75 * day)
  await app.tidy()
  expect(await isPremium(ana)).toBe(true)
  expect(+new Date((await subscription(ana))?.current_period_end ?? 0)).toBeGreaterThan(+clock.now)
})

test('resuming before the end keeps premium', async () => {
  const ana = await subscribed('Wavering', 'price_sandbox_annual')
  await act(ana, 'cancel')
  await act(ana, 'resume')
  clock.advance(400 * day)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: true })
})

test('a monthly plan is switched to annual in the portal: a year from today, renewing', async () => {
  const ana = await subscribed('Longer')
  await act(ana, 'cancel')
  const now = new Date(clock.now)
  expect(await body(act(ana, 'switch-to-annual'))).toEqual({
    subscription: {
      plan: 'annual',
      state: 'active',
      cancel_at_period_end: false,
      current_period_end: new Date(now.setUTCFullYear(now.getUTCFullYear() + 1)).toISOString(),
    },
  })
  const again = await act(ana, 'switch-to-annual')
  expect([again.status, await body(again)]).toMatchObject([409, { code: 'nothing-to-manage' }])
  clock.advance(300 * day)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: true })
})

test('a plan whose payment failed is not switched', async () => {
  const ana = await subscribed('Owing')
  await act(ana, 'fail-payment')
  expect(await body(act(ana, 'switch-to-annual'))).toMatchObject({ code: 'nothing-to-manage' })
  expect(await subscription(ana)).toMatchObject({ plan: 'monthly', state: 'past-due' })
})

test('a failed payment keeps premium for what was paid and ends it then', async () => {
  const ana = await subscribed('Broke')
  await act(ana, 'fail-payment')
  expect(await subscription(ana)).toMatchObject({ state: 'past-due' })
  expect(await isPremium(ana)).toBe(true)
  clock.advance(40 * day)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: false })
})

test('paying again after a failed payment renews; resuming pays nothing', async () => {
  const ana = await subscribed('Declined')
  const refused = await act(ana, 'pay-again')
  expect([refused.status, await body(refused)]).toMatchObject([409, { code: 'nothing-to-manage' }])
  await act(ana, 'fail-payment')
  expect(await body(act(ana, 'resume'))).toMatchObject({ subscription: { state: 'past-due' } })
  expect(await body(open(ana))).toMatchObject({ code: 'already-premium' })
  expect(await body(act(ana, 'pay-again'))).toMatchObject({
    subscription: { state: 'active', cancel_at_period_end: false },
  })
  clock.advance(40 * day)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: true })
})

test('a refund ends premium at once', async () => {
  const ana = await subscribed('Refunded')
  await act(ana, 'refund')
  expect(await isPremium(ana)).toBe(false)
  expect(await body(act(ana, 'cancel'))).toMatchObject({ code: 'nothing-to-manage' })
})

test('the portal is for those who have something to manage', async () => {
  const refused = await (await as('Free')).post('/api/customer-portal')
  expect([refused.status, await body(refused)]).toMatchObject([409, { code: 'nothing-to-manage' }])
  const ana = await subscribed('Managing')
  expect(await body(ana.post('/api/customer-portal'))).toEqual({ url: 'http://plotluck.test/sandbox/portal' })
})

test('a price that is not ours is refused', async () => {
  const refused = await open(await as('Bargaining'), 'price_for_nothing')
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'unknown-price' }])
})

test("a stranger can neither see nor pay another's checkout, nor act on another's subscription", async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  const id = await checkoutId(ana)
  for (const refused of [
    await ben.get(`/api/sandbox/checkouts/${id}`),
    await pay(ben, id),
    await pay(ben, missing),
  ])
    expect(refused.status).toBe(404)
  await pay(ana, id)
  expect((await act(ben, 'refund')).status).toBe(409)
  expect([await isPremium(ana), await isPremium(ben), await subscription(ben)]).toEqual([true, false, null])
  for (const path of [
    '/api/check-subscription',
    '/api/create-checkout',
    '/api/customer-portal',
    '/api/sandbox/portal',
  ])
    expect((await visitor().post(path, {})).status).toBe(401)
  expect((await visitor().get('/api/subscription')).status).toBe(401)
})

test('where nothing is sold everyone is premium and no plan is for sale', async () => {
  const household = await testApp({ config: { billing: 'none' } })
  const ana = await household.as('Ana')
  expect(await isPremium(ana)).toBe(true)
  expect(await body(ana.get('/api/plans'))).toEqual({ billing: 'none', plans: [] })
  expect((await open(ana)).status).toBe(400)
})
