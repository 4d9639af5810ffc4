import { cuisineStyles } from '../cooking/index.ts'
import type { Filling } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import {
  batchesOf,
  canonOf,
  cupboard,
  dishesOf,
  filledFrom,
  patternOf,
  type FilledDish,
  type NamedDish,
  type Possible,
} from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut, servingsFor } from './batches.ts'
import { atHome } from './juices.ts'
import type { Search } from './rank-patterns.ts'
import { buysWhatItIs, costOfMains, costOfSeason, easeOfShopping, shoppingOf } from './cost-of-shopping.ts'
import { isDrinkOfSome, isScant, isStapleOfSome, usesAll, usesMeat } from './use-of-basket.ts'
import { isWholeAtHand, partAtHand, partMadeOf } from './what-makes-it.ts'

/** A named dish filled from the basket, with what it is worth whatever else is chosen. */
export type Fit = { readonly filling: Filling; readonly named: FilledDish; readonly worth: number }

/** What ranking weighs, in the measure of what a food is worth; fitted to the tables of counts by `eval/repertoire.ts`. */
const weights = {
  /** The commonest dish of the one food there is, over a dish that nobody counts. */
  rankOfOne: 24,
  /** The same where there is too much of it: most onions go into chili, and two kilos do not. */
  rankOfGlut: 14,
  /** The same of each of several foods: what is made of one of them matters less than what they make together. */
  rank: 8,
  /** A dish that many of a food's recipes are, over one of the many that it goes into. */
  share: 2,
  /** All that makes a dish of several foods is at hand: paneer and spinach are palak paneer. */
  wholeAtHand: 6,
  /** The same of all that one sees and tastes in it. */
  atHand: 10,
  /** A dish that is nothing but eggs, where those are all there is: they are an omelette before they are muffins. */
  madeOf: 30,
  /** Every food of a basket of several in one dish. */
  wholeBasket: 6,
  /** A dish of which nothing that makes it is at hand. */
  buysWhatItIs: 18,
  /** A sauce or a dressing for a basket that could be a meal. */
  besideMeal: 8,
  /** A drink of some of the foods that could be a meal together. */
  drink: 24,
  /** A cake or a quiche for more than three times as many as eat. */
  tooLarge: 5,
  /** A jar for the cellar where there is no more than a few meals use up. */
  jar: 8,
  /** A dish that uses one of three foods or more. */
  scant: 32,
  /** The same of meat or fish, which waits for no side dish: ribs are ribs, and the cabbage goes into the slaw. */
  scantRoast: 14,
  /** How far luck moves a dish: less than any food is worth. */
  luck: 2.9,
}

/** What the counts say of a food that stands in every kitchen, beside those that do not: flour says little next to rhubarb. */
const cupboardSays = 0.2
/** How canonical a dish has to be to be made for the sake of a food that plays no main part in it: brownies for cocoa. */
const forItsSake = 0.25

/** The named dishes that this basket can be made into under the request's filters. */
export function fitNamedDishes(
  request: RecipeRequest,
  { basket, allows, likes, limits, meal, month, random, isLoose = false }: Search,
): readonly Fit[] {
  const stock = { basket: atHome(basket), allows }
  const says = weightOfWords(basket)
  const ease = easeOfShopping(basket)
  const servings = servingsFor(request)
  const hasGlut = basket.some(isGlut)
  const ofRank = basket.length > 1 ? weights.rank : hasGlut ? weights.rankOfGlut : weights.rankOfOne
  const fits: Fit[] = []
  for (const possible of likeliest(within(dishesOf(stock.basket.keys()), limits), request, says, isLoose)) {
    const { dish } = possible
    const liking = likes(patternOf(dish))
    if (liking === undefined || (meal === 'dinner' && dish.course !== 'main')) continue
    const named = filledFrom(possible, stock)
    if (named === undefined) continue
    const filled = weighedOf(named)
    const canon = worthOfCanon(named, says, ofRank)
    const meant =
      (filled.isWhole ? weights.wholeAtHand : 0) +
      weights.atHand * filled.atHand +
      worthOfMadeOf(named, basket) +
      (usesAll(named, basket) ? weights.wholeBasket : 0)
    const scant = isScant(named, basket) ? (usesMeat(named) ? weights.scantRoast : weights.scant) : 0
    const everyday = basket.length > 1 ? (patternOf(dish).everyday ?? 0) : 0
    const jar = !hasGlut && isOnlyForGluts(dish, basket.length) ? weights.jar : 0
    const beside = isStapleOfSome(named, basket) ? weights.besideMeal : 0
    const drink = isDrinkOfSome(named, basket) ? weights.drink : 0
    const large = dish.course === 'main' && leastServed(dish) > 3 * servings ? weights.tooLarge : 0
    const strange = basket.length > 1 && filled.buysWhatItIs ? weights.buysWhatItIs : 0
    const shopping =
      ease * filled.shopping +
      costOfMains(named, basket.length) +
      (basket.length > 1 ? costOfSeason(named, month) : 0)
    const cost = scant + everyday + jar + strange + shopping + beside + drink + large
    const worth = canon + meant + liking - cost + weights.luck * random()
    fits.push({ filling: filled.filling, named, worth })
  }
  return fits
}

