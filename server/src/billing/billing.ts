import { paidPlans, planPrices, type Plans, type ServerEvent, type Subscription } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { ProviderSubscription, Payments } from '../platform/payments/payments.ts'
import type { WebhookEvent } from '../platform/payments/stripe.ts'
import type { Sandbox } from './sandbox-payments.ts'
import {
  customersToSync,
  findByCustomer,
  findSubscription,
  hasWebhookEvent,
  saveCustomer,
  recordWebhookEvent,
  saveSubscription,
  type SubscriptionRow,
} from './store.ts'

/** Reads a message of the provider; undefined when its signature does not fit. */
export type VerifyWebhook = (body: string, signature: string) => Promise<WebhookEvent | undefined>

export type BillingDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Null where nothing is sold and everyone is premium. */
  readonly payments: Payments | Sandbox | null
  /** Null where the provider sends no messages. */
  readonly verifyWebhook: VerifyWebhook | null
  readonly isPremium: (tx: Transaction, user: UserId) => Promise<boolean>
  /** Told what the provider confirmed; a purchase may be told more than once, under the same transaction. */
  readonly notePayment: (userId: string, payment: ServerEvent) => Promise<void>
}

/** How long a subscription that renews by itself is believed past its period while the provider has not been asked again. */
const renewalGraceMs = 3 * 24 * 60 * 60_000

/** Whether a reading says that the person has paid for now. */
export function isPaid(row: SubscriptionRow | undefined, now: Date): boolean {
  if (!row?.endsAt || row.state === null || row.state === 'ended') return false
  const renews = row.state === 'active' && !row.cancelAtPeriodEnd
  return +now < +row.endsAt + (renews ? renewalGraceMs : 0)
}

/** Plans, checkouts and subscriptions. Every step ends with a new look at what the provider holds; nothing else makes anyone premium. */
export type Billing = ReturnType<typeof createBilling>

export function createBilling(deps: BillingDeps) {
  const { database, clock, payments } = deps
  const syncSubscription = (customerId: string) => look(deps, customerId)
  const refreshed = async (user: User): Promise<SubscriptionRow | undefined> => {
    const known = await subscriptionOf(user)
    // A provider that is down leaves the last reading standing.
    if (known) await syncSubscription(known.customerId)
    return subscriptionOf(user)
  }
  const subscriptionOf = ({ id }: User) => database.asUser(id, (tx) => findSubscription(tx, id))
  return {
    plans: (): Plans => plansOf(payments),
    check: async (user: User): Promise<{ subscribed: boolean }> => {
      await refreshed(user)
      return { subscribed: await database.asUser(user.id, (tx) => deps.isPremium(tx, user.id)) }
    },
    subscription: async (user: User): Promise<{ subscription: Subscription }> => ({
      subscription: present(await refreshed(user)),
    }),
    openCheckout: (user: User, priceId: string) => openCheckout(deps, user, priceId),
    openPortal: async (user: User): Promise<Result<{ url: string }>> => {
      const known = await subscriptionOf(user)
      if (!payments || !known?.state) return failure('nothing-to-manage')
      return payments.openPortal(known.customerId)
    },
    receive: (body: string, signature: string) => receive(deps, body, signature),
    /** What a message does: looks again, and counts what was paid. */
    confirm: (customerId: string) => confirm(deps, customerId),
    syncSubscription,
    /** For the profile, inside its own transaction. */
    hasPaid: async (tx: Transaction, user: UserId) => isPaid(await findSubscription(tx, user), clock()),
    /** Ends what a person pays for, before the account goes. */
    endFor: async (user: User): Promise<Result<null>> => {
      const known = await subscriptionOf(user)
      return known && payments ? payments.cancelNow(known.customerId, clock()) : success(null)
    },
    /** Looks again at subscriptions whose period is over. */
    async tidy(): Promise<void> {
      const ending = await database.asSystem((tx) => customersToSync(tx, clock()))
      for (const customerId of ending) await syncSubscription(customerId)
    },
  }
}

type Held = ProviderSubscription | null

const payFirst =
  'You have a subscription whose last payment failed. Pay it under Manage Subscription in the settings.'

