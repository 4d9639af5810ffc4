import { hasTag, mainTags } from '../cooking/index.ts'
import { findFood } from '../foods/index.ts'
import { cupboard, type FilledDish } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'

// What has to be bought, in the measure of what a food is worth; fitted with the weights of ranking.
const boughtAny = 0.6
const easilyBought = 4
/** Each food beyond those. */
const boughtBeyond = 2

/** Who names one food means to shop for the rest; who names many means to use them. */
export function easeOfShopping(basket: readonly BasketFood[]): number {
  return basket.length <= 1 ? 0.2 : basket.length === 2 ? 0.5 : 1
}

/** What is paid for each food that makes the dish and has to be bought, beside one food, two, and more. */
const boughtMain = [1, 2.5, 10] as const

/** The same of meat or fish, on top, where two or more foods were named and that was none of them. */
const boughtMeat = [0, 6, 12] as const

/** What it costs a basket of so many foods to bring what makes the dish: who names four foods is not sent out for the meat. */
export function costOfMains({ dish, filled }: FilledDish, foods: number): number {
  const bought = filled.filter(
    ({ part, have, facts }) => !have && !cupboard.has(facts.food) && dish.parts[part]?.role === 'main',
  )
  const meats = bought.filter(({ facts }) => hasTag(facts, mainTags)).length
  const place = Math.min(foods, 3) - 1
  return bought.length * (boughtMain[place] ?? 0) + meats * (boughtMeat[place] ?? 0)
}

/** What it costs to bring what neither the basket nor the cupboard has. */
export function shoppingOf({ filled }: FilledDish): number {
  let bought = 0
  for (const { have, facts } of filled) if (!have && !cupboard.has(facts.food)) bought += 1
  return boughtAny * bought + boughtBeyond * Math.max(0, bought - easilyBought)
}

/** Fruit and vegetables that have to be bought when they are not in season: strawberries in December. */
const outOfSeason = 3

/** What it costs to want in one month what grows in another; frozen and canned food has no season. */
export function costOfSeason({ filled }: FilledDish, month: number): number {
  let cost = 0
  for (const { have, facts } of filled) {
    const season = have || facts.portion < leastOfSeason ? null : findFood(facts.food)?.season
    if (season != null && season.length > 0 && !season.includes(month)) cost += outOfSeason
  }
  return cost
}

/** Grams of a serving; a sprig or a slice of lemon is there all year. */
const leastOfSeason = 40

/** Whether nothing of what makes the dish is at hand, as when a soup of vegetables has only its onion. */
export function buysWhatItIs({ dish, filled }: FilledDish): boolean {
  return filled.every(
    ({ part, have, facts }) => dish.parts[part]?.role !== 'main' || !(have || cupboard.has(facts.food)),
  )
}
