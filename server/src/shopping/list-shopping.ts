import type { ShoppingListAnswer } from '@plotluck/contract'
import { type CheckedRecipe, shoppingList } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { stockOfRecipes } from './stock-of-recipes.ts'
import { checkedKeys, findStock, linesOf, type Span } from './store.ts'

type PlannedMeal = { readonly recipeId: string; readonly servings: number; readonly isLeftovers: boolean }

export type ListDeps = {
  /** What the person has at home, as they typed it. */
  readonly basketTexts: (tx: Transaction, userId: UserId) => Promise<readonly string[]>
  /** The planned meals of a span. */
  readonly mealsBetween: (tx: Transaction, userId: UserId, span: Span) => Promise<readonly PlannedMeal[]>
  /** The person's saved recipes of these ids. */
  readonly findRecipes: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly recipe: CheckedRecipe }[]>
}

/** Everything the planned meals of a span need, less what is at home, with what is checked off and lines of one's own. */
export async function listShopping(
  tx: Transaction,
  { mealsBetween, findRecipes, basketTexts }: ListDeps,
  userId: UserId,
  { from, to }: Span,
): Promise<ShoppingListAnswer> {
  // What another meal leaves is bought with that meal.
  const planned = (await mealsBetween(tx, userId, { from, to })).filter(({ isLeftovers }) => !isLeftovers)
  const recipes = new Map(
    (await findRecipes(tx, [...new Set(planned.map(({ recipeId }) => recipeId))])).map((row) => [
      row.id,
      row.recipe,
    ]),
  )
  const stock =
    (await findStock(tx, userId)) ?? stockOfRecipes([...recipes.values()], await basketTexts(tx, userId))
  const meals = planned.flatMap(({ recipeId, servings }) => {
    const recipe = recipes.get(recipeId)
    return recipe ? [{ recipe, servings }] : []
  })
  const checked = await checkedKeys(tx, userId, { from, to })
  const ownLines = (await linesOf(tx, userId, { from, to })).map(({ id, text }) => ({ id, text }))
  return {
    ...shoppingList({ meals, stock }),
    from,
    to,
    checked,
    ownLines,
    stock,
  }
}
