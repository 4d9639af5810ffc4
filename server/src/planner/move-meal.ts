import type { Body, MealPlan } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { UserId } from '../platform/ids.ts'
import { clearSlot } from './clear-slot.ts'
import { presentMeal } from './present-meals.ts'
import type { PlaceDeps } from './place-meal.ts'
import { findMeal, lockPlan, type MealRow, updateMeal } from './store.ts'

/** Moves a planned meal to another slot, changes its servings, or both. A filled slot: as when placing. */
export async function moveMeal(
  tx: Transaction,
  { holdRecipe }: Pick<PlaceDeps, 'holdRecipe'>,
  userId: UserId,
  id: string,
  asked: Body<'PATCH /api/meal-plans/{id}'>,
): Promise<Result<MealPlan>> {
  await lockPlan(tx, userId)
  const meal = await findMeal(tx, id)
  const recipe = meal && (await holdRecipe(tx, meal.recipeId))
  if (!recipe) return failure('not-found')
  const moved: MealRow = {
    ...meal,
    plannedDate: asked.planned_date ?? meal.plannedDate,
    mealType: asked.meal_type ?? meal.mealType,
    servings: asked.servings ?? meal.servings,
  }
  const cleared = await clearSlot(tx, moved, asked.replace === true)
  if (!cleared.ok) return cleared
  await updateMeal(tx, moved)
  return success(presentMeal(moved, recipe))
}
