import { type CheckedRecipe, findFood, parseLine } from '@plotluck/kitchen'

/**
 * What recipes count on at home, as texts that the kitchen reads. Of a food whose amount stands in the basket it is that text; of another how much
 * there is nobody said, so no amount is stated, and it is left to be bought where one recipe has only a part of it. Staples are not named: nobody
 * buys them by the recipe.
 */
export function stockOfRecipes(
  recipes: readonly CheckedRecipe[],
  basket: readonly string[],
): readonly string[] {
  const amounts = amountsIn(basket)
  const lines = recipes.flatMap((recipe) => recipe.lines)
  const short = new Set(lines.flatMap(({ food, availability }) => (availability === 'partly' ? [food] : [])))
  const foods = lines.flatMap(({ food, have }) =>
    food !== null && (have || short.has(food)) && findFood(food)?.isStaple === false ? [food] : [],
  )
  return [...new Set(foods)]
    .toSorted()
    .flatMap((food) => amounts.get(food) ?? (short.has(food) ? [] : [food]))
}

/** The texts of a basket that say how much there is, by their food. */
function amountsIn(basket: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const read = basket.flatMap((text) => {
    const { food, grams, quantity } = parseLine(text)
    return food !== null && grams !== null && quantity !== null ? [{ text, food }] : []
  })
  const byFood = Map.groupBy(read, ({ food }) => food)
  return new Map([...byFood].map(([food, texts]) => [food, texts.map(({ text }) => text)]))
}
