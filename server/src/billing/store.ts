import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import type { ProviderSubscription } from '../platform/payments/payments.ts'
import { paymentMessages, subscriptions } from './tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function findSubscription(
  tx: Transaction,
  userId: UserId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row
}

export async function findByCustomer(
  tx: Transaction,
  customerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))
  return row
}

/** Notes the provider's name for a person, once. */
export async function saveCustomer(
  tx: Transaction,
  userId: UserId,
  customerId: string,
  now: Date,
): Promise<void> {
  await tx.insert(subscriptions).values({ userId, customerId, lookedAt: now }).onConflictDoNothing()
}

/**
 * Keeps a reading unless a newer one is kept already. Gives the one that it replaced; two readings at once replace one after the
 * other, so that a change is seen once.
 */
export async function saveSubscription(
  tx: Transaction,
  customerId: string,
  held: ProviderSubscription | null,
  lookedAt: Date,
): Promise<SubscriptionRow | undefined> {
  const isOlder = and(eq(subscriptions.customerId, customerId), lte(subscriptions.lookedAt, lookedAt))
  const [before] = await tx.select().from(subscriptions).where(isOlder).for('update')
  const read = held && {
    plan: held.plan,
    state: held.state,
    cancelAtPeriodEnd: held.cancelAtPeriodEnd,
    endsAt: held.endsAt,
  }
  await tx
    .update(subscriptions)
    .set({ ...read, lookedAt })
    .where(isOlder)
  return before
}

/** Customers whose paid period is over while the reading still says they pay. */
export async function customersToSync(tx: Transaction, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(isNotNull(subscriptions.state), ne(subscriptions.state, 'ended'), lte(subscriptions.endsAt, now)),
    )
    .limit(100)
  return rows.map(({ customerId }) => customerId)
}

/** Notes a message; false when it was dealt with before. */
export async function recordWebhookEvent(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const kept = await tx
    .insert(paymentMessages)
    .values({ id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentMessages.id })
  return kept.length === 1
}

export async function hasWebhookEvent(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ is: sql<number>`1` })
    .from(paymentMessages)
    .where(eq(paymentMessages.id, id))
  return row !== undefined
}
