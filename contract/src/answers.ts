import * as z from 'zod/mini'
import { profileSchema, sessionSchema } from './accounts.ts'
import type { Api, ApiCall } from './api.ts'
import { paidPlans, subscriptionStates } from './billing.ts'
import { mealTypes } from './planner.ts'

const list = <S extends z.ZodMiniType>(item: S) => z.readonly(z.array(item))
const texts = list(z.string())
const success = z.object({ success: z.literal(true) })
const url = z.object({ url: z.string() })
const user = z.object({ id: z.string(), email: z.string(), name: z.string() })
const signedIn = z.object({ user, emailVerificationRequired: z.boolean() })
const leftOut = list(z.object({ text: z.string(), message: z.string() }))

const nutrition = z.object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
const recipeNotes = z.object({
  headnote: z.string(),
  yields: z.nullable(z.string()),
  pan: z.nullable(z.string()),
  goesWith: texts,
  variations: texts,
  tip: z.string(),
})
const recipe = z.object({
  id: z.string(),
  title: z.string(),
  image: z.optional(z.string()),
  season: z.optional(z.string()),
  difficulty: z.string(),
  prep_time: z.number(),
  servings: z.number(),
  ingredients: texts,
  user_has: texts,
  instructions: z.string(),
  nutrition: z.optional(nutrition),
  nutritionCoverage: z.optional(z.object({ counted: z.number(), total: z.number(), notCounted: texts })),
  lines: list(
    z.object({
      text: z.string(),
      food: z.nullable(z.string()),
      grams: z.nullable(z.number()),
      have: z.boolean(),
      availability: z.string(),
      optional: z.boolean(),
    }),
  ),
  steps: list(z.object({ text: z.string(), minutes: z.number() })),
  allergens: z.object({ us9: texts, eu14: texts, mayContain: texts }),
  diets: texts,
  checks: list(z.object({ kind: z.string(), outcome: z.string(), message: z.string() })),
  cuisine: z.nullable(z.string()),
  picture: z.object({ dish: z.string(), foods: texts }),
  leftovers: z.nullable(z.string()),
  gaveWay: z.optional(z.string()),
  notes: z.optional(recipeNotes),
  writtenBy: z.enum(['kitchen', 'model']),
  created_at: z.string(),
})

const savedFields = {
  id: z.string(),
  recipe_title: z.string(),
  ingredients: texts,
  prep_time: z.number(),
  servings: z.number(),
  image: z.nullable(z.string()),
  season: z.nullable(z.string()),
  difficulty: z.nullable(z.string()),
}
const savedWhole = {
  ...savedFields,
  user_id: z.string(),
  recipe_id: z.nullable(z.string()),
  instructions: z.string(),
  created_at: z.string(),
  recipe,
}
const nextCursor = z.nullable(z.string())
const mealPlan = z.object({
  id: z.string(),
  user_id: z.string(),
  recipe_id: z.string(),
  planned_date: z.string(),
  meal_type: z.enum(mealTypes),
  servings: z.number(),
  saved_recipe: z.object(savedFields),
})

const shoppingLine = z.object({
  key: z.string(),
  food: z.nullable(z.string()),
  name: z.string(),
  amount: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  note: z.nullable(z.string()),
  recipes: texts,
})
const ownLine = z.object({ id: z.string(), text: z.string() })
const shoppingList = z.object({
  from: z.string(),
  to: z.string(),
  aisles: list(z.object({ aisle: z.string(), lines: list(shoppingLine) })),
  staples: list(shoppingLine),
  atHome: list(shoppingLine),
  count: z.number(),
  checked: texts,
  ownLines: list(ownLine),
  stock: texts,
})

const menu = z.object({
  prepEfficiency: z.string(),
  wasteReduction: z.string(),
  menu: list(
    z.object({
      day: z.number(),
      focus: z.string(),
      pairedRecipes: list(
        z.object({
          title: z.string(),
          cookTime: z.number(),
          servings: z.number(),
          sharedPrep: texts,
          uniquePrep: texts,
          ingredients: texts,
          instructions: z.string(),
          recipe,
        }),
      ),
    }),
  ),
  ingredientGuide: list(
    z.object({
      ingredient: z.string(),
      usedInDays: list(z.number()),
      storage: z.string(),
      shelfLife: z.string(),
      substitutes: texts,
    }),
  ),
  gramsAtRisk: z.number(),
  gramsSaved: z.number(),
  gramsSavedInOrderGiven: z.number(),
  minutesSaved: z.number(),
  leftOut,
  explanations: z.object({ prepEfficiency: z.string(), wasteReduction: z.string() }),
})

