import type { Profile, Subscription } from '@plotluck/contract'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createStripe, createWebhookVerifier } from '../platform/payments/stripe.ts'
import { type FakeSubscription, signedMessage, startFakeStripe } from '../testing/fake-stripe.ts'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'
import { events } from '../analytics/tables.ts'
import { findSubscription } from './store.ts'

const secret = 'whsec_of_the_tests'
const prices = { monthly: 'price_m', annual: 'price_a' }
const stripe = await startFakeStripe()
afterAll(stripe.stop)
const payments = createStripe({
  secretKey: 'sk_test',
  prices,
  publicUrl: 'http://plotluck.test',
  log: createLog('silent'),
  api: stripe.api,
  timeoutMs: 400,
})
const app = await testApp({
  config: { billing: 'stripe' },
  stripe: { payments, verifyWebhook: createWebhookVerifier(secret) },
})
const { as, visitor, clock } = app
const seconds = () => Math.floor(+clock.now / 1000)
const month = 30 * 24 * 3600

const isPremium = async (user: TestUser) => (await body<Profile>(user.get('/api/profile'))).is_premium
const state = async (user: TestUser) =>
  (await body<{ subscription: Subscription }>(user.get('/api/subscription'))).subscription?.state
const open = (user: TestUser, priceId = prices.monthly) => user.post('/api/create-checkout', { priceId })

/** Opens a checkout, which makes the person a customer; gives the customer's id. */
async function customerOf(user: TestUser): Promise<string> {
  await open(user)
  const row = await app.database.asSystem((tx) =>
    findSubscription(tx, user.id as Parameters<typeof findSubscription>[1]),
  )
  return row?.customerId ?? ''
}

/** Stripe takes the money: from here on it holds a subscription. */
function paid(customer: string): FakeSubscription {
  const held: FakeSubscription = {
    id: stripe.newId('sub'),
    customer,
    price: prices.monthly,
    created: seconds(),
    status: 'active',
    cancel_at_period_end: false,
    ended_at: null,
    period_start: seconds(),
    period_end: seconds() + month,
  }
  stripe.subscriptions.set(held.id, held)
  return held
}

let messages = 0
async function deliver(type: string, object: object, id = `evt_${(messages += 1)}`): Promise<Response> {
  const { payload, signature } = await signedMessage({ id, type, object }, secret)
  return visitor().send('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  })
}

test('a checkout opens at Stripe and makes nobody premium; the message after paying does', async () => {
  const ana = await as('Ana')
  const opened = await body<{ url: string }>(open(ana))
  expect(opened.url).toContain('price=price_m')
  expect(await isPremium(ana)).toBe(false)
  const { customer } = paid(await customerOf(ana))
  expect((await deliver('checkout.session.completed', { customer })).status).toBe(200)
  expect(await isPremium(ana)).toBe(true)
  expect((await open(ana)).status).toBe(409)
  expect(await body(ana.post('/api/customer-portal'))).toEqual({ url: `https://portal.example/${customer}` })
})

test('two checkouts at once are one checkout and one customer', async () => {
  const ana = await as('Hasty')
  const urls = await Promise.all([open(ana), open(ana)].map((each) => body<{ url: string }>(each)))
  expect(urls[0]).toEqual(urls[1])
})

const openAtStripe = (customer: string) =>
  [...stripe.checkouts.values()].filter((each) => each.customer === customer && each.status === 'open')

test('of the checkouts of one person only the last can be paid, whichever plans were chosen before', async () => {
  const ana = await as('Undecided')
  const customer = await customerOf(ana)
  for (const price of [prices.annual, prices.monthly, prices.annual, prices.monthly]) {
    const { url } = await body<{ url: string }>(open(ana, price))
    expect(openAtStripe(customer).map((each) => each.url)).toEqual([url])
    expect(url).toContain(`price=${price}`)
    clock.advance(11 * 60_000)
  }
  const { url } = await body<{ url: string }>(open(ana))
  expect(openAtStripe(customer).map((each) => each.url)).toEqual([url])
})

test('checkouts for both plans at the same moment leave one that can be paid', async () => {
  const ana = await as('Two tabs')
  const customer = await customerOf(ana)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([prices.annual, prices.monthly].map((price) => open(ana, price)))
    expect(openAtStripe(customer)).toHaveLength(1)
  }
})

