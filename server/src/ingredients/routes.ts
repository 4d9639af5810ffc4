import { callsOf } from '@plotluck/contract'
import type { Serve } from '../platform/http/index.ts'
import type { Ingredients } from './ingredients.ts'

/** Mounts /api/read-ingredients. */
export function mountIngredients(serve: Serve, { read }: Ingredients): void {
  serve(callsOf.ingredients, {
    'POST /api/read-ingredients': ({ user, body }) => read(user, body.text),
  })
}
