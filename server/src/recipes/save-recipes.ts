import type { LeftOut } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import { completeSet, insertPendingSet, type NewSet } from './store.ts'

/** Recipes that another capability wrote for a basket, as one set of the person's history. Nothing is charged for them. */
export type WrittenElsewhere = Pick<NewSet, 'id' | 'userId' | 'createdAt'> & {
  readonly ingredients: readonly string[]
  readonly recipes: readonly CheckedRecipe[]
  readonly leftOut: readonly LeftOut[]
}

/** Keeps recipes in the history, so that they can be opened, saved, planned and rated like any others. */
export async function saveRecipes(tx: Transaction, written: WrittenElsewhere): Promise<void> {
  const { id, userId, createdAt, ingredients } = written
  const set: NewSet = { id, userId, createdAt, request: { ingredients }, idempotencyKey: null }
  await insertPendingSet(tx, set)
  const placed = written.recipes.map((recipe, index) => ({ index, recipe }))
  await completeSet(tx, set, placed, written.leftOut)
}
