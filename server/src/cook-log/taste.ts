import { dislikedTo, likedFrom } from '@plotluck/contract'
import type { Taste } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { starredKinds } from './store.ts'

/** So many of the newest stars make a person's taste. */
const remembered = 200

/** The kinds of dishes that a person likes and those they do not: of each kind the newest stars count. */
export async function tasteOf(tx: Transaction, userId: UserId): Promise<Taste> {
  const newest = new Map<string, number>()
  for (const { kind, stars } of await starredKinds(tx, userId, remembered))
    if (kind !== null && stars !== null && !newest.has(kind)) newest.set(kind, stars)
  const kinds = [...newest]
  return {
    liked: kinds.flatMap(([kind, stars]) => (stars >= likedFrom ? [kind] : [])),
    disliked: kinds.flatMap(([kind, stars]) => (stars <= dislikedTo ? [kind] : [])),
  }
}
