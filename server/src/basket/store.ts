import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { baskets } from './tables.ts'

export type BasketRow = typeof baskets.$inferSelect

export async function findBasket(tx: Transaction, userId: UserId): Promise<BasketRow | undefined> {
  const [row] = await tx.select().from(baskets).where(eq(baskets.userId, userId))
  return row
}

/** Puts a basket in the place of that of `revision`. Undefined where there is another by now. */
export async function replaceBasket(tx: Transaction, basket: BasketRow): Promise<BasketRow | undefined> {
  const { userId, revision } = basket
  const next = { ...basket, revision: revision + 1 }
  const [row] =
    revision === 0
      ? await tx.insert(baskets).values(next).onConflictDoNothing().returning()
      : await tx
          .update(baskets)
          .set(next)
          .where(and(eq(baskets.userId, userId), eq(baskets.revision, revision)))
          .returning()
  return row
}
