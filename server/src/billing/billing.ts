import { paidPlans, planPrices, type Plans, type Subscription } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import type { Payments } from '../platform/payments/payments.ts'
import type { Sandbox } from './sandbox-payments.ts'
import type { SubscriptionSync } from './subscription-sync.ts'
import { customersToSync, findSubscription, saveCustomer, type SubscriptionRow } from './store.ts'

export type BillingDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Null where nothing is sold and everyone is premium. */
  readonly payments: Payments | Sandbox | null
  readonly sync: SubscriptionSync['sync']
  readonly isPremium: (tx: Transaction, user: UserId) => Promise<boolean>
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
  const { database, clock, payments, sync } = deps
  const refreshed = async (user: User): Promise<SubscriptionRow | undefined> => {
    const known = await subscriptionOf(user)
    // A provider that is down leaves the last reading standing.
    if (known) await sync(known.customerId)
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
      for (const customerId of ending) await sync(customerId)
    },
  }
}

const payFirst =
  'You have a subscription whose last payment failed. Pay it under Manage Subscription in the settings.'

async function openCheckout(
  deps: BillingDeps,
  user: User,
  priceId: string,
): Promise<Result<{ url: string }>> {
  const { payments, database, clock, sync } = deps
  const plan = payments && paidPlans.find((each) => payments.prices[each] === priceId)
  if (!payments || !plan) return failure('unknown-price')
  const customerId = await customerOf(deps, payments, user)
  if (!customerId.ok) return customerId
  const looked = await sync(customerId.value)
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