test('a checkout that is paid while another opens leaves none that can be paid', async () => {
  const ana = await as('Paying meanwhile')
  const customer = await customerOf(ana)
  const [first] = openAtStripe(customer)
  stripe.beforeNext('POST /v1/checkout/sessions', () => {
    Object.assign(first ?? {}, { status: 'complete', url: null })
    paid(customer)
  })
  expect(await body(open(ana, prices.annual))).toMatchObject({ code: 'already-premium' })
  expect(openAtStripe(customer)).toEqual([])
})

test('coming back from paying is enough, when the message is late', async () => {
  const ana = await as('Early')
  paid(await customerOf(ana))
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: true })
})

/** A subscription's life: each step changes what Stripe holds and sends a message about it. */
const life: readonly { type: string; happens: (held: FakeSubscription) => void }[] = [
  { type: 'customer.subscription.created', happens: () => {} },
  { type: 'invoice.payment_failed', happens: (held) => (held.status = 'past_due') },
  {
    type: 'invoice.paid',
    happens: (held) => Object.assign(held, { status: 'active', period_end: held.period_end + month }),
  },
  { type: 'customer.subscription.updated', happens: (held) => (held.cancel_at_period_end = true) },
]

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

test("every order of a life's messages, each delivered twice, ends in what Stripe holds", async () => {
  const user = await as('Orders')
  const customer = await customerOf(user)
  for (const order of ordersOf(life)) {
    stripe.subscriptions.clear()
    const held = paid(customer)
    for (const { happens } of life) happens(held)
    for (const { type } of [...order, ...order]) {
      const id = `evt_${order.map((step) => step.type).join()}_${type}`
      expect((await deliver(type, { customer }, id)).status).toBe(200)
    }
    const shown = await body<{ subscription: Subscription }>(user.get('/api/subscription'))
    expect(shown.subscription).toMatchObject({ state: 'active', cancel_at_period_end: true })
    expect(await isPremium(user)).toBe(true)
  }
})

test('messages that arrive while things happen leave the state that Stripe holds last', async () => {
  for (const order of ordersOf(life)) {
    const user = await as(`Life ${order.map(({ type }) => type).join(' ')}`)
    const held = paid(await customerOf(user))
    for (const { type, happens } of order) {
      happens(held)
      await deliver(type, { customer: held.customer })
    }
    Object.assign(held, { status: 'canceled', ended_at: seconds() })
    await deliver('customer.subscription.deleted', { customer: held.customer })
    expect([await state(user), await isPremium(user)]).toEqual(['ended', false])
  }
})

test.each([
  ['charge.refunded', { refunded: true }],
  ['charge.dispute.created', {}],
])('%s ends the subscription at Stripe and premium with it', async (type, object) => {
  const user = await as(type)
  const held = paid(await customerOf(user))
  await deliver('invoice.paid', { customer: held.customer })
  expect(await isPremium(user)).toBe(true)
  await deliver(type, { ...object, customer: held.customer })
  expect([held.status, await isPremium(user)]).toEqual(['canceled', false])
})

test('a part of the money given back takes nothing away', async () => {
  const user = await as('Partly')
  const held = paid(await customerOf(user))
  await deliver('charge.refunded', { customer: held.customer, refunded: false })
  expect([held.status, await isPremium(user)]).toEqual(['active', true])
})

test('a message with a bad signature is refused and changes nothing', async () => {
  const user = await as('Forged')
  const held = paid(await customerOf(user))
  const { payload } = await signedMessage(
    { id: 'evt_f', type: 'invoice.paid', object: held },
    'another secret',
  )
  const { signature } = await signedMessage({ id: 'evt_f', type: 'x', object: {} }, secret)
  for (const header of ['', 'nonsense', signature]) {
    const refused = await visitor().send('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': header },
      body: payload,
    })
    expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'bad-signature' }])
  }
  expect(await isPremium(user)).toBe(false)
})

