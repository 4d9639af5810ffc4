import type { Answer } from '@plotluck/contract'
import { recipesPerGeneration } from '@plotluck/contract/generation'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { presentRecipe, type StoredRecipe } from '../premium/index.ts'
import { allOfSet, newestSetOf, type PlacedRecipe, swapOffset } from './store.ts'

const weekMs = 7 * 24 * 60 * 60_000

/** The newest three recipes of the last seven days, so that a generation outlives the tab that asked for it. */
export async function lastRecipes(
  tx: Transaction,
  userId: UserId,
  how: { readonly now: Date; readonly isPremium: boolean },
): Promise<Answer<'GET /api/last-recipes'>> {
  const since = new Date(how.now.getTime() - weekMs)
  const set = await newestSetOf(tx, userId, { since, size: recipesPerGeneration })
  if (!set) return { recipes: [], leftOut: [] }
  const shown = lastAtEachPlace(await allOfSet(tx, set.id))
  return { recipes: shown.map((recipe) => presentRecipe(recipe, how.isPremium)), leftOut: [...set.leftOut] }
}

/** What was swapped in stands further behind than what it came for. */
function lastAtEachPlace(inOrder: readonly PlacedRecipe[]): readonly StoredRecipe[] {
  const places = new Map(inOrder.map((placed) => [placed.position % swapOffset, placed]))
  return [...places].toSorted(([one], [other]) => one - other).map(([, placed]) => placed)
}
