import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe, Household } from '../recipe/index.ts'
import { suggest } from '../suggestion/index.ts'
import type { StockItem } from './read-stock.ts'

/** How a menu is drawn: the same seed and day give the same menu. */
export type MenuOptions = {
  readonly seed: number
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string
  /** Who is cooked for: nothing that one of them must not eat comes to the menu. */
  readonly household?: Household
}

/** How the recipes to plan with are asked for: sets from the whole basket, and from smaller baskets of neighbours by haste. */
type Asking = {
  readonly wholeBasketSets: number
  /** Foods from the beginning of one small basket to the next. */
  readonly stride: number
  readonly foodsTogether: number
}

/** Of a full basket few large neighborhoods save as much food as many small ones, in two thirds of the time. */
const askings: readonly (readonly [foodsAtMost: number, Asking])[] = [
  [8, { wholeBasketSets: 4, stride: 1, foodsTogether: 3 }],
  [12, { wholeBasketSets: 4, stride: 2, foodsTogether: 3 }],
  [Infinity, { wholeBasketSets: 5, stride: 5, foodsTogether: 5 }],
]

/**
 * Recipes worth planning with: from the whole basket, and from every food with its neighbours by haste, so that what is lost first has
 * dishes of its own. Each title once.
 */
export function menuCandidates(
  stock: readonly StockItem[],
  { seed, today, household }: MenuOptions,
): readonly CheckedRecipe[] {
  const baskets = basketsOf(stock.map(({ food }) => food.name))
  const byTitle = new Map<string, CheckedRecipe>()
  for (const [index, ingredients] of baskets.entries()) {
    const request = { ingredients, ...(household && { household }) }
    const avoid = [...byTitle.keys()]
    // Every other set is of meals alone: of a basket of fruit the rest would be sweets.
    const meal = index % 2 === 1 ? ({ meal: 'dinner' } as const) : {}
    const found = suggest(request, { seed: seed + index, today, avoid, ...meal })
    if (found.ok) for (const recipe of found.recipes) byTitle.set(recipe.title, recipe)
  }
  return [...byTitle.values()]
}

function basketsOf(names: readonly FoodName[]): readonly (readonly FoodName[])[] {
  const asking = askings.find(([foodsAtMost]) => names.length <= foodsAtMost)?.[1]
  if (!asking) return []
  const { wholeBasketSets, stride, foodsTogether } = asking
  const twice = [...names, ...names]
  const starts = names.flatMap((_, index) => (index % stride === 0 ? [index] : []))
  return [
    ...Array.from({ length: wholeBasketSets }, () => names),
    ...starts.map((start) => twice.slice(start, start + Math.min(foodsTogether, names.length))),
  ]
}
