import { and, desc, eq, gte } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import { events } from './tables.ts'

export type EventRow = typeof events.$inferSelect

/** Keeps events. Gives those that were kept: a purchase whose transaction is known is not. */
export async function insertEvents(tx: Transaction, rows: readonly EventRow[]): Promise<readonly EventRow[]> {
  return tx
    .insert(events)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

/** The newest event that a page of this person sent since then. */
export async function newestOfPages(
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gte(events.createdAt, since)))
    .orderBy(desc(events.createdAt))
    .limit(1)
  return row
}
