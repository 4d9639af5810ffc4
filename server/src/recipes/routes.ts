import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import { asGeneration } from './as-generation.ts'
import type { Recipes } from './recipes.ts'

/** Mounts /api/try-recipes, /api/generate-recipes, /api/recipes/{id}, /api/last-recipes, /api/history and /api/storage-tips. */
export function mountRecipes(serve: Serve, recipes: Recipes): void {
  const { generate, swap, recipe, lastRecipes, history, storageTips, tryOnce, keepTried } = recipes
  serve(callsOf.tryRecipes, {
    'POST /api/try-recipes': ({ c, body: { ingredients, leaveOutUnknown = false } }) =>
      tryOnce(c.get('clientAddress'), ingredients, { leaveOutUnknown }),
    'POST /api/try-recipes/keep': ({ user, body }) => keepTried(user, body.keep),
  })
  serve(callsOf.recipes, {
    'POST /api/generate-recipes': {
      events: ({ c, user, headers, body }) =>
        generate(user, asGeneration(c, headers['Idempotency-Key'], body)),
      answer: ({ leftOut, recipesUsed }, before) => {
        const written = before.flatMap((event) => (event.kind === 'recipe' ? [event.recipe] : []))
        return { recipes: written, leftOut, recipesUsed }
      },
    },
    'POST /api/recipes/{id}/swap': ({ c, user, path }) => swap(user, path.id, c.req.raw.signal),
    'GET /api/recipes/{id}': ({ user, path }) => recipe(user, path.id),
    'GET /api/last-recipes': ({ user }) => lastRecipes(user),
    'GET /api/history': ({ user, query }) => history(user, query),
    'GET /api/storage-tips': async ({ query }) => success({ tips: storageTips(query.ingredients) }),
  })
}
