import type { FoodName } from '../foods/index.ts'
import { dishPatterns, fill, type Filling, type Random, variantOf, type Variant } from '../dishes/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import type { BasketFood } from './basket.ts'

/** A filled dish with what it is worth to this basket now. */
export type Candidate = {
  readonly variant: Variant
  readonly filling: Filling
  readonly uses: ReadonlySet<FoodName>
  readonly score: number
}

/** What has been decided already: the recipes chosen and the foods they use. */
export type Chosen = { readonly fillings: readonly Filling[]; readonly used: ReadonlySet<FoodName> }

let variants: readonly Variant[] | undefined

/** Every pattern in every cuisine that the request's filters leave. */
export function variantsFor({ cuisine, maxTime, difficulty }: RecipeRequest): readonly Variant[] {
  variants ??= dishPatterns.flatMap((pattern) => pattern.cuisines.map((id) => variantOf(pattern, id)))
  const most = maxTime === undefined ? Infinity : Number(maxTime)
  return variants.filter(
    ({ pattern, cuisine: style }) =>
      (cuisine === undefined || style.filter === cuisine) &&
      pattern.minutes <= most &&
      (difficulty === undefined || pattern.difficulty === difficulty),
  )
}

export type Search = {
  readonly basket: readonly BasketFood[]
  readonly allows: (food: FoodName) => boolean
  readonly random: Random
}

/** The dishes worth cooking next, best first: those that use what is still unused, need little shopping and differ from the chosen. */
export function candidatesAfter(
  chosen: Chosen,
  open: readonly Variant[],
  search: Search,
): readonly Candidate[] {
  const order = search.basket.toSorted((a, b) => worthNow(b, chosen) - worthNow(a, chosen))
  const larder = {
    basket: order.map(({ facts }) => facts),
    allows: search.allows,
    maxPerSlot: order.length > 6 ? 4 : 3,
  }
  return open
    .flatMap((variant) => {
      const filling = fill(variant, larder)
      return filling === undefined ? [] : [candidateOf(variant, filling, chosen, search)]
    })
    .filter(({ uses, filling }) => uses.size > 0 && usesSomethingOf(filling, search.basket))
    .toSorted((a, b) => b.score - a.score)
}

function worthNow({ facts, urgency }: BasketFood, { used }: Chosen): number {
  return used.has(facts.food) ? urgency * 0.1 : urgency
}

/** A dish has to be about the basket: a pinch of its parsley alone does not make it so, unless there is only parsley. */
function usesSomethingOf({ picks }: Filling, basket: readonly BasketFood[]): boolean {
  const isAllSmall = basket.every(({ facts }) => facts.portion < 25)
  return isAllSmall || picks.some(({ have, facts }) => have && facts.portion >= 25)
}

function candidateOf(
  variant: Variant,
  filling: Filling,
  chosen: Chosen,
  { basket, random }: Search,
): Candidate {
  const uses = new Set(filling.picks.filter(({ have }) => have).map(({ facts }) => facts.food))
  const gained = basket.reduce(
    (sum, food) => (uses.has(food.facts.food) ? sum + 3 * worthNow(food, chosen) : sum),
    0,
  )
  const bought = filling.picks.filter(({ have }) => !have).length
  const shopping = bought * 0.6 + Math.max(0, bought - 4) * 2
  const likeness = chosen.fillings.reduce((sum, other) => sum + likenessOf(filling, other), 0)
  const side = filling.pattern.isSide === true ? 2.5 : 0
  return { variant, filling, uses, score: gained - shopping - likeness - side + random() * 5.5 }
}

/** How much two dishes are the same meal: the same kind of dish is out of the question, the same technique is unwelcome. */
function likenessOf(one: Filling, other: Filling): number {
  const pattern = one.pattern === other.pattern ? 100 : 0
  const technique = one.pattern.technique === other.pattern.technique ? 3 : 0
  const picture = one.pattern.picture === other.pattern.picture ? 2 : 0
  const cuisine = one.cuisine === other.cuisine ? 1 : 0
  return pattern + technique + picture + cuisine + 3 * overlap(mains(one), mains(other))
}

function mains({ picks }: Filling): readonly FoodName[] {
  return picks.filter(({ facts }) => facts.portion >= 25).map(({ facts }) => facts.food)
}

/** Shared foods of all foods, from 0 to 1. */
function overlap(one: readonly FoodName[], other: readonly FoodName[]): number {
  const shared = one.filter((food) => other.includes(food)).length
  const all = new Set([...one, ...other]).size
  return all === 0 ? 0 : shared / all
}
