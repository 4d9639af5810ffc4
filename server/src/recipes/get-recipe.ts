import type { ApiRecipe } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { UserId } from '../platform/ids.ts'
import { type IsPremium, presentRecipe, type StoredRecipe } from '../premium/index.ts'
import { findRecipe } from './store.ts'

export type GetRecipeDeps = {
  readonly isPremium: IsPremium
  /** A recipe that the person saved without its having been generated here. */
  readonly findSaved: (tx: Transaction, id: string) => Promise<StoredRecipe | undefined>
}

/** One of the person's own recipes. Another person's and a missing one are both `not-found`. */
export async function getRecipe(
  tx: Transaction,
  { isPremium, findSaved }: GetRecipeDeps,
  userId: UserId,
  id: string,
): Promise<Result<ApiRecipe>> {
  const found = (await findRecipe(tx, id)) ?? (await findSaved(tx, id))
  return found ? success(presentRecipe(found, await isPremium(tx, userId))) : failure('not-found')
}
