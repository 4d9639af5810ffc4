import type { LeftOut } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Database } from '../platform/database/index.ts'
import type { NewId } from '../platform/ids.ts'
import { releaseSet } from './reserve-set.ts'
import { addRecipes, completeSet, type NewSet } from './store.ts'

/** A recipe with its own id and its place in the set, from 0. */
type Placed = { readonly index: number; readonly recipe: CheckedRecipe }

/** The set being written, as the database has it. A recipe is kept before anybody sees it, so that what is seen can be opened and saved. */
export type KeptSet = {
  readonly isEmpty: () => boolean
  /** Whether the set is closed or given back. */
  readonly isSettled: () => boolean
  /** Keeps recipes after those that are there. Throws a `SetGone` when it is not there any more. */
  readonly add: (recipes: readonly CheckedRecipe[]) => Promise<readonly Placed[]>
  /** Keeps the last recipes and closes the set, both or neither. Throws a `SetGone` when it is not there any more. */
  readonly close: (last: {
    readonly recipes: readonly CheckedRecipe[]
    readonly leftOut: readonly LeftOut[]
  }) => Promise<readonly Placed[]>
  readonly releaseSet: () => Promise<void>
}

export function saveSet(
  { database, newId }: { readonly database: Database; readonly newId: NewId },
  set: NewSet,
): KeptSet {
  let [count, isSettled] = [0, false]
  const place = (recipes: readonly CheckedRecipe[]): readonly Placed[] =>
    recipes.map((recipe, offset) => ({ index: count + offset, recipe: { ...recipe, id: newId() } }))
  return {
    isEmpty: () => count === 0,
    isSettled: () => isSettled,
    async add(recipes) {
      const placed = place(recipes)
      // Closing the set puts these on disk; until then the whole set may be lost.
      mustBeThere(await database.asUser(set.userId, (tx) => addRecipes(tx, set, placed), 'soon'))
      count += placed.length
      return placed
    },
    async close({ recipes, leftOut }) {
      const placed = place(recipes)
      mustBeThere(await database.asUser(set.userId, (tx) => completeSet(tx, set, placed, leftOut)))
      ;[count, isSettled] = [count + placed.length, true]
      return placed
    },
    async releaseSet() {
      isSettled = true
      await database.asUser(set.userId, (tx) => releaseSet(tx, set))
    },
  }
}

/** The set is not there any more: given back after a crash, or deleted with its account while it was written. */
export class SetGone extends Error {}

function mustBeThere(isThere: boolean): void {
  if (!isThere) throw new SetGone('The set was given back while it was written')
}
