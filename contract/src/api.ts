import type { profilePatchSchema, Profile, Session, tokenRequestSchema } from './accounts.ts'
import type { GenerateAnswer, ApiRecipe, generateRequestSchema } from './recipes.ts'
import type * as z from 'zod/mini'

/**
 * Every JSON call of the API: what goes in and what comes out. The web's client is typed by this map alone, so
 * a page carries no schema it does not check itself; the server checks every body with the schema named beside it.
 */
export type Api = {
  'GET /api/profile': { answer: Profile }
  'PATCH /api/profile': { body: z.input<typeof profilePatchSchema>; answer: Profile }
  'POST /api/auth/token': { body: z.input<typeof tokenRequestSchema>; answer: Session }
  'POST /api/generate-recipes': { body: z.input<typeof generateRequestSchema>; answer: GenerateAnswer }
  'GET /api/recipes/{id}': { path: { id: string }; answer: ApiRecipe }
  'POST /api/check-subscription': { answer: { subscribed: boolean } }
}
export type ApiCall = keyof Api
