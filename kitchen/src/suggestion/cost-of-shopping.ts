import { cupboard, type FilledDish } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'

// What has to be bought, in the measure of what a food is worth; fitted with the weights of ranking.
const boughtAny = 0.6
const boughtMain = 5
const easilyBought = 4
/** Each food beyond those. */
const boughtBeyond = 2

/** Who names one food means to shop for the rest; who names many means to use them. */
export function easeOfShopping(basket: readonly BasketFood[]): number {
  return basket.length <= 1 ? 0.2 : basket.length === 2 ? 0.5 : 1
}

/** What it costs to bring what neither the basket nor the cupboard has. */
export function shoppingOf({ dish, filled }: FilledDish): number {
  let bought = 0
  let mains = 0
  for (const { part, have, facts } of filled) {
    if (have || cupboard.has(facts.food)) continue
    bought += 1
    if (dish.parts[part]?.role === 'main') mains += 1
  }
  return boughtAny * bought + boughtMain * mains + boughtBeyond * Math.max(0, bought - easilyBought)
}

/** Whether nothing of what makes the dish is at hand, as when a soup of vegetables has only its onion. */
export function buysWhatItIs({ dish, filled }: FilledDish): boolean {
  return filled.every(
    ({ part, have, facts }) => dish.parts[part]?.role !== 'main' || !(have || cupboard.has(facts.food)),
  )
}
