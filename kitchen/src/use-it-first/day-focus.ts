import { cookName } from '../foods/index.ts'
import type { CheckedRecipe } from '../recipe/index.ts'
import { scrap } from './menu-cost.ts'
import { isNamedAfter } from './named-after.ts'
import type { StockItem } from './read-stock.ts'
import type { StockOfDay } from './stock-by-day.ts'
import { bestPlace, chanceStillGood, horizonDays } from '../foods/index.ts'

/** Foods that a day's focus names: more is a list and no focus. */
const mostNamed = 2

/**
 * One line for each day: which foods that will not wait are finished or begun, those that keep shortest first; else what the day lives on. A food is used up on
 * the last day that takes of it, if nothing worth planning with is left then; what a later dish is named after is then to be bought.
 */
export function dayFocus(
  days: readonly (readonly CheckedRecipe[])[],
  byDay: readonly StockOfDay[],
  stock: readonly StockItem[],
): readonly string[] {
  const said = new Set<string>()
  return days.map((recipes, at) => {
    const items = itemsOf(byDay, at, stock)
    const found = focusOf(items)
    const focus = found === null || said.has(found) ? leftToCook(recipes, items) : found
    said.add(focus)
    const missing = items.length === 0 ? [] : missingOf(recipes, byDay[at], stock)
    return missing.length === 0 ? focus : `${focus}; buy ${missing.join(' and ')}`
  })
}

/** A food of the stock that a day takes of, and whether it is the first day to do so and leaves none. */
type Used = { readonly item: StockItem; readonly isBegun: boolean; readonly isFinished: boolean }

const takes = (day: StockOfDay, { food }: StockItem): boolean => day.taken.has(food.name)

function itemsOf(byDay: readonly StockOfDay[], at: number, stock: readonly StockItem[]): readonly Used[] {
  return stock
    .filter((item) => byDay[at] && takes(byDay[at], item))
    .toSorted((a, b) => keepsDays(a) - keepsDays(b))
    .map((item) => ({
      item,
      isBegun: byDay.slice(0, at).some((day) => takes(day, item)),
      isFinished:
        !byDay.slice(at + 1).some((day) => takes(day, item)) &&
        (byDay[at]?.left.get(item.food.name) ?? 0) <= item.grams * scrap,
    }))
}

/** A day that needs nothing in a hurry is about its dish; one that takes of nothing that is left says that its foods are to be bought. */
function leftToCook([first]: readonly CheckedRecipe[], items: readonly Used[]): string {
  if (!first) return 'Eat what is left over'
  return items.length > 0 ? `Make ${first.title}` : `All used up by now: shop for ${first.title}`
}

/** Foods of the stock that a dish of the day is named after, and of which nothing is left by then. */
function missingOf(
  recipes: readonly CheckedRecipe[],
  day: StockOfDay | undefined,
  stock: readonly StockItem[],
): readonly string[] {
  const isMissing = ({ food }: StockItem): boolean =>
    !day?.taken.has(food.name) &&
    recipes.some(
      ({ title, lines }) => lines.some((line) => line.food === food.name) && isNamedAfter(title, food.name),
    )
  return stock.filter(isMissing).map(({ food }) => cookName(food.plural))
}

function keepsDays({ food }: StockItem): number {
  return bestPlace(food.storage)?.days.max ?? Infinity
}

function focusOf(used: readonly Used[]): string | null {
  const hasty = used.filter(({ item }) => isHasty(item)).slice(0, mostNamed)
  const fresh = used.filter(({ isBegun }) => !isBegun).slice(0, mostNamed)
  if (hasty.length === 0) return fresh.length > 0 ? `Cook from what keeps: ${named(fresh)}` : null
  const finished = hasty.filter(({ isFinished }) => isFinished)
  const open = hasty.filter(({ isFinished }) => !isFinished)
  const started = open.filter(({ isBegun }) => !isBegun)
  const went = open.filter(({ isBegun }) => isBegun)
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

const named = (used: readonly Used[]): string =>
  used.map(({ item }) => cookName(item.food.plural)).join(' and ')
