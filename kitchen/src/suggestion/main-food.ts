import { hasTag, type Tag } from '../cooking/index.ts'
import type { Pick } from '../dishes/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut } from './batches.ts'
import type { Chosen } from './score.ts'

/** What it costs a dish, in the measure of what a food is worth, that the main food of the basket is in none of the set yet and not in it. */
export type CostOfLeaving = (picks: readonly Pick[]) => number

/** The later the dish the more: with the third the set would be without it. */
const leaving = [10, 16, 40] as const
/** What was cooked yesterday, or is there by the kilo, goes into more than one of the three. */
const onceMore = 12

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
function mainFoods(basket: readonly BasketFood[]): {
  readonly foods: readonly BasketFood[]
  readonly isMuch: boolean
} {
  if (basket.length < 2) return { foods: [], isMuch: false }
  const gluts = basket.filter(isGlut)
  if (gluts.length > 0) return { foods: gluts, isMuch: true }
  const raw = basket.filter(({ facts }) => hasTag(facts, meats))
  if (raw.length > 0) return { foods: raw, isMuch: false }
  return { foods: basket.filter(({ facts }) => hasTag(facts, cooked)), isMuch: true }
}

export function costOfLeaving(basket: readonly BasketFood[], { fillings, used }: Chosen): CostOfLeaving {
  const { foods, isMuch } = mainFoods(basket)
  const waiting = foods.filter(({ facts }) => !used.has(facts.food))
  const wanted = waiting.length > 0 ? waiting : isMuch ? foods : []
  if (wanted.length === 0) return () => 0
  const cost = waiting.length > 0 ? (leaving[fillings.length] ?? leaving[2]) : onceMore
  return (picks) => (picks.some(({ facts }) => wanted.some((food) => food.facts === facts)) ? 0 : cost)
}
