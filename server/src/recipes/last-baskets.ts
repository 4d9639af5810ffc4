import { ingredientKey } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { recentIngredients } from './store.ts'

/** So many sets are looked back on: who asks again for the same basket has few different ones among them. */
const setsLookedAt = 40

/** What recipes were last written from, newest first, each basket once in whatever order its foods stood. */
export async function lastBaskets(
  tx: Transaction,
  userId: UserId,
  most: number,
): Promise<readonly (readonly string[])[]> {
  const byKey = new Map<string, readonly string[]>()
  for (const ingredients of await recentIngredients(tx, userId, setsLookedAt)) {
    const key = ingredients.map(ingredientKey).toSorted().join('\n')
    if (!byKey.has(key)) byKey.set(key, ingredients)
  }
  return [...byKey.values()].slice(0, most)
}
