import type { ApiRecipe } from '@plotluck/contract'
import { offlineCacheName } from '../api/offline-cache.ts'

/**
 * Keeps what an address of the API would answer now among the answers that are read when there is no connection. It goes with the others when
 * the person leaves.
 */
export function keepAnswerOffline(address: string, content: unknown): void {
  if (!('caches' in globalThis)) return
  const answer = Response.json(content, { headers: { date: new Date().toUTCString() } })
  void caches
    .open(offlineCacheName)
    .then((cache) => cache.put(address, answer))
    .catch(() => {})
}

/** Keeps a recipe that was seen, also where it never came from its own address: new suggestions arrive three at a time. */
export function keepRecipeOffline(recipe: ApiRecipe): void {
  keepAnswerOffline(`/api/recipes/${recipe.id}`, recipe)
}
