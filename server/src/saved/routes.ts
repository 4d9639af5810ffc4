import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { Saved } from './saved.ts'

/** Mounts /api/saved-recipes, and the question whether a recipe is among them. */
export function mountSaved(serve: Serve, { save, list, get, savedIdOf, remove }: Saved): void {
  serve(callsOf.saved, {
    'GET /api/saved-recipes': ({ user, query }) => list(user, query),
    'POST /api/saved-recipes': ({ user, body }) => save(user, body),
    'GET /api/saved-recipes/{id}': ({ user, path }) => get(user, path.id),
    'GET /api/recipes/{id}/saved': async ({ user, path }) => success(await savedIdOf(user, path.id)),
    'DELETE /api/saved-recipes/{id}': ({ user, path }) => remove(user, path.id),
  })
}
