import { areCompanions, type CookFacts, hasTag, type Tag } from '../cooking/index.ts'
import type { Filling, Pick } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { BasketFood } from './basket.ts'
import { type CostOfRepeating, costOfRepeating } from './same-form.ts'
import { juiceOf } from './juices.ts'
import { type CostOfLeaving, costOfLeaving } from './main-food.ts'
import { type CostOfVegetables, costOfVegetables } from './needless-vegetables.ts'
import { type CostOfWaiting, costOfWaiting } from './tonight.ts'
import { hasRoomFor, isStarch, type Kind, kindOf, type KindsUsed } from './dish-kinds.ts'

/** What has been decided already: the dishes chosen and the foods they use. */
export type Chosen = {
  readonly fillings: readonly Filling[]
  readonly used: ReadonlySet<FoodName>
  readonly kinds: KindsUsed
}

/** Grams per serving from which a food is what the dish is of. */
export const mainPortion = 25

/** What using a food is worth now: a tenth when another dish uses it already, less than half when the dishes have enough of its kind. */
export function worthNow({ facts, urgency }: BasketFood, { used, kinds }: Chosen): number {
  if (used.has(facts.food)) return urgency * 0.1
  const worth = isStarch(facts) ? urgency * 1.6 : urgency
  return hasRoomFor(facts, kinds) ? worth : worth * 0.4
}

/** What dishes are weighed by, the same for all that are looked at after one choice. */
export type Scale = {
  readonly chosen: Chosen
  /** What a dish costs that is no dinner for tonight. */
  readonly waits: CostOfWaiting
  readonly repeats: CostOfRepeating
  /** What a dish costs that leaves the main food of the basket lying once more. */
  readonly leaves: CostOfLeaving
  /** What a dish costs that buys a vegetable while one lies unused. */
  readonly vegetables: CostOfVegetables
  /** What using a food of the basket is worth. */
  readonly worth: ReadonlyMap<CookFacts, number>
  /** For a food of the basket those that belong beside it, as long as no chosen dish has put both on one plate. */
  readonly partners: ReadonlyMap<CookFacts, readonly CookFacts[]>
  /** Foods of the basket that no dish has used yet and that could be the body of one. */
  readonly waiting: Bodies
  /** The same, whether a dish has used them or not. */
  readonly atHome: Bodies
}

type Bodies = ReadonlyMap<Kind | null, readonly CookFacts[]>

/** What using a food is worth, the more the fewer dishes are left that could. */
function usingOne({ fillings }: Chosen): number {
  return 6 + 3 * fillings.length
}

/** The scale for the dish that follows these. */
export function scaleAfter(chosen: Chosen, basket: readonly BasketFood[]): Scale {
  const foods = basket.map(({ facts }) => facts)
  return {
    chosen,
    waits: costOfWaiting(basket, chosen),
    repeats: costOfRepeating(basket, chosen),
    leaves: costOfLeaving(basket, chosen),
    vegetables: costOfVegetables(basket, chosen),
    worth: new Map(basket.flatMap((food) => worthsOf(food, usingOne(chosen) * worthNow(food, chosen)))),
    partners: new Map(foods.map((facts) => [facts, partnersOf(facts, foods, chosen)])),
    waiting: Map.groupBy(
      foods.filter(({ food }) => !chosen.used.has(food)),
      bodyKindOf,
    ),
    atHome: Map.groupBy(foods, bodyKindOf),
  }
}

/** Who uses the juice uses the lemon. */
function worthsOf({ facts }: BasketFood, worth: number): readonly (readonly [CookFacts, number])[] {
  const juice = juiceOf(facts.food)
  return juice === undefined
    ? [[facts, worth]]
    : [
        [facts, worth],
        [juice, worth],
      ]
}

function partnersOf(
  facts: CookFacts,
  foods: readonly CookFacts[],
  { fillings }: Chosen,
): readonly CookFacts[] {
  const plates = fillings.filter(({ picks }) => holds(picks, facts))
  return foods.filter(
    (other) =>
      other !== facts && areCompanions(facts, other) && !plates.some(({ picks }) => holds(picks, other)),
  )
}

function holds(picks: readonly Pick[], facts: CookFacts): boolean {
  for (const pick of picks) if (pick.facts === facts) return true
  return false
}