/** What ranking asks of a filled dish whoever asks for it. */
type Weighed = {
  readonly filling: Filling
  readonly shopping: number
  readonly isWhole: boolean
  readonly atHand: number
  readonly buysWhatItIs: boolean
}
const weighed = new WeakMap<FilledDish, Weighed>()

function weighedOf(named: FilledDish): Weighed {
  const known = weighed.get(named) ?? {
    filling: asFilling(named),
    shopping: shoppingOf(named),
    isWhole: isWholeAtHand(named),
    atHand: partAtHand(named),
    buysWhatItIs: buysWhatItIs(named),
  }
  weighed.set(named, known)
  return known
}

/** The dishes that a person's limits leave. */
function within(dishes: Iterable<Possible>, limits: Search['limits']): Iterable<Possible> {
  return limits === undefined ? dishes : [...dishes].filter(({ dish }) => limits.dish(patternOf(dish)))
}

/** Of a full basket the dishes that are looked at closely: what uses or is known for less cannot win. */
const mostLookedAt = 80

function likeliest(
  dishes: Iterable<Possible>,
  request: RecipeRequest,
  says: (food: FoodName) => number,
  isLoose: boolean,
): readonly Possible[] {
  const open: Possible[] = []
  for (const each of dishes)
    if (keepsFilters(each.dish, request) && (isLoose || isWorthFilling(each, says))) open.push(each)
  if (open.length <= mostLookedAt) return open
  return open
    .map((each) => ({ each, promise: promiseOf(each, says) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, mostLookedAt)
    .map(({ each }) => each)
}

/** What it would use of the basket, and how well it is known for it. */
function promiseOf({ dish, foods }: Possible, says: (food: FoodName) => number): number {
  return foods.reduce((sum, food) => sum + 1 + 2 * says(food) * canonOf(dish, food, true).rank, 0)
}

/** A dish is made for what it is about, or where people make it of the food whatever it is about: brownies for cocoa. */
function isWorthFilling({ dish, foods, isMain }: Possible, says: (food: FoodName) => number): boolean {
  if (isMain) return true
  const rank = foods.reduce((sum, food) => sum + says(food) * canonOf(dish, food, false).rank, 0)
  return rank >= forItsSake
}

/** How much the counts of each food have to say of what is made of the basket. */
function weightOfWords(basket: readonly BasketFood[]): (food: FoodName) => number {
  const isSpecial = basket.some(({ facts }) => !cupboard.has(facts.food))
  return (food) => (isSpecial && cupboard.has(food) ? cupboardSays : 1)
}

/** Most recipes with eggs bake something with them; who has nothing but eggs makes a meal of eggs. */
function worthOfMadeOf(named: FilledDish, [only, ...others]: readonly BasketFood[]): number {
  if (only === undefined || others.length > 0 || !only.facts.tags.has('egg')) return 0
  return weights.madeOf * partMadeOf(named, only.facts)
}

/** How much this dish is what people make of these foods, all of them together. */
function worthOfCanon(
  { dish, filled }: FilledDish,
  says: (food: FoodName) => number,
  worthOfRank: number,
): number {
  let rank = 0
  let share = 0
  for (const { have, facts, part } of filled) {
    if (!have) continue
    const canon = canonOf(dish, facts.food, dish.parts[part]?.role === 'main')
    const weight = says(facts.food)
    rank += weight * canon.rank
    share += weight * canon.share
  }
  return worthOfRank * rank + weights.share * Math.log(1 + 100 * share)
}

/** The fewest that a dish can be made for. */
function leastServed(dish: NamedDish): number {
  return dish.batch === true ? dish.serves * batchesOf(dish).least : 1
}

/** Of one food people make the jam that everybody makes; what nobody counts, bags for the freezer among it, waits for kilos. */
const isOnlyForGluts = (dish: NamedDish, foods: number): boolean =>
  foods > 1 ? isKept(dish) : dish.batch === true && dish.course === 'staple' && dish.counted?.length === 0

/** Made to stand in a jar for weeks, and no part of a dinner. */
export function isKept({ family }: NamedDish): boolean {
  return family === 'preserves' || family === 'pickles and ferments'
}

function keepsFilters(dish: NamedDish, { cuisine, maxTime = Infinity, difficulty }: RecipeRequest): boolean {
  return (
    (cuisine === undefined || filterOf(dish) === cuisine) &&
    (difficulty === undefined || dish.difficulty === difficulty) &&
    patternOf(dish).minutes <= maxTime
  )
}

function filterOf({ cuisine }: NamedDish): string | null | undefined {
  return cuisine && cuisineStyles[cuisine].filter
}

/** The dish as ranking sees it. */
export function asFilling({ dish, filled }: FilledDish): Filling {
  const picks = filled.map(({ part, facts, grams, have }) => ({
    facts,
    slot: part,
    cut: 'bite' as const,
    gramsPerServing: grams / dish.serves,
    have: have || cupboard.has(facts.food),
  }))
  return { pattern: patternOf(dish), cuisine: cuisineStyles[dish.cuisine ?? 'american'], picks, beside: [] }
}
