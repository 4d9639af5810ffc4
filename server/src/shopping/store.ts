import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { shoppingChecks as checks, shoppingLines as lines, shoppingStocks as stocks } from './tables.ts'

/** Calendar dates, both in it. */
export type Span = { readonly from: string; readonly to: string }
export type LineRow = typeof lines.$inferSelect
export type Check = Span & { readonly key: string }

/** Keys of the lines that are checked off in the list of exactly this span, in alphabetical order. */
export async function checkedKeys(tx: Transaction, userId: UserId, span: Span): Promise<readonly string[]> {
  const rows = await tx
    .select({ key: checks.key })
    .from(checks)
    .where(and(eq(checks.userId, userId), eq(checks.from, span.from), eq(checks.to, span.to)))
    .orderBy(asc(checks.key))
  return rows.map(({ key }) => key)
}

/** Checks a line off; one that is checked off already stays so. */
export async function insertCheck(tx: Transaction, userId: UserId, check: Check): Promise<void> {
  await tx
    .insert(checks)
    .values({ userId: userId, ...check })
    .onConflictDoNothing()
}

export async function deleteCheck(tx: Transaction, userId: UserId, { from, to, key }: Check): Promise<void> {
  const isOfSpan = and(eq(checks.from, from), eq(checks.to, to))
  await tx.delete(checks).where(and(eq(checks.userId, userId), isOfSpan, eq(checks.key, key)))
}

/** Waits until no other request adds a line for this person, and keeps others waiting until this transaction ends: a count of lines stays true. */
export async function lockLines(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lines of ${userId}`}, 0))`)
}

/** Lines of one's own in the list of exactly this span, oldest first. */
export async function linesOf(tx: Transaction, userId: UserId, span: Span): Promise<readonly LineRow[]> {
  return tx
    .select()
    .from(lines)
    .where(and(eq(lines.userId, userId), eq(lines.from, span.from), eq(lines.to, span.to)))
    .orderBy(asc(lines.createdAt), asc(lines.id))
}

export async function insertLine(tx: Transaction, line: LineRow): Promise<void> {
  await tx.insert(lines).values(line)
}

/** Gives the line that was removed. */
export async function deleteLine(tx: Transaction, id: string): Promise<LineRow | undefined> {
  const [deleted] = await tx.delete(lines).where(eq(lines.id, id)).returning()
  return deleted
}

/** What the person said is at home; `undefined` when they never said anything. */
export async function findStock(tx: Transaction, userId: UserId): Promise<readonly string[] | undefined> {
  const [row] = await tx.select().from(stocks).where(eq(stocks.userId, userId))
  return row?.stock
}

export async function setStock(tx: Transaction, userId: UserId, stock: readonly string[]): Promise<void> {
  await tx
    .insert(stocks)
    .values({ userId: userId, stock })
    .onConflictDoUpdate({ target: stocks.userId, set: { stock } })
}
