import { type PaidPlan, paidPlans } from '@plotluck/contract'
import { Stripe } from 'stripe'
import { failure, type Result, success } from '../failure.ts'
import type { Log } from '../log.ts'
import type { ProviderSubscription, Customer, Payments, PlanPrices } from './payments.ts'
import { closeCheckout, openOnlyCheckout } from './stripe-checkout.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly prices: PlanPrices
  readonly publicUrl: string
  readonly log: Log
  /** Another address of Stripe's API, for a test's own server. */
  readonly api?: { readonly host: string; readonly port: number }
  readonly timeoutMs?: number
}

const patienceMs = 10_000
const retries = 2

/** Payments by Stripe: Checkout, the Billing Portal and subscriptions. Prices must be recurring ones of the same account. */
export function createStripe(settings: StripeSettings): Payments {
  const { secretKey, prices, publicUrl, log, api, timeoutMs = patienceMs } = settings
  const client = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(api && { host: api.host, port: api.port, protocol: 'http' as const }),
  })
  const asking = <T>(work: () => Promise<T>): Promise<Result<T>> => unlessDown(log, work)
  return {
    provider: 'stripe',
    prices,
    customerOf: ({ id, email, name }: Customer) =>
      asking(async () => {
        const made = await client.customers.create(
          { email, name, metadata: { user_id: id } },
          { idempotencyKey: `customer-${id}` },
        )
        return made.id
      }),
    openCheckout: async (customer, plan) => {
      const opened = await asking(() =>
        openUnlessPaid(client, { customer, plan, price: prices[plan], publicUrl }),
      )
      if (!opened.ok) return opened
      return opened.value ? success(opened.value) : failure('already-premium')
    },
    openPortal: (customer) =>
      asking(async () => {
        const session = await client.billingPortal.sessions.create({
          customer,
          return_url: `${publicUrl}/settings`,
        })
        return { url: session.url }
      }),
    look: (customer) => asking(async () => heldOf(await subscriptionsOf(client, customer), prices)),
    cancelNow: (customer) =>
      asking(async () => {
        const living = (await subscriptionsOf(client, customer)).filter(isLiving)
        for (const { id } of living) await client.subscriptions.cancel(id)
        return null
      }),
  }
}

/** What a message of Stripe is about, once its signature fits; undefined when it does not. */
export type WebhookEvent = {
  readonly id: string
  readonly customerId: string | null
  readonly isRefund: boolean
}

/** Makes the reader of Stripe's webhook messages. Only the id, the customer and whether money goes back are taken from one. */
export function createWebhookVerifier(webhookSecret: string) {
  const client = new Stripe('unused')
  return async (body: string, signature: string): Promise<WebhookEvent | undefined> => {
    try {
      const event = await client.webhooks.constructEventAsync(body, signature, webhookSecret)
      return { id: event.id, customerId: customerIn(event.data.object), isRefund: isRefund(event) }
    } catch {
      return undefined
    }
  }
}

function isRefund({ type, data }: Stripe.Event): boolean {
  if (type === 'charge.dispute.created') return true
  return type === 'charge.refunded' && 'refunded' in data.object && data.object.refunded === true
}

function customerIn(object: object): string | null {
  const customer: unknown = 'customer' in object ? object.customer : null
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}

/** Gives the address of the one checkout; none where a subscription began while it was being opened. */
async function openUnlessPaid(
  client: Stripe,
  order: Parameters<typeof openOnlyCheckout>[1],
): Promise<{ url: string } | undefined> {
  const { id, url } = await openOnlyCheckout(client, order)
  if (!(await subscriptionsOf(client, order.customer)).some(isLiving)) return { url }
  await closeCheckout(client, id)
  return undefined
}

async function subscriptionsOf(client: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  const { data } = await client.subscriptions.list({ customer, status: 'all', limit: 20 })
  return data
}

const states: Readonly<Record<string, ProviderSubscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
}
const stateOf = ({ status }: Stripe.Subscription): ProviderSubscription['state'] => states[status] ?? 'ended'
const isLiving = (subscription: Stripe.Subscription): boolean => stateOf(subscription) !== 'ended'

/** Subscriptions that were begun and never paid do not count; a price that is not ours is no plan. */
function heldOf(all: readonly Stripe.Subscription[], prices: PlanPrices): ProviderSubscription | null {
  const held = all
    .filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
    .toSorted((a, b) => Number(isLiving(b)) - Number(isLiving(a)) || b.created - a.created)
    .flatMap((subscription) => asHeld(subscription, prices) ?? [])
  return held[0] ?? null
}

function asHeld(subscription: Stripe.Subscription, prices: PlanPrices): ProviderSubscription | undefined {
  const [item] = subscription.items.data
  const plan: PaidPlan | undefined = paidPlans.find((each) => prices[each] === item?.price.id)
  if (!item || !plan) return undefined
  const state = stateOf(subscription)
  // Stripe begins a period before it is paid, so one that is past due was paid for only until it began.
  const paidUntil = state === 'past-due' ? item.current_period_start : item.current_period_end
  return {
    id: subscription.id,
    plan,
    state,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endsAt: new Date((subscription.ended_at ?? paidUntil) * 1000),
  }
}

async function unlessDown<T>(log: Log, work: () => Promise<T>): Promise<Result<T>> {
  try {
    return success(await work())
  } catch (error) {
    log.error({ err: error }, 'Stripe did not do what it was asked')
    return failure('payments-down')
  }
}
