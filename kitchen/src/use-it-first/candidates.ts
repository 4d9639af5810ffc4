import type { CheckedRecipe } from '../recipe/index.ts'
import { suggest } from '../suggestion/index.ts'
import type { StockItem } from './read-stock.ts'

/** How a menu is drawn: the same seed and day give the same menu. */
export type MenuOptions = {
  readonly seed: number
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string
}

const wholeBasketSets = 4
/** Foods that are asked for together: enough to meet in a dish, few enough that each gets one. */
const foodsTogether = 3
/** From so many on, every second food begins a basket of its own: its neighbour is in it. */
const manyFoods = 8

/**
 * Recipes worth planning with: from the whole basket, and from every food with its neighbours by haste, so that what is lost first has
 * dishes of its own. Each title once.
 */
export function menuCandidates(
  stock: readonly StockItem[],
  { seed, today }: MenuOptions,
): readonly CheckedRecipe[] {
  const names = stock.map(({ food }) => food.name)
  const stride = names.length > manyFoods ? 2 : 1
  const baskets = [
    ...Array.from({ length: wholeBasketSets }, () => names),
    ...names
      .filter((_, index) => index % stride === 0)
      .map((name, at) => [
        name,
        ...Array.from({ length: Math.min(foodsTogether, names.length) - 1 }, (_, next) => {
          return names[(at * stride + next + 1) % names.length] ?? name
        }),
      ]),
  ]
  const byTitle = new Map<string, CheckedRecipe>()
  for (const [index, ingredients] of baskets.entries()) {
    const found = suggest({ ingredients }, { seed: seed + index, today, avoid: [...byTitle.keys()] })
    if (found.ok) for (const recipe of found.recipes) byTitle.set(recipe.title, recipe)
  }
  return [...byTitle.values()]
}
