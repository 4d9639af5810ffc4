import type { ShoppingList } from '@plotluck/kitchen'
import * as z from 'zod/mini'
import { type Calls, schemaOf } from '../call.ts'
import { calendarDateSchema, mondaySchema, spanRule } from '../dates.ts'
import { ingredientSchema } from '../forms.ts'
import { mealTypes, mostMealsAtOnce, mostServings } from '../planner.ts'
import { savedSummary } from './saved.ts'
import { byId, done, leftOut, list, paperSpanQuery, recipe, spanQuery, texts } from './shapes.ts'

const servings = z
  .int('Required')
  .check(z.minimum(1, 'At least 1 serving'), z.maximum(mostServings, `At most ${mostServings} servings`))

/** A planned meal with the saved recipe it is about. `recipe_id` names the saved recipe. */
export type MealPlan = z.output<typeof mealPlan>
const mealPlan = z.object({
  id: z.string(),
  user_id: z.string(),
  recipe_id: z.string(),
  /** A calendar date, YYYY-MM-DD. */
  planned_date: z.string(),
  meal_type: z.enum(mealTypes),
  servings: z.number(),
  /** Whether it is what another meal left: nothing is bought for it. */
  is_leftovers: z.boolean(),
  is_cooked: z.boolean(),
  saved_recipe: savedSummary,
})

const slot = { planned_date: calendarDateSchema, meal_type: z.enum(mealTypes) }
/** The id of a saved recipe, or of a generated one, which is saved by being planned. */
const plannable = z.uuid('Choose a recipe')
/** A recipe for a place in the plan; `servings` is the recipe's own when absent. */
const toPlace = z.strictObject({
  recipe_id: plannable,
  ...slot,
  servings: z.optional(servings),
  is_leftovers: z.optional(z.boolean()),
  is_cooked: z.optional(z.boolean()),
})

export const plannerCalls = {
  'GET /api/meal-plans': {
    about: 'planner',
    does: 'Lists planned meals between two calendar dates, by day and then breakfast to snack.',
    access: { premium: 'meal-planner' },
    query: spanQuery,
    answer: z.object({ mealPlans: list(mealPlan) }),
  },
  'POST /api/meal-plans': {
    about: 'planner',
    does: 'Plans a saved recipe, or a generated one, which is saved by it, for a day and a meal.',
    access: { premium: 'meal-planner' },
    // `servings` is the recipe's own when absent. A slot holds one meal: a filled one is refused unless `replace` is true.
    body: z.object({
      recipe_id: plannable,
      ...slot,
      servings: z.optional(servings),
      is_leftovers: z.optional(z.boolean()),
      is_cooked: z.optional(z.boolean()),
      replace: z.optional(z.boolean()),
    }),
    answer: mealPlan,
    refusals: ['not-found', 'slot-taken'],
  },
  'POST /api/meal-plans/several': {
    about: 'planner',
    does: 'Plans several recipes at once, each where its place is free, and says which found none.',
    access: { premium: 'meal-planner' },
    body: z.strictObject({
      meals: z
        .array(toPlace)
        .check(
          z.minLength(1, 'Choose a recipe'),
          z.maxLength(mostMealsAtOnce, `Maximum ${mostMealsAtOnce} meals allowed`),
        ),
    }),
    answer: z.object({
      placed: list(mealPlan),
      notPlaced: list(
        z.object({ recipe_id: z.string(), ...slot, code: z.enum(['slot-taken', 'not-found']) }),
      ),
    }),
  },
  'POST /api/meal-plans/suggest': {
    about: 'planner',
    does: 'Suggests a different dinner for each of several days: what is at home and spoils first, then what is in season.',
    access: { premium: 'meal-planner' },
    // `avoid` are titles that are not to come; the dinners are kept in the history and planned by their ids.
    body: z.strictObject({
      dates: z
        .array(calendarDateSchema)
        .check(z.minLength(1, 'Choose a day'), z.maxLength(7, 'Seven days at the most')),
      ingredients: z.array(ingredientSchema).check(z.maxLength(20, 'Maximum 20 ingredients allowed')),
      avoid: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60))),
    }),
    answer: z.object({
      dinners: list(z.object({ planned_date: z.string(), recipe })),
      leftOut: list(leftOut),
    }),
    refusals: ['no-recipe', 'too-busy', 'too-many-requests'],
  },
  'PATCH /api/meal-plans/{id}': {
    about: 'planner',
    does: 'Moves a planned meal, changes its servings, or marks it cooked, which notes it in the cook log.',
    access: { premium: 'meal-planner' },
    path: byId,
    body: z.strictObject({
      planned_date: z.optional(calendarDateSchema),
      meal_type: z.optional(z.enum(mealTypes)),
      servings: z.optional(servings),
      is_cooked: z.optional(z.boolean()),
      replace: z.optional(z.boolean()),
    }),
    answer: mealPlan,
    refusals: ['slot-taken'],
  },
  'DELETE /api/meal-plans/{id}': {
    about: 'planner',
    does: 'Takes a meal out of the plan.',
    access: { premium: 'meal-planner' },
    path: byId,
    answer: done,
  },
  'POST /api/meal-plans/copy-week': {
    about: 'planner',
    does: 'Copies the meals of one week into the empty slots of another.',
    access: { premium: 'meal-planner' },
    body: z.strictObject({ from: mondaySchema, to: mondaySchema }),
    answer: z.object({ mealPlans: list(mealPlan), copied: z.number() }),
  },
} as const satisfies Calls