test('a message about a customer we do not know is taken and forgotten', async () => {
  expect((await deliver('invoice.paid', { customer: 'cus_of_another_shop' })).status).toBe(200)
  expect((await deliver('product.updated', {})).status).toBe(200)
})

test('while Stripe is down nothing is sold, nobody loses premium, and a message is asked for again', async () => {
  const user = await as('Stormy')
  const held = paid(await customerOf(user))
  await deliver('invoice.paid', { customer: held.customer })
  for (const fault of [500, 429, 'silence'] as const) {
    stripe.failNext(...(fault === 'silence' ? [fault, fault, fault] : [fault]))
    const refused = await deliver('customer.subscription.updated', { customer: held.customer }, 'evt_stormy')
    expect([refused.status, await body(refused)]).toMatchObject([503, { code: 'payments-down' }])
    expect(await isPremium(user)).toBe(true)
  }
  stripe.failNext(500)
  expect(await body(user.post('/api/check-subscription'))).toEqual({ subscribed: true })
  held.cancel_at_period_end = true
  await deliver('customer.subscription.updated', { customer: held.customer }, 'evt_stormy')
  expect(await body(user.get('/api/subscription'))).toMatchObject({
    subscription: { cancel_at_period_end: true },
  })
  const other = await as('New in the storm')
  stripe.failNext(500)
  expect(await body(open(other))).toMatchObject({ code: 'payments-down' })
})

test('a renewal that could not be paid ends premium where the paid period ended, until it is paid', async () => {
  const user = await as('Declined')
  const held = paid(await customerOf(user))
  await deliver('invoice.paid', { customer: held.customer })
  const paidUntil = held.period_end
  clock.advance(month * 1000)
  Object.assign(held, { status: 'past_due', period_start: paidUntil, period_end: paidUntil + month })
  await deliver('invoice.payment_failed', { customer: held.customer })
  expect(await body(user.get('/api/subscription'))).toMatchObject({
    subscription: { state: 'past-due', current_period_end: new Date(paidUntil * 1000).toISOString() },
  })
  expect(await isPremium(user)).toBe(false)
  const second = await open(user)
  expect([second.status, await body(second)]).toMatchObject([
    409,
    { code: 'already-premium', message: expect.stringMatching(/last payment failed/) },
  ])
  expect((await user.post('/api/customer-portal')).status).toBe(200)
  held.status = 'active'
  await deliver('invoice.paid', { customer: held.customer })
  expect(await isPremium(user)).toBe(true)
})

test('a renewal that Stripe has not told of yet is believed for three days and asked for', async () => {
  const user = await as('Renewing')
  const held = paid(await customerOf(user))
  await deliver('invoice.paid', { customer: held.customer })
  clock.advance((month + 3600) * 1000)
  expect(await isPremium(user)).toBe(true)
  Object.assign(held, { status: 'canceled', ended_at: held.period_end })
  await app.tidy()
  expect(await isPremium(user)).toBe(false)
})

test('a purchase is counted when a signed message confirms it, once for each transaction', async () => {
  const ana = await as('Counted')
  const checkout = { name: 'begin_checkout', fields: { plan: 'monthly', value: 7.99, currency: 'USD' } }
  await ana.post('/api/events', checkout)
  const { customer, id } = paid(await customerOf(ana))
  const purchases = async () =>
    (await app.database.asSystem((tx) => tx.select().from(events)))
      .filter(({ userId, name }) => userId === ana.id && name === 'purchase')
      .map(({ fields }) => fields)
  await ana.post('/api/check-subscription')
  await visitor().post('/api/webhooks/stripe', { id: 'evt_forged', type: 'checkout.session.completed' })
  expect(await purchases()).toEqual([])
  for (const type of ['checkout.session.completed', 'invoice.paid', 'customer.subscription.updated'])
    await deliver(type, { customer })
  expect(await purchases()).toEqual([{ plan: 'monthly', value: 7.99, currency: 'USD', transaction_id: id }])
})
