import type { Answer, Body } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { type PlaceDeps, placeMeal } from './place-meal.ts'

type Several = Answer<'POST /api/meal-plans/several'>

/** Plans each meal whose place is free, in their order, and says of the others why not. Nothing that is planned gives way. */
export async function placeSeveral(
  tx: Transaction,
  deps: PlaceDeps,
  userId: UserId,
  { meals }: Body<'POST /api/meal-plans/several'>,
): Promise<Several> {
  const placed: Several['placed'][number][] = []
  const notPlaced: Several['notPlaced'][number][] = []
  for (const meal of meals) {
    const { recipe_id, planned_date, meal_type } = meal
    const result = await placeMeal(tx, deps, userId, meal)
    if (result.ok) placed.push(result.value)
    else {
      const code = result.failure.code === 'slot-taken' ? 'slot-taken' : 'not-found'
      notPlaced.push({ recipe_id, planned_date, meal_type, code })
    }
  }
  return { placed, notPlaced }
}
