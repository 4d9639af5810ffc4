import type { FoodName } from '../foods/index.ts'
import type { Random } from '../chance/index.ts'
import {
  dishPatterns,
  fill,
  type Filling,
  isTooHard,
  type Larder,
  skillEffort,
  stockLarder,
  variantOf,
  type Variant,
} from '../dishes/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import type { BasketFood } from './basket.ts'
import { vegetablesOfTheDay } from './market.ts'
import { hasRoomFor, isStarch, type KindsUsed } from './kinds.ts'

/** A filled dish with what it is worth to this basket now. */
export type Candidate = {
  readonly variant: Variant
  readonly filling: Filling
  readonly uses: ReadonlySet<FoodName>
  readonly score: number
}

/** What has been decided already: the dishes chosen and the foods they use. */
export type Chosen = {
  readonly fillings: readonly Filling[]
  readonly used: ReadonlySet<FoodName>
  readonly kinds: KindsUsed
}

let variants: readonly Variant[] | undefined

/** Every pattern in every cuisine that the request's filters leave; what is put beside a dish can make it harder, never easier. */
export function variantsFor({ cuisine, maxTime, difficulty }: RecipeRequest): readonly Variant[] {
  variants ??= dishPatterns.flatMap((pattern) => pattern.cuisines.map((id) => variantOf(pattern, id)))
  const most = maxTime === undefined ? Infinity : Number(maxTime)
  return variants.filter(
    ({ pattern, cuisine: style }) =>
      (cuisine === undefined || style.filter === cuisine) &&
      pattern.minutes <= most &&
      (difficulty === undefined || !isTooHard(skillEffort(pattern.skills), difficulty)),
  )
}

export type Search = {
  readonly basket: readonly BasketFood[]
  /** Foods that one slot of a dish takes at the most. */
  readonly maxPerSlot: number
  readonly allows: (food: FoodName) => boolean
  /** Month of the year, 1 to 12. */
  readonly month: number
  /** With which of the everyday vegetables shopping begins. */
  readonly turn: number
  readonly random: Random
}

/** The basket as the next dish sees it: what no dish has used comes first. */
export function larderAfter(chosen: Chosen, { basket, allows, maxPerSlot, month, turn }: Search): Larder {
  const order = basket.toSorted((a, b) => worthNow(b, chosen) - worthNow(a, chosen))
  return stockLarder({
    basket: order.map(({ facts }) => facts),
    allows,
    maxPerSlot,
    // Three dishes do not all buy the same.
    ofTheDay: vegetablesOfTheDay(month, turn + chosen.fillings.length),
  })
}

/** The dishes worth cooking next, best first: those that use what is still unused, need little shopping and differ from the chosen. */
export function candidatesAfter(
  chosen: Chosen,
  open: readonly Variant[],
  search: Search,
): readonly Candidate[] {
  const larder = larderAfter(chosen, search)
  const worth = new Map(search.basket.map((food) => [food.facts.food, 3 * worthNow(food, chosen)]))
  const isAllSmall = search.basket.every(({ facts }) => facts.portion < mainPortion)
  const chance = chanceOf(search.basket)
  const candidates: Candidate[] = []
  for (const variant of open) {
    const picks = fill(variant.slots, larder)
    if (picks === undefined) continue
    const filling = { pattern: variant.pattern, cuisine: variant.cuisine, picks, beside: [] }
    if (!isOfBasket(filling, isAllSmall)) continue
    candidates.push(candidateOf(variant, filling, chosen, worth, search.random() * chance))
  }
  return candidates.sort((a, b) => b.score - a.score)
}

/** How far the seed moves the choice: much where every dish uses the same few foods, little where many wait to be used. */
function chanceOf(basket: readonly BasketFood[]): number {
  return basket.length <= 4 ? 8 : basket.length <= 9 ? 5.5 : 2.5
}

/** What using a food is worth now: a tenth when another dish uses it already, less than half when the dishes have enough of its kind. */
export function worthNow({ facts, urgency }: BasketFood, { used, kinds }: Chosen): number {
  if (used.has(facts.food)) return urgency * 0.1
  const worth = isStarch(facts) ? urgency * 1.6 : urgency
  return hasRoomFor(facts, kinds) ? worth : worth * 0.4
}

/** Grams per serving from which a food is what the dish is of. */
const mainPortion = 25

/** A dish has to be about the basket: a pinch of its parsley alone does not make it so, unless there is only parsley. */
function isOfBasket({ picks }: Filling, isAllSmall: boolean): boolean {
  return picks.some(({ have, facts }) => have && (isAllSmall || facts.portion >= mainPortion))
}

function candidateOf(
  variant: Variant,
  filling: Filling,
  chosen: Chosen,
  worth: ReadonlyMap<FoodName, number>,
  luck: number,
): Candidate {
  const uses = new Set<FoodName>()
  let gained = 0
  let bought = 0
  for (const { facts, have } of filling.picks) {
    if (!have) bought += 1
    else if (!uses.has(facts.food)) {
      uses.add(facts.food)
      gained += worth.get(facts.food) ?? 0
    }
  }
  const shopping = bought * 0.6 + Math.max(0, bought - 4) * 2
  const likeness = chosen.fillings.reduce((sum, other) => sum + likenessOf(filling, other), 0)
  const side = filling.pattern.isSide === true ? 2.5 : 0
  return { variant, filling, uses, score: gained - shopping - likeness - side + luck }
}

/** How much two dishes are the same meal: the same kind of dish is out of the question, the same technique is unwelcome. */
function likenessOf(one: Filling, other: Filling): number {
  const pattern = one.pattern === other.pattern ? 100 : 0
  const technique = one.pattern.technique === other.pattern.technique ? 3 : 0
  const picture = one.pattern.picture === other.pattern.picture ? 2 : 0
  const cuisine = one.cuisine === other.cuisine ? 1 : 0
  return pattern + technique + picture + cuisine + 3 * overlap(one, other)
}

/** Shared main foods of all main foods, from 0 to 1. */
function overlap(one: Filling, other: Filling): number {
  let shared = 0
  let mains = 0
  for (const { facts } of one.picks) {
    if (facts.portion < mainPortion) continue
    mains += 1
    if (other.picks.some((pick) => pick.facts === facts)) shared += 1
  }
  const others = other.picks.filter(({ facts }) => facts.portion >= mainPortion).length
  return mains + others === 0 ? 0 : shared / (mains + others - shared)
}
