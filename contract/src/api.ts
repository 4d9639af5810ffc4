import type {
  passwordResetRequestSchema,
  passwordResetSchema,
  Profile,
  profilePatchSchema,
  Session,
  SignedIn,
  signUpRequestSchema,
  tokenRequestSchema,
} from './accounts.ts'
import type { signInSchema } from './forms.ts'
import type { ApiRecipe, GenerateAnswer, generateRequestSchema, StorageTip } from './recipes.ts'
import type * as z from 'zod/mini'

/**
 * Every JSON call of the API: what goes in and what comes out. The web's client is typed by this map alone, so
 * a page carries no schema it does not check itself; the server checks every body with the schema named beside it.
 */
export type Api = {
  'GET /api/profile': { answer: Profile }
  'PATCH /api/profile': { body: z.input<typeof profilePatchSchema>; answer: Profile }
  'POST /api/auth/sign-up/email': { body: z.input<typeof signUpRequestSchema>; answer: SignedIn }
  'POST /api/auth/sign-in/email': { body: z.input<typeof signInSchema>; answer: SignedIn }
  'POST /api/auth/sign-out': { answer: { success: true } }
  'GET /api/auth/get-session': { answer: { user: SignedIn['user'] } | null }
  'POST /api/auth/request-password-reset': {
    body: z.input<typeof passwordResetRequestSchema>
    answer: { success: true }
  }
  'POST /api/auth/reset-password': { body: z.input<typeof passwordResetSchema>; answer: { success: true } }
  'POST /api/auth/token': { body: z.input<typeof tokenRequestSchema>; answer: Session }
  'POST /api/generate-recipes': { body: z.input<typeof generateRequestSchema>; answer: GenerateAnswer }
  'GET /api/recipes/{id}': { path: { id: string }; answer: ApiRecipe }
  /** `ingredients`: names separated by commas, as chosen; the answer keeps their order. */
  'GET /api/storage-tips': { query: { ingredients: string }; answer: { tips: readonly StorageTip[] } }
  'POST /api/check-subscription': { answer: { subscribed: boolean } }
}
export type ApiCall = keyof Api
