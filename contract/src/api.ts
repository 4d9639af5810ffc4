import type {
  changePasswordSchema,
  deleteAccountSchema,
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
import type {
  checkoutRequestSchema,
  Plans,
  SandboxCheckout,
  sandboxPortalSchema,
  Subscription,
} from './billing.ts'
import type { ChatAnswer, chatRequestSchema, Conversation } from './chat.ts'
import type { eventsBodySchema } from './events.ts'
import type { feedbackSchema, reportSchema } from './feedback.ts'
import type { ReadIngredients, readIngredientsSchema } from './ingredients.ts'
import type { copyWeekSchema, MealPlan, moveMealSchema, placeMealSchema } from './planner.ts'
import type { ApiRecipe, GenerateAnswer, generateRequestSchema, StorageTip } from './recipes.ts'
import type { HistoryPage, SavedRecipesPage, SavedRecipeWithRecipe, saveRecipeSchema } from './saved.ts'
import type { checkLineSchema, ownLineSchema, ShoppingListAnswer, stockSchema } from './shopping.ts'
import type { UseItFirstMenu, useItFirstRequestSchema } from './use-it-first.ts'
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
  'POST /api/read-ingredients': { body: z.input<typeof readIngredientsSchema>; answer: ReadIngredients }
  'POST /api/generate-recipes': { body: z.input<typeof generateRequestSchema>; answer: GenerateAnswer }
  'GET /api/recipes/{id}': { path: { id: string }; answer: ApiRecipe }
  /** `ingredients`: names separated by commas, as chosen; the answer keeps their order. */
  'GET /api/storage-tips': { query: { ingredients: string }; answer: { tips: readonly StorageTip[] } }
  /** `q` searches titles and ingredients; `cursor` is the `nextCursor` of the page before. Premium only. */
  'GET /api/history': { query: { q?: string; cursor?: string }; answer: HistoryPage }

  'GET /api/saved-recipes': { query: { q?: string; cursor?: string }; answer: SavedRecipesPage }
  /** Saving the same generated recipe twice answers the row that is there. Premium only. */
  'POST /api/saved-recipes': { body: z.input<typeof saveRecipeSchema>; answer: SavedRecipeWithRecipe }
  /** `planned_meals` go with the recipe when it is deleted. */
  'GET /api/saved-recipes/{id}': {
    path: { id: string }
    answer: SavedRecipeWithRecipe & { readonly planned_meals: number }
  }
  /** The saved recipe that came from a recipe, by the id of either; null when there is none. */
  'GET /api/recipes/{id}/saved': { path: { id: string }; answer: { saved_id: string | null } }
  'DELETE /api/saved-recipes/{id}': { path: { id: string }; answer: { success: true } }

  /** Calendar dates; by day and then breakfast to snack. */
  'GET /api/meal-plans': { query: { from: string; to: string }; answer: { mealPlans: readonly MealPlan[] } }
  'POST /api/meal-plans': { body: z.input<typeof placeMealSchema>; answer: MealPlan }
  'PATCH /api/meal-plans/{id}': {
    path: { id: string }
    body: z.input<typeof moveMealSchema>
    answer: MealPlan
  }
  'DELETE /api/meal-plans/{id}': { path: { id: string }; answer: { success: true } }
  'POST /api/meal-plans/copy-week': {
    body: z.input<typeof copyWeekSchema>
    answer: { mealPlans: readonly MealPlan[]; copied: number }
  }

  'GET /api/shopping-list': { query: { from: string; to: string }; answer: ShoppingListAnswer }
  'PUT /api/shopping-list/checks': { body: z.input<typeof checkLineSchema>; answer: { success: true } }
  'PUT /api/shopping-list/stock': { body: z.input<typeof stockSchema>; answer: { success: true } }
  'POST /api/shopping-list/lines': {
    body: z.input<typeof ownLineSchema>
    answer: ShoppingListAnswer['ownLines'][number]
  }
  'DELETE /api/shopping-list/lines/{id}': { path: { id: string }; answer: { success: true } }

  'POST /api/generate-use-it-first-menu': {
    body: z.input<typeof useItFirstRequestSchema>
    answer: UseItFirstMenu
  }

  'POST /api/feedback': { body: z.input<typeof feedbackSchema>; answer: { success: true } }
  'POST /api/reports': { body: z.input<typeof reportSchema>; answer: { success: true } }
  /** Answers 200 whether the event was kept or, for want of consent, dropped. */
  'POST /api/events': { body: z.input<typeof eventsBodySchema>; answer: { success: true } }

  'GET /api/plans': { answer: Plans }
  'POST /api/check-subscription': { answer: { subscribed: boolean } }
  'GET /api/subscription': { answer: { subscription: Subscription } }
  'POST /api/create-checkout': { body: z.input<typeof checkoutRequestSchema>; answer: { url: string } }
  'POST /api/customer-portal': { answer: { url: string } }
  'GET /api/sandbox/checkouts/{id}': { path: { id: string }; answer: SandboxCheckout }
  'POST /api/sandbox/checkouts/{id}/pay': { path: { id: string }; answer: { url: string } }
  'POST /api/sandbox/portal': {
    body: z.input<typeof sandboxPortalSchema>
    answer: { subscription: Subscription }
  }

  'POST /api/harvest-chat': { body: z.input<typeof chatRequestSchema>; answer: ChatAnswer }
  /** The newest conversation, to go on with; null where there is none. */
  'GET /api/harvest-chat': { answer: { conversation: Conversation | null } }

  'POST /api/auth/change-password': {
    body: z.input<typeof changePasswordSchema>
    answer: { success: true }
  }
  'DELETE /api/account': { body: z.input<typeof deleteAccountSchema>; answer: { success: true } }
}
export type ApiCall = keyof Api
