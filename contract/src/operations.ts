import type * as z from 'zod/mini'
import {
  changePasswordSchema,
  deleteAccountSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  profilePatchSchema,
  signUpRequestSchema,
  tokenRequestSchema,
} from './accounts.ts'
import type { ApiCall } from './api.ts'
import { checkoutRequestSchema, sandboxPortalSchema } from './billing.ts'
import { chatRequestSchema } from './chat.ts'
import { eventsBodySchema } from './events.ts'
import type { FailureCode } from './failures.ts'
import { readIngredientsSchema } from './ingredients.ts'
import { feedbackSchema, reportSchema } from './feedback.ts'
import { signInSchema } from './forms.ts'
import { copyWeekSchema, moveMealSchema, placeMealSchema } from './planner.ts'
import { generateRequestSchema } from './recipes.ts'
import { saveRecipeSchema } from './saved.ts'
import { checkLineSchema, ownLineSchema, stockSchema } from './shopping.ts'
import { useItFirstRequestSchema } from './use-it-first.ts'

/** One call of the API as its documentation tells it. */
export type Operation = {
  readonly about: 'accounts' | 'recipes' | 'saved recipes' | 'planner' | 'billing' | 'Harvest' | 'the product'
  /** What it does, in one sentence. */
  readonly does: string
  /** What comes back with status 200, or 302 where it is a redirect. */
  readonly answers: string
  /** JSON unless said otherwise. */
  readonly sends?: 'application/json' | 'application/pdf' | 'a redirect'
  readonly access: 'everyone' | 'signed in' | 'premium'
  /** The schema that the server checks the body with. */
  readonly body?: z.ZodMiniType
  /** What each word of the query means; those that may be left out end in '?'. */
  readonly query?: Readonly<Record<string, string>>
  /** What each header of its own means; all may be left out. */
  readonly headers?: Readonly<Record<string, string>>
  /** Codes of refusals that belong to this call, beside those every call shares. */
  readonly refusals?: readonly FailureCode[]
  /** The events sent to whoever asks with `Accept: text/event-stream`. */
  readonly events?: string
}

const done = '{ success: true }'
const span = { from: 'First day, YYYY-MM-DD.', to: 'Last day, YYYY-MM-DD.' }
const paper = { 'paper?': 'a4 or letter; without it that of the region in Accept-Language.' }
const pdfFile = 'A file, application/pdf.'
const page = {
  'q?': 'Words to search titles and ingredients for.',
  'cursor?': '`nextCursor` of the page before.',
}

