import { type PaidPlan, planPrices, type sandboxActions } from '@plotluck/contract'
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import type { ProviderSubscription, Payments } from '../platform/payments/payments.ts'
import { sandboxCheckouts as checkouts, sandboxSubscriptions as held } from './tables.ts'

type SandboxDeps = {
  readonly database: Database
  readonly publicUrl: string
  readonly newId: NewId
  readonly clock: Clock
}
export type SandboxAction = (typeof sandboxActions)[number]
type Checkout = typeof checkouts.$inferSelect
type Held = typeof held.$inferSelect

/** A payment provider of our own that takes no money: the same steps as the real one, with its pages in the app. */
export type Sandbox = Payments & {
  readonly provider: 'sandbox'
  readonly checkout: (user: UserId, id: string) => Promise<Checkout | undefined>
  /** Pays an open checkout. Paying twice is paying once. */
  readonly pay: (user: UserId, id: string) => Promise<Result<null>>
  readonly act: (user: UserId, action: SandboxAction) => Promise<Result<null>>
}

const checkoutLastsMs = 24 * 60 * 60_000
const sameCheckoutMs = 10 * 60_000

export function createSandbox({ database, publicUrl, newId, clock }: SandboxDeps): Sandbox {
  const system = database.asSystem
  return {
    provider: 'sandbox',
    prices: { monthly: 'price_sandbox_monthly', annual: 'price_sandbox_annual' },
    customerOf: async ({ id }) => success(id),
    openCheckout: async (customer, plan, now) => {
      const id = await system((tx) => openCheckout(tx, customer, plan, now, newId()))
      return success({ url: `${publicUrl}/sandbox/checkout/${id}` })
    },
    openPortal: async () => success({ url: `${publicUrl}/sandbox/portal` }),
    look: async (customer, now) => success(await system((tx) => look(tx, customer, now))),
    cancelNow: async (customer, now) => {
      await system((tx) => end(tx, customer, now))
      return success(null)
    },
    checkout: (user, id) => system((tx) => findCheckout(tx, user, id, clock())),
    pay: (user, id) => system((tx) => pay(tx, user, id, clock(), newId())),
    act: (user, action) => system((tx) => act(tx, user, action, clock())),
  }
}

async function openCheckout(
  tx: Transaction,
  userId: string,
  plan: PaidPlan,
  now: Date,
  id: string,
): Promise<string> {
  await oneAtATime(tx, userId)
  const [same] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.plan, plan),
        eq(checkouts.state, 'open'),
        gte(checkouts.createdAt, new Date(+now - sameCheckoutMs)),
      ),
    )
  if (same) return same.id
  await tx.insert(checkouts).values({ id, userId, plan, state: 'open', createdAt: now })
  return id
}

/** Two tabs of one person wait for each other: neither sees the half-done work of the other. */
async function oneAtATime(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
}

async function findCheckout(
  tx: Transaction,
  userId: UserId,
  id: string,
  now: Date,
): Promise<Checkout | undefined> {
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)))
    .for('update')
  if (!row || row.state !== 'open' || +now - +row.createdAt < checkoutLastsMs) return row
  return { ...row, state: 'expired' }
}

async function pay(
  tx: Transaction,
  userId: UserId,
  id: string,
  now: Date,
  subscriptionId: string,
): Promise<Result<null>> {
  await oneAtATime(tx, userId)
  const checkout = await findCheckout(tx, userId, id, now)
  if (!checkout || checkout.state === 'expired') return failure('not-found')
  if (checkout.state === 'paid') return success(null)
  if (await living(tx, userId, now)) return failure('already-premium')
  await tx.update(checkouts).set({ state: 'paid' }).where(eq(checkouts.id, id))
  const { plan } = checkout
  const paid = { id: subscriptionId, userId, plan, state: 'active' as const, cancelAtPeriodEnd: false }
  await tx.insert(held).values({ ...paid, endsAt: periodAfter(now, plan), createdAt: now })
  return success(null)
}

async function act(tx: Transaction, user: UserId, action: SandboxAction, now: Date): Promise<Result<null>> {
  const row = await living(tx, user, now)
  if (!row) return failure('nothing-to-manage')
  if (action === 'pay-again' && row.state !== 'past-due')
    return failure('nothing-to-manage', { message: 'There is nothing to pay: no payment has failed.' })
  if (action === 'switch-to-annual' && (row.plan !== 'monthly' || row.state !== 'active'))
    return failure('nothing-to-manage', { message: 'Only an active monthly plan can be switched to annual.' })
  await tx.update(held).set(changes[action](now)).where(eq(held.id, row.id))
  return success(null)
}

const changes: Readonly<Record<SandboxAction, (now: Date) => Partial<Held>>> = {
  cancel: () => ({ cancelAtPeriodEnd: true }),
  resume: () => ({ cancelAtPeriodEnd: false }),
  'pay-again': () => ({ state: 'active' }),
  // A year that is paid for renews, also where the month was to be the last.
  'switch-to-annual': (now) => ({
    plan: 'annual',
    endsAt: periodAfter(now, 'annual'),
    cancelAtPeriodEnd: false,
  }),
  'fail-payment': () => ({ state: 'past-due' }),
  refund: (now) => ({ state: 'ended', endsAt: now }),
}

async function end(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(held)
    .set({ state: 'ended', endsAt: now })
    .where(and(eq(held.userId, userId), ne(held.state, 'ended')))
}

async function living(tx: Transaction, user: string, now: Date): Promise<Held | undefined> {
  const row = await newest(tx, user, now)
  return row?.state === 'ended' ? undefined : row
}

async function look(tx: Transaction, customer: string, now: Date): Promise<ProviderSubscription | null> {
  return (await newest(tx, customer, now)) ?? null
}

/** The newest subscription with the time that passed written into it: a period renews, or is the last. */
async function newest(tx: Transaction, userId: string, now: Date): Promise<Held | undefined> {
  const [row] = await tx
    .select()
    .from(held)
    .where(eq(held.userId, userId))
    .orderBy(desc(held.createdAt))
    .limit(1)
    .for('update')
  if (!row || row.state === 'ended' || row.endsAt > now) return row
  const renews = row.state === 'active' && !row.cancelAtPeriodEnd
  const later: Held = renews ? { ...row, endsAt: renewed(row, now) } : { ...row, state: 'ended' }
  await tx.update(held).set({ state: later.state, endsAt: later.endsAt }).where(eq(held.id, row.id))
  return later
}

function renewed({ endsAt, plan }: Held, now: Date): Date {
  let ending = endsAt
  while (ending <= now) ending = periodAfter(ending, plan)
  return ending
}

/** The same day a month or a year later; the last day of the month where it has fewer days. */
export function periodAfter(from: Date, plan: PaidPlan): Date {
  const months = planPrices[plan].period === 'year' ? 12 : 1
  const then = new Date(from)
  then.setUTCMonth(then.getUTCMonth() + months)
  if (then.getUTCDate() !== from.getUTCDate()) then.setUTCDate(0)
  return then
}