/** What sending somebody out for a cabbage costs while a squash lies at home, in the measure of what a food is worth. */
const needlessBuy = 12
/** The same, where another of the dishes uses the squash already; meat beside fish is bought by nobody. */
const secondBuy = 5
const secondMain = 10

const bodyKinds = new WeakMap<CookFacts, Kind | null>()

/** The kind of a food that a dish is chosen for; null for seasonings and for the onion that every dish begins with. */
function bodyKindOf(facts: CookFacts): Kind | null {
  let kind = bodyKinds.get(facts)
  if (kind === undefined) {
    // Who has salmon is not sent out for eggs.
    const own = facts.tags.has('egg') ? 'main' : kindOf(facts)
    bodyKinds.set(facts, (kind = isBody(facts) ? own : null))
  }
  return kind
}

const ofPlate: ReadonlySet<Kind> = new Set(['vegetable', 'main', 'starch'])
/** Fruit that a pie or a fool is of; lemons only season. */
const ofDessert: readonly Tag[] = ['berry', 'stone-fruit', 'sour-fruit', 'orchard-fruit']

function isBody(facts: CookFacts): boolean {
  const isKind = ofPlate.has(kindOf(facts)) || facts.tags.has('egg') || hasTag(facts, ofDessert)
  return isKind && facts.portion >= mainPortion && !hasTag(facts, ['allium', 'celery', 'chili'])
}

/** How much a dish is worth to the basket now, before luck: what it uses and joins, less what it buys and repeats. */
export function weigh(filling: Filling, scale: Scale): number {
  const bought = filling.picks.reduce((count, { have }) => count + (have ? 0 : 1), 0)
  const shopping = bought * 0.6 + Math.max(0, bought - 4) * 2
  const { isSide, everyday = 0 } = filling.pattern
  const plain = everyday + (isSide === true ? 2.5 : 0)
  return gainOf(filling, scale) - shopping - likenessTo(scale.chosen, filling) - plain
}

/** What a dish uses of the basket and joins on one plate, less what it buys of a kind that lies at home, and that it is no dinner or a second soup. */
export function gainOf({ picks, pattern }: Filling, scale: Scale): number {
  let gained = 0
  let needless = 0
  let pairs = 0
  for (const { facts, have } of picks) {
    if (have) {
      gained += scale.worth.get(facts) ?? 0
      pairs += partnersOn(picks, scale.partners.get(facts))
    } else needless += needlessCost(facts, picks, scale)
  }
  const left = scale.leaves(picks) + scale.vegetables(picks)
  return gained + joyOf(pairs / 2) - needless - scale.waits(pattern) - scale.repeats(pattern) - left
}

/** Whether a dish brings foods of the basket together that belong together and that no dish before it has joined. */
export function joinsCompanions({ picks }: Filling, scale: Scale): boolean {
  return picks.some(({ have, facts }) => have && partnersOn(picks, scale.partners.get(facts)) > 0)
}

/** How much a dish is the same meal as those chosen before. */
export function likenessTo({ fillings }: Chosen, filling: Filling): number {
  return fillings.reduce((sum, other) => sum + likenessOf(filling, other), 0)
}

function partnersOn(picks: readonly Pick[], partners: readonly CookFacts[] = []): number {
  let found = 0
  for (const partner of partners) if (holds(picks, partner)) found += 1
  return found
}

/** What belongs together on one plate; the first pair makes the dish, the others round it off. */
function joyOf(pairs: number): number {
  return pairs === 0 ? 0 : 20 + Math.min(pairs - 1, 2) * 1.5
}
/** The most that pairs on one plate are worth. */
export const mostJoy = 23

/** Bought as the body of a dish while a food of its kind lies at home and is not in it. */
function needlessCost(facts: CookFacts, picks: readonly Pick[], { waiting, atHome }: Scale): number {
  const kind = bodyKindOf(facts)
  if (kind === null) return 0
  const isLeft = (bodies: Bodies) => bodies.get(kind)?.some((other) => !holds(picks, other)) === true
  if (isLeft(waiting)) return needlessBuy
  return isLeft(atHome) ? (kind === 'main' ? secondMain : secondBuy) : 0
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
    if (holds(other.picks, facts)) shared += 1
  }
  let others = 0
  for (const { facts } of other.picks) if (facts.portion >= mainPortion) others += 1
  return mains + others === 0 ? 0 : shared / (mains + others - shared)
}
