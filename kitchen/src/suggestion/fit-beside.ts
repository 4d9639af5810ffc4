import { findFood } from '../foods/index.ts'
import { atlas, dishServedWith, fillDish, patternOf, type NamedDish, servingOf } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'
import { costOfSeason, shoppingOf } from './cost-of-shopping.ts'
import { asFilling, type Fit } from './fit-named-dishes.ts'
import type { Search } from './rank-patterns.ts'
import { isDinner } from './tonight.ts'

/** Of so many foods one or the other can be served beside something. */
const mostFoods = 3
/** Dishes on trial for each. */
const mostHosts = 24
const luck = 4
const costOfLong = 10

/**
 * Dishes beside or over which a food comes to the table that no dish has a part for: a dressing, chips, a bottle. The last resort of a basket of which
 * nothing else can be made.
 */
export function fitBeside(foods: readonly BasketFood[], search: Search): readonly Fit[] {
  return foods.slice(0, mostFoods).flatMap((food) => hostsOf(food, search))
}

function hostsOf({ facts }: BasketFood, { allows, likes, meal, month, random }: Search): readonly Fit[] {
  const food = findFood(facts.food)
  const serving = food && servingOf(food)
  if (food === undefined || serving === undefined) return []
  const stock = { basket: new Map([[facts.food, facts]]), allows }
  const fits: Fit[] = []
  for (const host of hostsIn(serving.families, meal, random)) {
    const liking = likes(patternOf(host))
    const named = liking === undefined ? undefined : fillDish(dishServedWith(host, food, serving), stock)
    if (named === undefined || liking === undefined) continue
    const filling = asFilling(named)
    const late = isDinner(filling.pattern) || filling.pattern.isSide === true ? 0 : costOfLong
    const worth = liking - shoppingOf(named) - costOfSeason(named, month) - late + luck * random()
    fits.push({ filling, named, worth })
  }
  return fits
}

function hostsIn(
  families: readonly string[],
  meal: Search['meal'],
  random: Search['random'],
): readonly NamedDish[] {
  return atlas
    .filter(({ family, course }) => families.includes(family) && (meal !== 'dinner' || course === 'main'))
    .map((dish) => ({ dish, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, mostHosts)
    .map(({ dish }) => dish)
}
