import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { cookLog } from './tables.ts'

export type EntryRow = typeof cookLog.$inferSelect
/** The recipe and the calendar date that name an entry of a person. */
export type EntryKey = Pick<EntryRow, 'recipeId' | 'cookedOn'>
type Said = Partial<Pick<EntryRow, 'stars' | 'note'>>

/** Notes an entry, or changes what was said where the day is noted already; gives it as it stands then. */
export async function putEntry(tx: Transaction, row: EntryRow, said: Said): Promise<EntryRow> {
  const changed = Object.keys(said).length > 0 ? said : { recipeTitle: row.recipeTitle }
  const [kept] = await tx
    .insert(cookLog)
    .values({ ...row, ...said })
    .onConflictDoUpdate({ target: [cookLog.userId, cookLog.recipeId, cookLog.cookedOn], set: changed })
    .returning()
  return kept ?? row
}

/** False when there is none. */
export async function deleteEntry(tx: Transaction, userId: UserId, key: EntryKey): Promise<boolean> {
  const deleted = await tx.delete(cookLog).where(isEntry(userId, key)).returning({ id: cookLog.recipeId })
  return deleted.length === 1
}

/** Removes an entry that nothing was said of; others stay. */
export async function deleteSilentEntry(tx: Transaction, userId: UserId, key: EntryKey): Promise<void> {
  await tx.delete(cookLog).where(and(isEntry(userId, key), isNull(cookLog.stars), isNull(cookLog.note)))
}

/** The newest entries of a person, or of one of their recipes; newest first. */
export async function newestEntries(
  tx: Transaction,
  userId: UserId,
  { recipeId, most }: { readonly recipeId?: string; readonly most: number },
): Promise<readonly EntryRow[]> {
  const isOf = recipeId === undefined ? undefined : eq(cookLog.recipeId, recipeId)
  return tx
    .select()
    .from(cookLog)
    .where(and(eq(cookLog.userId, userId), isOf))
    .orderBy(desc(cookLog.cookedOn), desc(cookLog.createdAt), asc(cookLog.recipeId))
    .limit(most)
}

/** Kinds of dishes with the stars they were given, newest first. */
export async function starredKinds(
  tx: Transaction,
  userId: UserId,
  most: number,
): Promise<readonly { readonly kind: string | null; readonly stars: number | null }[]> {
  return tx
    .select({ kind: cookLog.kind, stars: cookLog.stars })
    .from(cookLog)
    .where(and(eq(cookLog.userId, userId), isNotNull(cookLog.kind), isNotNull(cookLog.stars)))
    .orderBy(desc(cookLog.cookedOn), desc(cookLog.createdAt))
    .limit(most)
}

const isEntry = (userId: UserId, { recipeId, cookedOn }: EntryKey) =>
  and(eq(cookLog.userId, userId), eq(cookLog.recipeId, recipeId), eq(cookLog.cookedOn, cookedOn))