const lineText = z
  .string('Required')
  .check(z.trim(), z.minLength(1, 'Required'), z.maxLength(100, 'Maximum 100 characters allowed'))

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

/** The kitchen's list of a span of days, what is checked off in it, lines of one's own, and the stock that was subtracted. */
export type ShoppingListAnswer = ShoppingList & {
  readonly from: string
  readonly to: string
  /** Keys of lines that are checked off. */
  readonly checked: readonly string[]
  /** The key of a line of one's own in `checked` is its id. */
  readonly ownLines: readonly z.output<typeof ownLine>[]
  readonly stock: readonly string[]
}
const shoppingList = schemaOf<ShoppingListAnswer>()(
  z.object({
    from: z.string(),
    to: z.string(),
    aisles: list(z.object({ aisle: z.string(), lines: list(shoppingLine) })),
    staples: list(shoppingLine),
    atHome: list(shoppingLine),
    count: z.number(),
    checked: texts,
    ownLines: list(ownLine),
    stock: texts,
  }),
)

export const shoppingCalls = {
  'GET /api/shopping-list': {
    about: 'planner',
    does: 'Adds up what the planned meals of a span need, by aisle, less what is at home.',
    access: { premium: 'shopping-list' },
    query: spanQuery,
    answer: shoppingList,
  },
  'PUT /api/shopping-list/checks': {
    about: 'planner',
    does: 'Checks a line off, or on again.',
    access: { premium: 'shopping-list' },
    body: z
      .strictObject({
        from: calendarDateSchema,
        to: calendarDateSchema,
        key: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(300)),
        checked: z.boolean(),
      })
      .check(spanRule),
    answer: done,
  },
  'PUT /api/shopping-list/stock': {
    about: 'planner',
    does: 'Says what is at home, as typed, with or without amounts; it replaces what stood there.',
    access: { premium: 'shopping-list' },
    body: z.strictObject({
      stock: z.array(lineText).check(z.maxLength(200, 'Maximum 200 foods allowed')),
    }),
    answer: done,
  },
  'POST /api/shopping-list/lines': {
    about: 'planner',
    does: "Adds a line of one's own.",
    access: { premium: 'shopping-list' },
    body: z
      .strictObject({ from: calendarDateSchema, to: calendarDateSchema, text: lineText })
      .check(spanRule),
    answer: ownLine,
  },
  'DELETE /api/shopping-list/lines/{id}': {
    about: 'planner',
    does: "Removes a line of one's own.",
    access: { premium: 'shopping-list' },
    path: byId,
    answer: done,
  },
} as const satisfies Calls

const pdf = { file: 'application/pdf', about: 'A file, application/pdf.' } as const

export const planPdfCalls = {
  'GET /api/meal-plans/pdf': {
    about: 'planner',
    does: 'Gives the weeks of a span, 42 days at the most, and their shopping list as a PDF file.',
    access: { premium: 'pdf' },
    query: paperSpanQuery,
    answer: pdf,
    refusals: ['too-long-for-pdf', 'too-busy', 'too-many-requests'],
  },
  'GET /api/shopping-list/pdf': {
    about: 'planner',
    does: 'Gives the shopping list of a span as a PDF file.',
    access: { premium: 'pdf' },
    query: paperSpanQuery,
    answer: pdf,
    refusals: ['too-long-for-pdf', 'too-busy', 'too-many-requests'],
  },
} as const satisfies Calls
