import type { ApiRecipe } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { UserId } from '../platform/ids.ts'
import { presentRecipe } from './present-recipe.ts'
import { findRecipe } from './store.ts'

export type IsPremium = (tx: Transaction, user: UserId) => Promise<boolean>

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** One of the person's own recipes. Another person's, a missing one and nonsense are all `not-found`. */
export async function getRecipe(
  tx: Transaction,
  owner: UserId,
  id: string,
  isPremium: IsPremium,
): Promise<Result<ApiRecipe>> {
  const found = uuid.test(id) ? await findRecipe(tx, id) : undefined
  return found ? success(presentRecipe(found, await isPremium(tx, owner))) : failure('not-found')
}