/** Every call of the map `Api`, told for people and programs: the source of /api/openapi.json and /api/docs. */
export const operations = {
  'POST /api/auth/sign-up/email': {
    about: 'accounts',
    does: 'Makes an account and signs in by cookie.',
    answers: '{ user, emailVerificationRequired }',
    access: 'everyone',
    body: signUpRequestSchema,
    refusals: ['email-taken', 'too-many-requests'],
  },
  'POST /api/auth/sign-in/email': {
    about: 'accounts',
    does: 'Signs in by cookie.',
    answers: '{ user, emailVerificationRequired }',
    access: 'everyone',
    body: signInSchema,
    refusals: ['wrong-credentials', 'email-not-verified', 'too-many-requests'],
  },
  'POST /api/auth/sign-out': {
    about: 'accounts',
    does: 'Ends the session of the cookie or of the bearer token.',
    answers: done,
    access: 'everyone',
  },
  'GET /api/auth/get-session': {
    about: 'accounts',
    does: 'Says who is signed in.',
    answers: '{ user }, or null',
    access: 'everyone',
  },
  'POST /api/auth/token': {
    about: 'accounts',
    does: 'Opens or renews a session for a program.',
    answers: '{ access_token, refresh_token, expires_in, expires_at, token_type, user }',
    access: 'everyone',
    body: tokenRequestSchema,
    refusals: ['wrong-credentials', 'session-expired', 'too-many-requests'],
  },
  'POST /api/auth/request-password-reset': {
    about: 'accounts',
    does: 'Mails a link that sets a new password, unless one that works was mailed shortly before; answers alike whether the account exists or not.',
    answers: done,
    access: 'everyone',
    body: passwordResetRequestSchema,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/reset-password': {
    about: 'accounts',
    does: 'Sets a new password with the token of the mailed link, confirms the address, and ends every session and every other link.',
    answers: done,
    access: 'everyone',
    body: passwordResetSchema,
    refusals: ['link-expired'],
  },
  'POST /api/auth/change-password': {
    about: 'accounts',
    does: 'Changes the password and ends every other session and every mailed link.',
    answers: done,
    access: 'signed in',
    body: changePasswordSchema,
    refusals: ['wrong-password', 'too-many-requests'],
  },
  'GET /api/profile': {
    about: 'accounts',
    does: "Gives the person's profile, making it at the first time.",
    answers: '{ id, email, name, is_premium, recipes_generated_this_week, next_generation_at }',
    access: 'signed in',
  },
  'PATCH /api/profile': {
    about: 'accounts',
    does: 'Renames the person.',
    answers: 'The profile.',
    access: 'signed in',
    body: profilePatchSchema,
  },
  'DELETE /api/account': {
    about: 'accounts',
    does: 'Cancels the subscription and deletes the account with everything in it.',
    answers: done,
    access: 'signed in',
    body: deleteAccountSchema,
    refusals: ['payments-down'],
  },
  'POST /api/read-ingredients': {
    about: 'recipes',
    does: 'Reads typed or pasted text as a list of foods: what each thing was taken for, or why it is no food.',
    answers: '{ items: [{ kind, text, food or message }] }; kind is food, unknown, not-food or absent',
    access: 'signed in',
    body: readIngredientsSchema,
    refusals: ['too-many-requests'],
  },
  'POST /api/generate-recipes': {
    about: 'recipes',
    does: 'Writes three checked recipes from a basket. A free person has three sets in seven days.',
    answers: '{ recipes, leftOut, recipesUsed }',
    access: 'signed in',
    body: generateRequestSchema,
    headers: {
      'Idempotency-Key':
        'A name of this request, 100 visible characters at the most: sent again with it, the same set comes back and none is counted.',
    },
    refusals: [
      'weekly-limit-reached',
      'no-food',
      'not-understood',
      'no-recipe',
      'premium-only',
      'already-generating',
      'too-many-requests',
    ],
    events: '`progress`, `recipe` { index, recipe }, and one `done` or `error`',
  },
  'GET /api/recipes/{id}': {
    about: 'recipes',
    does: 'Gives one recipe that was generated for the person.',
    answers: 'The recipe.',
    access: 'signed in',
    refusals: ['not-found'],
  },
  'GET /api/history': {
    about: 'recipes',
    does: 'Searches every recipe ever generated for the person, newest first.',
    answers: '{ recipes, nextCursor }',
    access: 'premium',
    query: page,
  },
  'GET /api/storage-tips': {
    about: 'recipes',
    does: 'Says how each ingredient keeps.',
    answers: '{ tips: [{ ingredient, tip }] }',
    access: 'signed in',
    query: { ingredients: 'Names, separated by commas; 20 at the most.' },
  },
  'POST /api/generate-use-it-first-menu': {
    about: 'recipes',
    does: 'Plans three days that lose the least food.',
    answers: '{ prepEfficiency, wasteReduction, menu, ingredientGuide, gramsAtRisk, gramsSaved, ... }',
    access: 'premium',
    body: useItFirstRequestSchema,
    refusals: ['no-food', 'not-understood', 'no-recipe', 'too-busy', 'too-many-requests'],
  },
  'GET /api/saved-recipes': {
    about: 'saved recipes',
    does: 'Lists saved recipes, newest first. Who saved while premium keeps seeing them.',
    answers: '{ savedRecipes, nextCursor, total }',
    access: 'signed in',
    query: page,
    refusals: ['premium-only'],
  },
  'POST /api/saved-recipes': {
    about: 'saved recipes',
    does: 'Saves a generated recipe by its id, or a recipe of another hand once it passed the review.',
    answers: 'The saved recipe.',
    access: 'premium',
    body: saveRecipeSchema,
    refusals: ['not-found', 'recipe-refused'],
  },
  'GET /api/saved-recipes/{id}': {
    about: 'saved recipes',
    does: 'Gives a saved recipe and how many planned meals use it.',
    answers: 'The saved recipe with `planned_meals`.',
    access: 'signed in',
    refusals: ['not-found'],
  },
  'GET /api/recipes/{id}/saved': {
    about: 'saved recipes',
    does: 'Says whether a recipe is among the saved ones, by the id of the generated or of the saved recipe.',
    answers: '{ saved_id }, null when it is not saved',
    access: 'signed in',
  },
  'DELETE /api/saved-recipes/{id}': {
    about: 'saved recipes',
    does: 'Deletes a saved recipe and the planned meals that use it.',
    answers: done,
    access: 'signed in',
    refusals: ['not-found'],
  },
  'GET /api/meal-plans': {
    about: 'planner',
    does: 'Lists planned meals between two calendar dates.',
    answers: '{ mealPlans }',
    access: 'premium',
    query: span,
  },
  'POST /api/meal-plans': {
    about: 'planner',
    does: 'Plans a saved recipe for a day and a meal.',
    answers: 'The planned meal.',
    access: 'premium',
    body: placeMealSchema,
    refusals: ['not-found', 'slot-taken'],
  },
  'PATCH /api/meal-plans/{id}': {
    about: 'planner',
    does: 'Moves a planned meal or changes its servings.',
    answers: 'The planned meal.',
    access: 'premium',
    body: moveMealSchema,
    refusals: ['not-found', 'slot-taken'],
  },
  'DELETE /api/meal-plans/{id}': {
    about: 'planner',
    does: 'Takes a meal out of the plan.',
    answers: done,
    access: 'premium',
    refusals: ['not-found'],
  },
  'POST /api/meal-plans/copy-week': {
    about: 'planner',
    does: 'Copies the meals of one week into the empty slots of another.',
    answers: '{ mealPlans, copied }',
    access: 'premium',
    body: copyWeekSchema,
  },
  'GET /api/shopping-list': {
    about: 'planner',
    does: 'Adds up what the planned meals of a span need, by aisle, less what is at home.',
    answers: '{ from, to, aisles, staples, atHome, count, checked, ownLines, stock }',
    access: 'premium',
    query: span,
  },
  'PUT /api/shopping-list/checks': {
    about: 'planner',
    does: 'Checks a line off, or on again.',
    answers: done,
    access: 'premium',
    body: checkLineSchema,
  },
  'PUT /api/shopping-list/stock': {
    about: 'planner',
    does: 'Says what is at home.',
    answers: done,
    access: 'premium',
    body: stockSchema,
  },
  'POST /api/shopping-list/lines': {
    about: 'planner',
    does: "Adds a line of one's own.",
    answers: '{ id, text }',
    access: 'premium',
    body: ownLineSchema,
  },
  'DELETE /api/shopping-list/lines/{id}': {
    about: 'planner',
    does: "Removes a line of one's own.",
    answers: done,
    access: 'premium',
    refusals: ['not-found'],
  },
  'GET /api/plans': {
    about: 'billing',
    does: 'Says what premium costs here and by which price ids it is bought.',
    answers: '{ billing, plans: [{ plan, priceId, cents, currency, period }] }',
    access: 'everyone',
  },
  'POST /api/check-subscription': {
    about: 'billing',
    does: 'Looks the subscription up and says whether the person is premium.',
    answers: '{ subscribed }',
    access: 'signed in',
  },
  'GET /api/subscription': {
    about: 'billing',
    does: 'Gives the subscription as the settings show it.',
    answers: '{ subscription: { plan, state, cancel_at_period_end, current_period_end } or null }',
    access: 'signed in',
  },
  'POST /api/create-checkout': {
    about: 'billing',
    does: 'Opens a checkout for a plan.',
    answers: '{ url }: the page to pay on',
    access: 'signed in',
    body: checkoutRequestSchema,
    refusals: ['unknown-price', 'already-premium', 'payments-down'],
  },
  'POST /api/customer-portal': {
    about: 'billing',
    does: 'Opens the page where the subscription is managed.',
    answers: '{ url }',
    access: 'signed in',
    refusals: ['nothing-to-manage', 'payments-down'],
  },
  'GET /api/sandbox/checkouts/{id}': {
    about: 'billing',
    does: 'Test mode: shows a checkout.',
    answers: '{ id, plan, cents, state }',
    access: 'signed in',
    refusals: ['not-found'],
  },
  'POST /api/sandbox/checkouts/{id}/pay': {
    about: 'billing',
    does: 'Test mode: pays a checkout. No money is taken.',
    answers: '{ url }: the page to go on to',
    access: 'signed in',
    refusals: ['not-found', 'already-premium'],
  },
  'POST /api/sandbox/portal': {
    about: 'billing',
    does: 'Test mode: cancels, resumes, pays what is past due, or plays a failed payment or a refund.',
    answers: '{ subscription }',
    access: 'signed in',
    body: sandboxPortalSchema,
    refusals: ['nothing-to-manage'],
  },
  'POST /api/harvest-chat': {
    about: 'Harvest',
    does: 'Asks Harvest a cooking question.',
    answers: '{ message, conversationId, id, created_at, lookups, suggestions, writtenBy }',
    access: 'signed in',
    body: chatRequestSchema,
    refusals: ['not-found', 'too-busy', 'too-many-requests'],
    events: '`progress`, `lookup`, `text`, `replace`, and one `done` or `error`',
  },
  'GET /api/harvest-chat': {
    about: 'Harvest',
    does: 'Gives the newest conversation to go on with.',
    answers: '{ conversation: { id, messages } or null }',
    access: 'signed in',
  },
  'POST /api/feedback': {
    about: 'the product',
    does: 'Rates a recipe of one’s own.',
    answers: done,
    access: 'signed in',
    body: feedbackSchema,
    refusals: ['not-found', 'too-many-requests'],
  },
  'POST /api/reports': {
    about: 'the product',
    does: 'Reports what is wrong with a recipe.',
    answers: done,
    access: 'signed in',
    body: reportSchema,
    refusals: ['not-found', 'too-many-requests'],
  },
  'POST /api/events': {
    about: 'the product',
    does: 'Notes an event of the product, or several, where analytics is on and the browser does not refuse.',
    answers: done,
    access: 'everyone',
    body: eventsBodySchema,
    refusals: ['too-many-requests'],
  },
} satisfies Record<ApiCall, Operation>

