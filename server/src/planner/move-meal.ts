import type { Body, MealPlan } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { UserId } from '../platform/ids.ts'
import { clearSlot } from './clear-slot.ts'
import { type PlannedRecipe, presentMeal } from './present-meals.ts'
import type { PlaceDeps } from './place-meal.ts'
import { findMeal, lockPlan, type MealRow, updateMeal } from './store.ts'

export type MoveDeps = Pick<PlaceDeps, 'lockRecipe'> & {
  /** Notes in the cook log that a recipe was cooked on a calendar date, or takes back what was noted and nothing was said of. */
  readonly noteCooked: (tx: Transaction, userId: UserId, cooked: CookedMeal) => Promise<void>
}

export type CookedMeal = {
  readonly recipe: PlannedRecipe
  readonly cookedOn: string
  readonly isCooked: boolean
}

/** Moves a planned meal to another slot, changes its servings, marks it cooked, or all of it. A filled slot: as when placing. */
export async function moveMeal(
  tx: Transaction,
  { lockRecipe, noteCooked }: MoveDeps,
  userId: UserId,
  id: string,
  asked: Body<'PATCH /api/meal-plans/{id}'>,
): Promise<Result<MealPlan>> {
  await lockPlan(tx, userId)
  const meal = await findMeal(tx, id)
  const recipe = meal && (await lockRecipe(tx, userId, meal.recipeId))
  if (!recipe) return failure('not-found')
  const moved: MealRow = {
    ...meal,
    plannedDate: asked.planned_date ?? meal.plannedDate,
    mealType: asked.meal_type ?? meal.mealType,
    servings: asked.servings ?? meal.servings,
    isCooked: asked.is_cooked ?? meal.isCooked,
  }
  const cleared = await clearSlot(tx, moved, asked.replace === true)
  if (!cleared.ok) return cleared
  await updateMeal(tx, moved)
  const { isCooked, isLeftovers, plannedDate: cookedOn } = moved
  if (isCooked !== meal.isCooked && !isLeftovers) await noteCooked(tx, userId, { recipe, cookedOn, isCooked })
  return success(presentMeal(moved, recipe))
}
