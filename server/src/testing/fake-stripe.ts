import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'

/** What the fake holds of a subscription; times are Unix seconds, as Stripe's. */
export type FakeSubscription = {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly created: number
  status: string
  cancel_at_period_end: boolean
  ended_at: number | null
  period_start: number
  period_end: number
}

/** What the fake holds of a checkout. */
export type FakeCheckout = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly customer: string | null
  readonly metadata: object
  status: 'open' | 'complete' | 'expired'
  url: string | null
}

// What Stripe answers to a step that the object's state does not allow.
const refused = { error: { type: 'invalid_request_error', message: 'Not in this state' } }

/**
 * A server that speaks the part of Stripe's API that the product uses, over real HTTP: form bodies in, Stripe's objects out, keys of
 * idempotency honoured. Its state is open to a test; `failNext` makes the coming requests answer otherwise: a status is not tried
 * again by the client, silence is, twice.
 */
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

export async function startFakeStripe() {
  const subscriptions = new Map<string, FakeSubscription>()
  const checkouts = new Map<string, FakeCheckout>()
  const asked: string[] = []
  const remembered = new Map<string, object>()
  const surprises = new Map<string, () => void>()
  const faults: (number | 'silence')[] = []
  let made = 0
  const newId = (kind: string): string => `${kind}_${(made += 1)}`

  const routes: Routes = { ...checkoutRoutes(checkouts, newId), ...subscriptionRoutes(subscriptions) }

  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    subscriptions,
    checkouts,
    asked,
    newId,
    /** Does something at the moment in which the next request of this name arrives. */
    beforeNext: (name: string, happens: () => void): void => void surprises.set(name, happens),
    /** The coming requests answer these statuses, or nothing at all. */
    failNext: (...next: (number | 'silence')[]): void => void faults.push(...next),
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const url = new URL(request.url ?? '/', 'http://stripe')
    const { name, id } = routeOf(request.method ?? '', url.pathname)
    asked.push(name)
    surprises.get(name)?.()
    surprises.delete(name)
    const fault = faults.shift()
    if (fault === 'silence') return
    if (fault !== undefined) return send(response, fault, { error: { type: 'api_error', message: 'down' } })
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = key && remembered.get(key)
    const object = known || routes[name]?.(form, id, url)
    if (key && object) remembered.set(key, object)
    send(
      response,
      object === refused ? 400 : object ? 200 : 404,
      object || { error: { type: 'invalid_request_error', message: name } },
    )
  }
}

type Routes = Readonly<Record<string, (form: URLSearchParams, id: string, url: URL) => object>>

function checkoutRoutes(checkouts: Map<string, FakeCheckout>, newId: (kind: string) => string): Routes {
  return {
    'POST /v1/customers': () => ({ id: newId('cus'), object: 'customer' }),
    'POST /v1/checkout/sessions': (form) => {
      const id = newId('cs')
      const price = form.get('line_items[0][price]')
      const session: FakeCheckout = {
        id,
        object: 'checkout.session',
        customer: form.get('customer'),
        status: 'open',
        metadata: { plan: form.get('metadata[plan]') },
        url: `https://checkout.example/${id}?price=${price}`,
      }
      checkouts.set(id, session)
      return session
    },
    'GET /v1/checkout/sessions': (_form, _id, url) => ({
      object: 'list',
      has_more: false,
      url: '/v1/checkout/sessions',
      data: [...checkouts.values()]
        .filter(({ customer }) => customer === url.searchParams.get('customer'))
        .filter(({ status }) => status === (url.searchParams.get('status') ?? status))
        .toReversed(),
    }),
    'POST /v1/checkout/sessions/:id/expire': (_form, id) => {
      const checkout = checkouts.get(id)
      if (checkout?.status !== 'open') return refused
      return Object.assign(checkout, { status: 'expired', url: null })
    },
    'POST /v1/billing_portal/sessions': (form) => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      url: `https://portal.example/${form.get('customer')}`,
    }),
  }
}

function subscriptionRoutes(subscriptions: ReadonlyMap<string, FakeSubscription>): Routes {
  return {
    'GET /v1/subscriptions': (_form, _id, url) => ({
      object: 'list',
      has_more: false,
      url: '/v1/subscriptions',
      data: [...subscriptions.values()]
        .filter(({ customer }) => customer === url.searchParams.get('customer'))
        .toReversed()
        .map(asStripe),
    }),
    'DELETE /v1/subscriptions/': (_form, id) => {
      const held = subscriptions.get(id)
      if (held) Object.assign(held, { status: 'canceled', ended_at: held.created })
      return held ? asStripe(held) : {}
    },
  }
}

/** The name of the route in `routes`, and the id in the path. */
function routeOf(method: string, pathname: string): { readonly name: string; readonly id: string } {
  const [, held = ''] = /^\/v1\/subscriptions\/(.+)$/.exec(pathname) ?? []
  if (held) return { name: `${method} /v1/subscriptions/`, id: held }
  const [, checkout = ''] = /^\/v1\/checkout\/sessions\/(.+)\/expire$/.exec(pathname) ?? []
  return checkout
    ? { name: `${method} /v1/checkout/sessions/:id/expire`, id: checkout }
    : { name: `${method} ${pathname}`, id: '' }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
  response.end(JSON.stringify(body))
}

function asStripe({ price, period_start, period_end, ...subscription }: FakeSubscription): object {
  const period = { current_period_start: period_start, current_period_end: period_end }
  return {
    object: 'subscription',
    cancel_at: null,
    ...subscription,
    items: { object: 'list', data: [{ id: 'si_1', price: { id: price }, ...period }] },
  }
}

/** A message as Stripe sends it, with its signature. */
export async function signedMessage(
  event: { readonly id: string; readonly type: string; readonly object: object },
  secret: string,
): Promise<{ readonly payload: string; readonly signature: string }> {
  const { id, type, object } = event
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const signature = await new Stripe('unused').webhooks.generateTestHeaderStringAsync({ payload, secret })
  return { payload, signature }
}
