import type { Body, MealPlan } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import { clearSlot } from './clear-slot.ts'
import { type PlannedRecipe, presentMeal } from './present-meals.ts'
import { insertMeals, lockPlan, type MealRow } from './store.ts'

export type PlaceDeps = {
  /**
   * The person's own saved recipe of this id, kept from being deleted until the transaction ends. A generated recipe is saved first; nobody else's
   * is found.
   */
  readonly lockRecipe: (tx: Transaction, userId: UserId, id: string) => Promise<PlannedRecipe | undefined>
  readonly clock: Clock
  readonly newId: NewId
}

/** Plans a recipe for a day and a meal. A filled slot is `slot-taken`, unless `replace` is true. */
export async function placeMeal(
  tx: Transaction,
  { lockRecipe, clock, newId }: PlaceDeps,
  userId: UserId,
  asked: Body<'POST /api/meal-plans'>,
): Promise<Result<MealPlan>> {
  await lockPlan(tx, userId)
  const recipe = await lockRecipe(tx, userId, asked.recipe_id)
  if (!recipe) return failure('not-found')
  const row: MealRow = {
    id: newId(),
    userId,
    recipeId: recipe.id,
    plannedDate: asked.planned_date,
    mealType: asked.meal_type,
    servings: asked.servings ?? recipe.servings,
    isLeftovers: asked.is_leftovers ?? false,
    isCooked: asked.is_cooked ?? false,
    createdAt: clock(),
  }
  const cleared = await clearSlot(tx, row, asked.replace === true)
  if (!cleared.ok) return cleared
  await insertMeals(tx, [row])
  return success(presentMeal(row, recipe))
}
