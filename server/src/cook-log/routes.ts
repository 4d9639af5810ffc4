import { callsOf } from '@plotluck/contract'
import type { Serve } from '../platform/http/index.ts'
import type { CookLog } from './cook-log.ts'

/** Mounts /api/cook-log and /api/recipes/{id}/cook-log. */
export function mountCookLog(serve: Serve, { newest, ofRecipe, note, remove }: CookLog): void {
  serve(callsOf.cookLog, {
    'GET /api/cook-log': ({ user }) => newest(user),
    'GET /api/recipes/{id}/cook-log': ({ user, path }) => ofRecipe(user, path.id),
    'PUT /api/recipes/{id}/cook-log/{cooked_on}': ({ user, path, body }) =>
      note(user, { recipeId: path.id, cookedOn: path.cooked_on }, body),
    'DELETE /api/recipes/{id}/cook-log/{cooked_on}': ({ user, path }) =>
      remove(user, { recipeId: path.id, cookedOn: path.cooked_on }),
  })
}