const said = {
  id: z.string(),
  created_at: z.string(),
  lookups: z.optional(
    list(
      z.object({
        kind: z.string(),
        food: z.nullable(z.string()),
        facts: list(z.object({ label: z.string(), value: z.string(), source: z.nullable(z.string()) })),
      }),
    ),
  ),
  suggestions: z.optional(texts),
  canMakeRecipesFrom: z.optional(texts),
  writtenBy: z.optional(z.enum(['kitchen', 'model'])),
}
const message = z.object({ ...said, role: z.enum(['user', 'assistant']), content: z.string() })
const conversation = z.nullable(z.object({ id: z.string(), messages: list(message) }))

const subscription = z.object({
  subscription: z.nullable(
    z.object({
      plan: z.enum(paidPlans),
      state: z.enum(subscriptionStates),
      cancel_at_period_end: z.boolean(),
      current_period_end: z.string(),
    }),
  ),
})
const states = z.enum(['open', 'paid', 'expired'])
const checkout = z.object({ id: z.string(), plan: z.enum(paidPlans), cents: z.number(), state: states })
const plans = z.object({
  billing: z.enum(['sandbox', 'stripe', 'none']),
  plans: list(
    z.object({
      plan: z.enum(paidPlans),
      priceId: z.string(),
      cents: z.number(),
      currency: z.literal('usd'),
      period: z.enum(['month', 'year']),
    }),
  ),
})

/** What each call of the map `Api` answers, as a schema: for the API's documentation, and for who checks answers against it. */
export const answers = agreeing({
  'GET /api/profile': profileSchema,
  'PATCH /api/profile': profileSchema,
  'POST /api/auth/sign-up/email': signedIn,
  'POST /api/auth/sign-in/email': signedIn,
  'POST /api/auth/sign-out': success,
  'GET /api/auth/get-session': z.nullable(z.object({ user })),
  'POST /api/auth/request-password-reset': success,
  'POST /api/auth/reset-password': success,
  'POST /api/auth/change-password': success,
  'POST /api/auth/token': sessionSchema,
  'DELETE /api/account': success,
  'POST /api/read-ingredients': z.object({
    items: list(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('food'), text: z.string(), food: z.string() }),
        z.object({ kind: z.enum(['unknown', 'not-food', 'absent']), text: z.string(), message: z.string() }),
      ]),
    ),
  }),
  'POST /api/generate-recipes': z.object({
    recipes: list(recipe),
    leftOut,
    recipesUsed: z.nullable(z.number()),
  }),
  'GET /api/recipes/{id}': recipe,
  'GET /api/storage-tips': z.object({ tips: list(z.object({ ingredient: z.string(), tip: z.string() })) }),
  'GET /api/history': z.object({ recipes: list(recipe), nextCursor }),
  'GET /api/saved-recipes': z.object({
    savedRecipes: list(z.object(savedWhole)),
    nextCursor,
    total: z.number(),
  }),
  'POST /api/saved-recipes': z.object(savedWhole),
  'GET /api/saved-recipes/{id}': z.object({ ...savedWhole, planned_meals: z.number() }),
  'GET /api/recipes/{id}/saved': z.object({ saved_id: z.nullable(z.string()) }),
  'DELETE /api/saved-recipes/{id}': success,
  'GET /api/meal-plans': z.object({ mealPlans: list(mealPlan) }),
  'POST /api/meal-plans': mealPlan,
  'PATCH /api/meal-plans/{id}': mealPlan,
  'DELETE /api/meal-plans/{id}': success,
  'POST /api/meal-plans/copy-week': z.object({ mealPlans: list(mealPlan), copied: z.number() }),
  'GET /api/shopping-list': shoppingList,
  'PUT /api/shopping-list/checks': success,
  'PUT /api/shopping-list/stock': success,
  'POST /api/shopping-list/lines': ownLine,
  'DELETE /api/shopping-list/lines/{id}': success,
  'POST /api/generate-use-it-first-menu': menu,
  'POST /api/feedback': success,
  'POST /api/reports': success,
  'POST /api/events': success,
  'GET /api/plans': plans,
  'POST /api/check-subscription': z.object({ subscribed: z.boolean() }),
  'GET /api/subscription': subscription,
  'POST /api/create-checkout': url,
  'POST /api/customer-portal': url,
  'GET /api/sandbox/checkouts/{id}': checkout,
  'POST /api/sandbox/checkouts/{id}/pay': url,
  'POST /api/sandbox/portal': subscription,
  'POST /api/harvest-chat': z.object({ ...said, message: z.string(), conversationId: z.string() }),
  'GET /api/harvest-chat': z.object({ conversation }),
})

/** Lets schemas through that take everything the types of their answers allow; others do not compile. */
function agreeing<S extends Readonly<Record<ApiCall, z.ZodMiniType>>>(
  schemas: S & {
    readonly [Call in ApiCall]: Api[Call]['answer'] extends z.output<S[Call]> ? z.ZodMiniType : never
  },
): S {
  return schemas
}
