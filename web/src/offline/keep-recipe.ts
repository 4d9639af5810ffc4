import type { ApiRecipe } from '@plotluck/contract'
import { offlineCacheName } from '../api/offline-cache.ts'

/**
 * Keeps a recipe that was seen among the answers that are read when there is no connection, also where it never came from its own address: new
 * suggestions arrive three at a time. It goes with the other answers when the person leaves.
 */
export function keepRecipeOffline(recipe: ApiRecipe): void {
  if (!('caches' in globalThis)) return
  const answer = Response.json(recipe, { headers: { date: new Date().toUTCString() } })
  void caches
    .open(offlineCacheName)
    .then((cache) => cache.put(`/api/recipes/${recipe.id}`, answer))
    .catch(() => {})
}
