import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { deleteMeal, findInSlotOf, type MealRow } from './store.ts'

/** Makes the slot of `meal` free for it: takes another meal out when `mayReplace`, refuses with `slot-taken` otherwise. */
export async function clearSlot(
  tx: Transaction,
  meal: MealRow,
  mayReplace: boolean,
): Promise<Result<{ readonly isFree: true }>> {
  const taken = await findInSlotOf(tx, meal)
  if (taken && !mayReplace) return failure('slot-taken', { details: { meal_plan_id: taken.id } })
  if (taken) await deleteMeal(tx, taken.id)
  return success({ isFree: true })
}