/** Addresses that are opened rather than called: links in mails, files, the payment provider's messages. */
export const openedAddresses = {
  'GET /api/auth/verify-email': {
    about: 'accounts',
    does: 'Opens the link of a mail: the browser that set the password is signed in, any other is led on to choose one.',
    answers:
      'To the dashboard, to /auth/reset-password, or to /auth with `failed` where the link does not work.',
    sends: 'a redirect',
    access: 'everyone',
    query: { token: 'As it stands in the mail.' },
  },
  'GET /api/account/export': {
    about: 'accounts',
    does: 'Gives everything that is kept about the person, as one JSON file.',
    answers: '{ exported_at, account, ... }: the rows of every table by its name',
    access: 'signed in',
    refusals: ['too-many-requests'],
  },
  'GET /api/recipes/{id}/pdf': {
    about: 'recipes',
    does: 'Gives one recipe of the person as a PDF file: picture, nutrition, allergens and what was checked.',
    answers: pdfFile,
    sends: 'application/pdf',
    access: 'premium',
    query: paper,
    refusals: ['not-found', 'too-busy', 'too-many-requests'],
  },
  'GET /api/saved-recipes/pdf': {
    about: 'saved recipes',
    does: 'Gives saved recipes as one PDF file with a list of contents; 100 of usual length at the most.',
    answers: pdfFile,
    sends: 'application/pdf',
    access: 'premium',
    query: { 'q?': page['q?'], ...paper },
    refusals: ['not-found', 'too-long-for-pdf', 'too-busy', 'too-many-requests'],
  },
  'GET /api/meal-plans/pdf': {
    about: 'planner',
    does: 'Gives the weeks of a span, 42 days at the most, and their shopping list as a PDF file.',
    answers: pdfFile,
    sends: 'application/pdf',
    access: 'premium',
    query: { ...span, ...paper },
    refusals: ['too-long-for-pdf', 'too-busy', 'too-many-requests'],
  },
  'GET /api/shopping-list/pdf': {
    about: 'planner',
    does: 'Gives the shopping list of a span as a PDF file.',
    answers: pdfFile,
    sends: 'application/pdf',
    access: 'premium',
    query: { ...span, ...paper },
    refusals: ['too-busy', 'too-many-requests'],
  },
  'POST /api/webhooks/stripe': {
    about: 'billing',
    does: "Takes the payment provider's signed messages; each only says that a subscription is to be looked at again.",
    answers: '{ received: true }',
    access: 'everyone',
    refusals: ['bad-signature', 'not-found', 'payments-down'],
  },
} as const satisfies Readonly<Record<string, Operation>>
