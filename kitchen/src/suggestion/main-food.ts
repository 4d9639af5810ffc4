import { hasTag, type Tag } from '../cooking/index.ts'
import type { Pick } from '../dishes/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut } from './batches.ts'
import type { Chosen } from './score.ts'

/** What it costs a dish, in the measure of what a food is worth, that the main food of the basket is in none of the set yet and not in it. */
export type CostOfLeaving = (picks: readonly Pick[]) => number

/** The later the dish the more: with the third the set would be without it. */
const leaving = [10, 16, 40] as const

const meats: readonly Tag[] = [
  'poultry',
  'whole-bird',
  'steak',
  'chop',
  'stew-meat',
  'ground-meat',
  'sausage',
  'fish',
  'shellfish',
]
const cooked: readonly Tag[] = ['cooked-meat', 'smoked-fish', 'canned-fish']

/** What the others are there for: the meat or fish of a basket of several, what was cooked before where nothing raw is there, or what there is too much of. */
function mainFoods(basket: readonly BasketFood[]): readonly BasketFood[] {
  if (basket.length < 2) return []
  const gluts = basket.filter(isGlut)
  if (gluts.length > 0) return gluts
  const raw = basket.filter(({ facts }) => hasTag(facts, meats))
  return raw.length > 0 ? raw : basket.filter(({ facts }) => hasTag(facts, cooked))
}

export function costOfLeaving(basket: readonly BasketFood[], { fillings, used }: Chosen): CostOfLeaving {
  const waiting = mainFoods(basket).filter(({ facts }) => !used.has(facts.food))
  if (waiting.length === 0) return () => 0
  const cost = leaving[fillings.length] ?? leaving[2]
  return (picks) => (picks.some(({ facts }) => waiting.some((food) => food.facts === facts)) ? 0 : cost)
}
