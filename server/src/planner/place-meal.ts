import type { Body, MealPlan } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import { clearSlot } from './clear-slot.ts'
import { type PlannedRecipe, presentMeal } from './present-meals.ts'
import { insertMeals, lockPlan, type MealRow } from './store.ts'

export type PlaceDeps = {
  /** The person's own saved recipe, kept from being deleted until the transaction ends. */
  readonly holdRecipe: (tx: Transaction, id: string) => Promise<PlannedRecipe | undefined>
  readonly clock: Clock
  readonly newId: NewId
}

/** Plans a saved recipe for a day and a meal. A filled slot is `slot-taken`, unless `replace` is true. */
export async function placeMeal(
  tx: Transaction,
  { holdRecipe, clock, newId }: PlaceDeps,
  userId: UserId,
  asked: Body<'POST /api/meal-plans'>,
): Promise<Result<MealPlan>> {
  await lockPlan(tx, userId)
  const recipe = await holdRecipe(tx, asked.recipe_id)
  if (!recipe) return failure('not-found')
  const row: MealRow = {
    id: newId(),
    userId: userId,
    recipeId: recipe.id,
    plannedDate: asked.planned_date,
    mealType: asked.meal_type,
    servings: asked.servings ?? recipe.servings,
    createdAt: clock(),
  }
  const cleared = await clearSlot(tx, row, asked.replace === true)
  if (!cleared.ok) return cleared
  await insertMeals(tx, [row])
  return success(presentMeal(row, recipe))
}
