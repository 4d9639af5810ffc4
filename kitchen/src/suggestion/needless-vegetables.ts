import { type CookFacts, hasTag } from '../cooking/index.ts'
import type { Pick } from '../dishes/index.ts'
import { findFood } from '../foods/index.ts'
import type { BasketFood } from './basket.ts'
import type { Chosen } from './score.ts'

/** What it costs a dish, in the measure of what a food is worth, that somebody buys a vegetable while one of the basket lies unused. */
export type CostOfVegetables = (picks: readonly Pick[]) => number

/** Grams of a serving from which a dish is of a vegetable. */
const body = 35

/** While another dish may still take what lies there, for each vegetable beyond one for each dish to come, and where none comes. */
const ofASet = 3
const buying = 8
const eachMore = 12
const atLast = 60

/** Vegetables of the basket that no chosen dish uses. */
function waitingVegetables(basket: readonly BasketFood[], { used }: Chosen): readonly CookFacts[] {
  return basket.map(({ facts }) => facts).filter((facts) => isVegetable(facts) && !used.has(facts.food))
}

/** The last of three dishes takes what lies there where one before it bought a vegetable, and buys none itself where something is left. */
export function costOfVegetables(basket: readonly BasketFood[], chosen: Chosen): CostOfVegetables {
  const waiting = waitingVegetables(basket, chosen)
  if (waiting.length === 0) return () => 0
  const toCome = ofASet - chosen.fillings.length - 1
  const hasBought = chosen.fillings.some(({ picks, beside }) =>
    [picks, ...beside.map((each) => each.picks)].some(buysVegetable),
  )
  return (picks) => {
    const left = waiting.filter((facts) => !picks.some((pick) => pick.facts === facts)).length
    if (left === 0) return 0
    if (toCome <= 0) return hasBought || buysVegetable(picks) ? atLast : 0
    return buysVegetable(picks) ? buying + eachMore * Math.max(0, left - toCome) : 0
  }
}

const buysVegetable = (picks: readonly Pick[]): boolean =>
  picks.some(({ facts, have, gramsPerServing }) => !have && gramsPerServing >= body && isVegetable(facts))

const known = new WeakMap<CookFacts, boolean>()

/** Whether a dish can be of it: no onion that every dish begins with, and no herb or chili. */
function isVegetable(facts: CookFacts): boolean {
  let is = known.get(facts)
  if (is === undefined) {
    is =
      findFood(facts.food)?.category === 'vegetable' &&
      facts.portion >= body &&
      !hasTag(facts, ['allium', 'celery', 'chili', 'herb', 'woody-herb'])
    known.set(facts, is)
  }
  return is
}
