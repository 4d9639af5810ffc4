import type { FoodName } from '../foods/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import type { Filled, FilledDish } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'

/** People at a table whose number nobody told. */
const usualServings = 4
/** More loaves, trays or jars than this in one go are no evening's work. */
const mostBatches = 4

/** How many a dish is cooked for: the household, or four. */
export function servingsFor({ household }: RecipeRequest): number {
  const asked = household?.servings ?? household?.people.length ?? 0
  return asked > 0 ? Math.min(asked, 24) : usualServings
}

/**
 * How often a dish is made as written: pots for the table, loaves and jars in whole batches; and where the basket says how much there is of a main
 * food, as often as that allows and one kitchen can do.
 */
export function timesMade(
  { dish, filled }: FilledDish,
  basket: readonly BasketFood[],
  servings: number,
): number {
  const wanted = dish.batch === true ? 1 : servings / dish.serves
  const stock = new Map(basket.map(({ facts, grams }) => [facts.food, grams]))
  const mains = filled.filter(({ part, have }) => have && dish.parts[part]?.role === 'main')
  const enough = mains.flatMap((main) => timesWithin(main, stock))
  if (enough.length === 0) return wanted
  const possible = Math.min(...enough)
  if (dish.batch === true) return Math.max(0.5, Math.min(mostBatches, wholeBatches(possible)))
  return Math.min(Math.max(possible, wanted / 2), wanted * 2, Math.max(possible, wanted))
}

function timesWithin(
  { facts, grams }: Filled,
  stock: ReadonlyMap<FoodName, number | null>,
): readonly number[] {
  const there = stock.get(facts.food) ?? null
  return there === null || grams < 25 ? [] : [there / grams]
}

/** A half, or whole ones; what is nearly a batch is one. */
function wholeBatches(times: number): number {
  return times < 0.8 ? 0.5 : Math.max(1, Math.floor(times + 0.15))
}
