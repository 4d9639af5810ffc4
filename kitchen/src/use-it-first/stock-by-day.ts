import type { CheckedRecipe } from '../recipe/index.ts'
import { scrap } from './menu-cost.ts'
import type { StockItem } from './read-stock.ts'

/** What a day takes from the stock, and the grams of each food that are left after it. */
export type StockOfDay = {
  readonly taken: ReadonlySet<string>
  readonly left: ReadonlyMap<string, number>
}

/** Counts one stock down over the days: what an earlier day used up no later one takes. */
export function stockByDay(
  days: readonly (readonly CheckedRecipe[])[],
  stock: readonly StockItem[],
): readonly StockOfDay[] {
  const left = new Map(stock.map(({ food, grams }) => [food.name, grams]))
  return days.map((recipes) => ({ taken: takeFrom(left, recipes), left: new Map(left) }))
}

/**
 * Takes a day's foods from what is left; gives those of which more was taken than a scrap. A line without a weight takes of a food and leaves as much.
 */
function takeFrom(left: Map<string, number>, recipes: readonly CheckedRecipe[]): ReadonlySet<string> {
  const taken = new Set<string>()
  for (const { food, grams } of recipes.flatMap(({ lines }) => lines)) {
    const stocked = food === null ? 0 : (left.get(food) ?? 0)
    if (food === null || stocked === 0 || stocked < (grams ?? 0) * scrap) continue
    left.set(food, Math.max(0, stocked - (grams ?? 0)))
    taken.add(food)
  }
  return taken
}
