import type { FoodName } from '../foods/index.ts'
import type { Random } from '../random/index.ts'
import {
  type DishPattern,
  dishPatterns,
  fill,
  type Filling,
  isTooHard,
  isWorthFilling,
  type Larder,
  type Pick,
  reachOf,
  skillEffort,
  stockLarder,
  variantOf,
  type Variant,
} from '../dishes/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import type { BasketFood } from './basket.ts'
import { vegetablesOfTheDay } from './bought-foods.ts'
import type { Likes } from './likes.ts'
import type { Limits } from './suggest.ts'
import { type Chosen, joinsCompanions, mainPortion, mostJoy, type Scale, weigh, worthNow } from './score.ts'

/** A filled dish with what it is worth to this basket now. */
export type RankedPattern = { readonly variant: Variant; readonly filling: Filling; readonly score: number }

let variants: readonly Variant[] | undefined

/** Every pattern in every cuisine that the request's filters leave; what is put beside a dish can make it harder, never easier. */
export function variantsFor({ cuisine, maxTime = Infinity, difficulty }: RecipeRequest): readonly Variant[] {
  variants ??= dishPatterns.flatMap((pattern) => pattern.cuisines.map((id) => variantOf(pattern, id)))
  return variants.filter(
    ({ pattern, cuisine: style }) =>
      (cuisine === undefined || style.filter === cuisine) &&
      pattern.minutes <= maxTime &&
      (difficulty === undefined || !isTooHard(skillEffort(pattern.skills), difficulty)),
  )
}

export type Search = {
  readonly basket: readonly BasketFood[]
  /** Foods that one slot of a dish takes at the most. */
  readonly maxPerSlot: number
  readonly allows: (food: FoodName) => boolean
  readonly likes: Likes
  /** The meal that is looked for; any when undefined. */
  readonly meal: 'dinner' | undefined
  /** What a dish has to keep besides the filters; anything when undefined. */
  readonly limits?: Limits | undefined
  /** How often dishes were written that did not keep them. */
  readonly passedOver?: Map<DishPattern, number>
  /** Month of the year, 1 to 12. */
  readonly month: number
  /** With which of the everyday vegetables shopping begins. */
  readonly turn: number
  readonly random: Random
  /** Whether any dish that has a part for a food will do, and two of a kind: where three dishes that are about the basket do not exist. */
  readonly isLoose?: boolean
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
export function rankPatterns(
  open: readonly Variant[],
  larder: Larder,
  { basket, likes, random }: Search,
  scale: Scale,
): readonly RankedPattern[] {
  const isAllSmall = basket.every(({ facts }) => facts.portion < mainPortion)
  const mains = basket.filter(({ facts }) => isAllSmall || facts.portion >= mainPortion)
  const reach = reachOf(mains.map(({ facts }) => facts))
  const luck = luckFrom(random)
  const ranked: RankedPattern[] = []
  for (const variant of open) {
    const liking = likes(variant.pattern)
    if (liking === undefined || !isWorthFilling(variant, larder, reach)) continue
    const picks = fill(variant.slots, larder)
    if (picks === undefined || !isOfBasket(picks, isAllSmall)) continue
    const filling = { pattern: variant.pattern, cuisine: variant.cuisine, picks, beside: [] }
    const handicap = joinsCompanions(filling, scale) ? withoutNameTogether : withoutName
    const score = weigh(filling, scale) + liking + luck(variant) - handicap
    ranked.push({ variant, filling, score })
  }
  return ranked.sort((a, b) => b.score - a.score)
}

/**
 * What a dish is worth less for that nobody would ask for it by name: more than all that it uses beyond a named one, unless it brings together what belongs
 * together.
 */
const withoutName = 25
const withoutNameTogether = 9
/** How far the seed moves the choice: less than a food is worth. */
const chance = 2.5

/** More than any dish without a name can be worth now: all of the basket on one plate, and luck. */
export function mostOfPattern({ worth, partners }: Scale): number {
  const hasPartners = [...partners.values()].some(({ length }) => length > 0)
  const together = hasPartners ? mostJoy - withoutNameTogether : -withoutName
  return [...worth.values()].reduce((sum, each) => sum + each, 0) + together + chance
}

/** Luck falls on a dish more than on a dish in one cuisine: what is cooked in eight would else draw eight times. */
function luckFrom(random: Random): (variant: Variant) => number {
  const ofDish = new Map<DishPattern, number>()
  return ({ pattern }) => {
    const drawn = ofDish.get(pattern) ?? random()
    ofDish.set(pattern, drawn)
    return (0.75 * drawn + 0.25 * random()) * chance
  }
}

/** A dish has to be about the basket: a pinch of its parsley alone does not make it so, unless there is only parsley. */
function isOfBasket(picks: readonly Pick[], isAllSmall: boolean): boolean {
  return picks.some(({ have, facts }) => have && (isAllSmall || facts.portion >= mainPortion))
}
