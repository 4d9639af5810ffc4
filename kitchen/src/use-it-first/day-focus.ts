import { cookName } from '../foods/index.ts'
import type { CheckedRecipe } from '../recipe/index.ts'
import type { StockItem } from './read-stock.ts'
import { bestPlace, chanceStillGood, horizonDays } from '../foods/index.ts'

/** Foods that a day's focus names: more is a list and no focus. */
const mostNamed = 2

/** Less than this share of a food left is nothing to plan with: it is finished. */
const scrap = 0.1

/**
 * One line for each day: which foods that will not wait are finished or begun, those that keep shortest first; else what the day lives on.
 * Days count down one stock, so that two days that use the same food say different things.
 */
export function dayFocus(
  days: readonly (readonly CheckedRecipe[])[],
  stock: readonly StockItem[],
): readonly string[] {
  const left = new Map(stock.map(({ food, grams }) => [food.name, grams]))
  const begun = new Set<string>()
  const finished = new Set<string>()
  const said = new Set<string>()
  return days.map((recipes) => {
    const used = takeFrom(left, recipes)
    const items = stock
      .filter(({ food }) => used.has(food.name) && !finished.has(food.name))
      .toSorted((a, b) => keepsDays(a) - keepsDays(b))
    const found = focusOf(items, left, begun)
    const focus = found === null || said.has(found) ? leftToCook(recipes) : found
    said.add(focus)
    for (const { food, grams } of items) {
      begun.add(food.name)
      if ((left.get(food.name) ?? 0) <= grams * scrap) finished.add(food.name)
    }
    return focus
  })
}

/** A day that needs nothing in a hurry is about its dish. */
function leftToCook([first]: readonly CheckedRecipe[]): string {
  return first ? `Make ${first.title}` : 'Eat what is left over'
}

/** Takes a day's foods from what is left; gives those of which something was taken. */
function takeFrom(left: Map<string, number>, recipes: readonly CheckedRecipe[]): ReadonlySet<string> {
  const used = new Set<string>()
  for (const { food, grams } of recipes.flatMap(({ lines }) => lines)) {
    const stocked = food === null ? 0 : (left.get(food) ?? 0)
    if (food === null || grams === null || stocked <= 0) continue
    left.set(food, Math.max(0, stocked - grams))
    used.add(food)
  }
  return used
}

function keepsDays({ food }: StockItem): number {
  return bestPlace(food.storage)?.days.max ?? Infinity
}

function focusOf(
  items: readonly StockItem[],
  left: ReadonlyMap<string, number>,
  begun: ReadonlySet<string>,
): string | null {
  const hasty = items.filter(isHasty).slice(0, mostNamed)
  const fresh = items.filter(({ food }) => !begun.has(food.name)).slice(0, mostNamed)
  if (hasty.length === 0) return fresh.length > 0 ? `Cook from what keeps: ${named(fresh)}` : null
  const finished = hasty.filter(({ food, grams }) => (left.get(food.name) ?? 0) <= grams * scrap)
  const open = hasty.filter((item) => !finished.includes(item))
  const started = open.filter(({ food }) => !begun.has(food.name))
  const went = open.filter(({ food }) => begun.has(food.name))
  const parts = [
    ...(finished.length > 0 ? [`use up ${named(finished)}`] : []),
    ...(started.length > 0 ? [`start on ${named(started)}`] : []),
    ...(went.length > 0 ? [`go on with ${named(went)}`] : []),
  ]
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isHasty({ food }: StockItem): boolean {
  const waiting = bestPlace(food.storage)
  return waiting !== null && chanceStillGood(waiting.days, horizonDays) < 1
}

const named = (items: readonly StockItem[]): string =>
  items.map(({ food }) => cookName(food.plural)).join(' and ')
