import * as z from 'zod/mini'
import { calendarDateSchema, mondaySchema } from './dates.ts'
import type { SavedRecipe } from './saved.ts'

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealType = (typeof mealTypes)[number]

/** A meal is planned for so many at the most. */
export const mostServings = 24

const servingsSchema = z
  .int('Required')
  .check(z.minimum(1, 'At least 1 serving'), z.maximum(mostServings, `At most ${mostServings} servings`))

/**
 * What `POST /api/meal-plans` takes. `servings` is the recipe's own when absent. A slot holds one meal: a filled one is refused
 * with `slot-taken` unless `replace` is true. A `user_id` beside them is not read.
 */
export const placeMealSchema = z.object({
  recipe_id: z.uuid('Choose a recipe'),
  planned_date: calendarDateSchema,
  meal_type: z.enum(mealTypes),
  servings: z.optional(servingsSchema),
  replace: z.optional(z.boolean()),
})

/** What `PATCH /api/meal-plans/{id}` takes: another slot, other servings, or both. A filled slot: as when placing. */
export const moveMealSchema = z.strictObject({
  planned_date: z.optional(calendarDateSchema),
  meal_type: z.optional(z.enum(mealTypes)),
  servings: z.optional(servingsSchema),
  replace: z.optional(z.boolean()),
})

/** What `POST /api/meal-plans/copy-week` takes: two Mondays. Slots of the target week that are filled stay as they are. */
export const copyWeekSchema = z.strictObject({ from: mondaySchema, to: mondaySchema })

/** A planned meal with the saved recipe it is about. `recipe_id` names the saved recipe. */
export type MealPlan = {
  readonly id: string
  readonly user_id: string
  readonly recipe_id: string
  /** A calendar date, YYYY-MM-DD. */
  readonly planned_date: string
  readonly meal_type: MealType
  readonly servings: number
  readonly saved_recipe: Pick<
    SavedRecipe,
    'id' | 'recipe_title' | 'prep_time' | 'servings' | 'ingredients' | 'image' | 'season' | 'difficulty'
  >
}
