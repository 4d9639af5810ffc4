import type { ApiRecipe } from '@plotluck/contract'

/** The ingredient lines something has to be bought for: those not in `user_has`, in the recipe's order. */
export function toBuy({
  ingredients,
  user_has,
}: Pick<ApiRecipe, 'ingredients' | 'user_has'>): readonly string[] {
  const owned = new Set(user_has)
  return ingredients.filter((ingredient) => !owned.has(ingredient))
}
