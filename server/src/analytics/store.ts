import type { NotedEventName } from '@plotluck/contract'
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import { type Transaction, weekOf } from '../platform/database/index.ts'
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

/** In which weeks there were which visits; a row a visit and week. */
export async function visitsSince(
  tx: Transaction,
  since: Date,
): Promise<readonly { readonly week: string }[]> {
  return tx
    .selectDistinct({ visit: events.visit, week: weekOf(events.createdAt) })
    .from(events)
    .where(and(isNotNull(events.visit), gte(events.createdAt, since)))
}

/** In which weeks an event was noted of which people; a row a person and week. */
export async function peopleOf(
  tx: Transaction,
  name: NotedEventName,
  since: Date,
): Promise<readonly { readonly week: string }[]> {
  return tx
    .selectDistinct({ userId: events.userId, week: weekOf(events.createdAt) })
    .from(events)
    .where(and(eq(events.name, name), gte(events.createdAt, since)))
}
