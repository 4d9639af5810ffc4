import { hasTag, mainTags, type Tag } from '../cooking/index.ts'
import type { DishPattern } from '../dishes/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut } from './batches.ts'
import type { Chosen } from './score.ts'

/** What it costs a dish that it is no dinner for tonight, in the measure of what a food is worth: nothing for the first such dish of a set. */
export type CostOfWaiting = (pattern: DishPattern) => number

/** The most minutes from the start to the table. */
const evening = 60

/** Whether a household can eat it tonight and need nothing else: no side, no sweet, no jar, and no long roast. */
export function isDinner({ isSide, isLight, standsAlone, minutes }: DishPattern): boolean {
  return isSide !== true && isLight !== true && standsAlone !== true && minutes <= evening
}

/** A second dish of a set that is no dinner: one that takes long or opens a meal, and one that stands beside it. */
const second = { meal: 10, beside: 30 }
/** A third. */
const third = 60
/** The same where one food is all there is: what people make of a radish is mostly beside a meal. */
const secondOfOne = { meal: 0, beside: 3 }
const thirdOfOne = 10

/**
 * Of three dishes two can be eaten tonight, and one at the most stands beside a meal, as far as the basket allows: it has something for a dinner, and
 * nobody asked for more jars by typing kilos.
 */
export function costOfWaiting(basket: readonly BasketFood[], { fillings }: Chosen): CostOfWaiting {
  const waiting = fillings.filter(({ pattern }) => !isDinner(pattern)).length
  if (waiting === 0 || !isForDinner(basket)) return () => 0
  const isOne = basket.length === 1
  if (waiting > 1) return (pattern) => (isDinner(pattern) ? 0 : isOne ? thirdOfOne : third)
  const cost = isOne ? secondOfOne : second
  const hasGlut = basket.some(isGlut)
  return (pattern) => {
    if (isDinner(pattern)) return 0
    return pattern.isSide === true && !hasGlut ? cost.beside : cost.meal
  }
}

const savoury: readonly Tag[] = [
  ...mainTags,
  ...(['vegetable', 'mushroom', 'pasta', 'fresh-pasta', 'rice-noodles', 'wheat-noodles'] as const),
  ...(['long-rice', 'round-rice', 'brown-rice', 'cooked-rice', 'cooked-pasta', 'mash'] as const),
]
/** Of these a dinner is made where nothing sweet stands beside them. */
const either: readonly Tag[] = ['egg', 'bread', 'melting-cheese', 'hard-cheese', 'crumbly-cheese', 'avocado']
const sweet: readonly Tag[] = ['fruit', 'dried-fruit', 'sweetener', 'chocolate']

/** Whether a cook looking at the basket thinks of dinner: berries, flour and sugar are for baking. */
function isForDinner(basket: readonly BasketFood[]): boolean {
  const has = (wanted: readonly Tag[]) => basket.some(({ facts }) => hasTag(facts, wanted))
  return has(savoury) || (has(either) && !has(sweet))
}
