import { type CheckedRecipe, findFood } from '@plotluck/kitchen'

/**
 * What recipes count on at home, as names that the kitchen reads: how much of it there is nobody said, so no amount is stated. A food of which one
 * of them has only a part is left to be bought. Staples are not named: nobody buys them by the recipe.
 */
export function stockOfRecipes(recipes: readonly CheckedRecipe[]): readonly string[] {
  const lines = recipes.flatMap((recipe) => recipe.lines)
  const short = new Set(lines.flatMap(({ food, availability }) => (availability === 'partly' ? [food] : [])))
  const foods = lines.flatMap(({ food, have }) =>
    have && food !== null && !short.has(food) && findFood(food)?.isStaple === false ? [food] : [],
  )
  return [...new Set(foods)].toSorted()
}