async function look(deps: BillingDeps, customerId: string): Promise<Result<Held>> {
  const { database, payments, clock } = deps
  if (!payments) return success(null)
  const lookedAt = clock()
  const held = await payments.look(customerId, lookedAt)
  if (!held.ok) return held
  const before = await database.asSystem((tx) => saveSubscription(tx, customerId, held.value, lookedAt))
  if (before && held.value?.cancelAtPeriodEnd && before.state && !before.cancelAtPeriodEnd)
    await deps.notePayment(before.userId, { name: 'cancel_subscription', fields: { plan: held.value.plan } })
  return held
}

async function confirm(deps: BillingDeps, customerId: string): Promise<Result<Held>> {
  const held = await look(deps, customerId)
  if (!held.ok || held.value?.state !== 'active') return held
  const { plan, id } = held.value
  const row = await deps.database.asSystem((tx) => findByCustomer(tx, customerId))
  const value = planPrices[plan].cents / 100
  const fields = { plan, value, currency: 'USD', transaction_id: id } as const
  if (row) await deps.notePayment(row.userId, { name: 'purchase', fields })
  return held
}

async function openCheckout(
  deps: BillingDeps,
  user: User,
  priceId: string,
): Promise<Result<{ url: string }>> {
  const { payments, database, clock } = deps
  const plan = payments && paidPlans.find((each) => payments.prices[each] === priceId)
  if (!payments || !plan) return failure('unknown-price')
  const customerId = await customerOf(deps, payments, user)
  if (!customerId.ok) return customerId
  const looked = await look(deps, customerId.value)
  if (!looked.ok) return looked
  // A second subscription beside it would take money twice as soon as the first is paid.
  if (looked.value?.state === 'past-due') return failure('already-premium', { message: payFirst })
  if (await database.asUser(user.id, (tx) => deps.isPremium(tx, user.id))) return failure('already-premium')
  return payments.openCheckout(customerId.value, plan, clock())
}

async function customerOf(
  { database, clock }: BillingDeps,
  payments: Payments,
  user: User,
): Promise<Result<string>> {
  const known = await database.asUser(user.id, (tx) => findSubscription(tx, user.id))
  if (known) return success(known.customerId)
  const made = await payments.customerOf(user)
  if (!made.ok) return made
  await database.asSystem((tx) => saveCustomer(tx, user.id, made.value, clock()))
  return made
}

/** A message says 'look again' and nothing else, so any number of them in any order ends in the provider's own state. */
async function receive(
  deps: BillingDeps,
  body: string,
  signature: string,
): Promise<Result<{ received: true }>> {
  const { database, clock, log, payments, verifyWebhook } = deps
  const message = await verifyWebhook?.(body, signature)
  if (!payments || !message) return failure(verifyWebhook ? 'bad-signature' : 'not-found')
  const { id, customerId, isRefund } = message
  const done = success({ received: true as const })
  if (customerId === null || (await database.asSystem((tx) => hasWebhookEvent(tx, id)))) return done
  if (!(await database.asSystem((tx) => findByCustomer(tx, customerId)))) {
    log.warn({ message: id }, 'A payment message speaks of a customer we do not know')
    return done
  }
  const ended = isRefund ? await payments.cancelNow(customerId, clock()) : success(null)
  const looked = ended.ok ? await confirm(deps, customerId) : ended
  // Not noted as dealt with: the provider sends it again.
  if (!looked.ok) return looked
  await database.asSystem((tx) => recordWebhookEvent(tx, id, clock()))
  return done
}

function plansOf(payments: BillingDeps['payments']): Plans {
  if (!payments) return { billing: 'none', plans: [] }
  const plans = paidPlans.map((plan) => ({
    plan,
    priceId: payments.prices[plan],
    currency: 'usd' as const,
    ...planPrices[plan],
  }))
  return { billing: payments.provider, plans }
}

function present(row: SubscriptionRow | undefined): Subscription {
  if (!row?.plan || !row.state || !row.endsAt) return null
  return {
    plan: row.plan,
    state: row.state,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    current_period_end: row.endsAt.toISOString(),
  }
}
