import type { ApiRecipe } from '@plotluck/contract'

/** The ingredient lines something has to be bought for: those not in `user_has`, in the recipe's order. */
export function toBuy({
  ingredients,
  user_has,
}: Pick<ApiRecipe, 'ingredients' | 'user_has'>): readonly string[] {
  const owned = new Set(user_has)
  return ingredients.filter((ingredient) => !owned.has(ingredient))
}

/** The ingredient lines that somebody has, without the water that comes from every tap. */
export function onHand({ user_has, lines }: Pick<ApiRecipe, 'user_has' | 'lines'>): readonly string[] {
  const water = new Set(lines.filter(({ food }) => food === 'water').map(({ text }) => text))
  return user_has.filter((line) => !water.has(line))
}
