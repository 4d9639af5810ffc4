import { type CheckedRecipe, findFood } from '@plotluck/kitchen'

/**
 * What recipes say is at home, as texts that the kitchen reads ('400 g tomato'): of each food the most that one of them counts
 * on. Two recipes written for the same tomatoes do not make them twice as many. Staples are not named: nobody buys them by
 * the recipe. A food without any weight stands alone and covers whatever is needed of it.
 */
export function stockOfRecipes(recipes: readonly CheckedRecipe[]): readonly string[] {
  const grams = new Map<string, number>()
  const lines = recipes.flatMap((recipe) => recipe.lines)
  for (const { food, have, grams: weight } of lines)
    if (have && food !== null && findFood(food)?.isStaple === false)
      grams.set(food, Math.max(grams.get(food) ?? 0, weight ?? 0))
  return [...grams].map(([food, weight]) => (weight > 0 ? `${Math.ceil(weight)} g ${food}` : food)).toSorted()
}
