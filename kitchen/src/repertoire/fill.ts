import { type CookFacts, cookFactsOf, cookFactsWith, hasTag, type Tag } from '../cooking/index.ts'
import { cookedBefore } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import { equivalentsOf } from './equivalents.ts'
import type { Alternative, NamedDish, Part } from './named-dish.ts'
import { prepFor } from './preps.ts'
import { gramsOf, portionOf } from './portions.ts'
import { salted } from './seasoning.ts'

/** A food that plays a part of a dish, in grams of the dish as it is written. */
export type Filled = {
  readonly part: string
  readonly facts: CookFacts
  readonly grams: number
  readonly have: boolean
  readonly prep: string | undefined
}

/** A dish with every part filled. `batches` is how many times it is made as written. */
export type FilledDish = {
  readonly dish: NamedDish
  readonly filled: readonly Filled[]
}

/** What may be drawn on: foods of the basket, those that diets and the household allow. */
export type Stock = {
  readonly basket: ReadonlyMap<FoodName, CookFacts>
  readonly allows: (food: FoodName) => boolean
}

/** A food that may play a part. `rank` is the place of its alternative: foods of one tag are as good as each other. */
type Choice = { readonly facts: CookFacts; readonly ratio: number; readonly rank: number }
type Casting = {
  /** What the dish names, in order of preference: the first is bought where none is at hand. */
  readonly inOrder: readonly Choice[]
  /** The same and what does their work, for what is at hand. */
  readonly byFood: ReadonlyMap<FoodName, Choice>
}
const castings = new WeakMap<Part, Casting>()

/** The foods that a part names, in order of preference. */
export function choicesOf(part: Part): readonly Choice[] {
  return castingOf(part).inOrder
}

/** Every food that may play a part: those it names and what does their work. */
export function playersFor(part: Part): Iterable<FoodName> {
  return castingOf(part).byFood.keys()
}

function castingOf(part: Part): Casting {
  let known = castings.get(part)
  if (known === undefined) castings.set(part, (known = castingFor(part)))
  return known
}

function castingFor(part: Part): Casting {
  const inOrder = part.foods.flatMap((food, rank) => choicesFor(food, rank, part.foods.slice(0, rank)))
  const standIns = part.foods.flatMap((food, rank) => standInsFor(food, rank, part.role === 'main'))
  // A food named before its tag, or by the dish itself, keeps the place and the ratio of its name.
  const byFood = new Map(
    [...standIns.toReversed(), ...inOrder.toReversed()].map((one) => [one.facts.food, one]),
  )
  return { inOrder, byFood }
}

function choicesFor(
  alternative: Alternative,
  rank: number,
  before: readonly Alternative[],
): readonly Choice[] {
  const [name, ratio] =
    typeof alternative === 'string' ? [alternative, weakened(alternative, before)] : alternative
  if (name.startsWith('#'))
    return cookFactsWith(name.slice(1) as Tag).map((facts) => ({ facts, ratio, rank }))
  const facts = cookFactsOf(name)
  return facts === undefined ? [] : [{ facts, ratio, rank }]
}

/** What stands for one gram of the food named first. */
function weakened(name: string, before: readonly Alternative[]): number {
  const isStrongBesideSoft = hasTagOf(name, 'woody-herb') && hasTagOf(before[0], 'herb')
  return isStrongBesideSoft ? strongForSoft : driedBeside(name, before)
}

/** A bunch of parsley is a few sprigs of thyme: leaves of woody herbs are used by a third of the weight. */
const strongForSoft = 0.3

function hasTagOf(alternative: Alternative | undefined, tag: Tag): boolean {
  const name = typeof alternative === 'string' ? alternative : alternative?.[0]
  return name !== undefined && cookFactsOf(name)?.tags.has(tag) === true
}

/** A dried herb named behind the fresh one weighs a third of it or less; anything else as much as the dish says. */
function driedBeside(name: string, before: readonly Alternative[]): number {
  const fresh = before.flatMap((food) => equivalentsOf(typeof food === 'string' ? food : food[0]))
  return fresh.find(({ food, ratio }) => food === name && ratio < leastOfMain)?.ratio ?? 1
}

/** No dish is about a dried herb where it asks for a fresh one: pesto is made of leaves. */
const leastOfMain = 0.5

function standInsFor(alternative: Alternative, rank: number, isMain: boolean): readonly Choice[] {
  const [name, ratio] = typeof alternative === 'string' ? [alternative, 1] : alternative
  return equivalentsOf(name).flatMap((other) => {
    const facts = isMain && other.ratio < leastOfMain ? undefined : cookFactsOf(other.food)
    return facts === undefined ? [] : [{ facts, ratio: ratio * other.ratio, rank: rank + 0.5 }]
  })
}

const most = 6000
type FilledBefore = Map<string, FilledDish | undefined>
const tables = new WeakMap<Stock['allows'], FilledBefore>()

/** A dish filled from those foods of a basket that can play a part in it; the same foods at the same table fill it the same way, once. */
export function filledFrom(
  { dish, foods }: { readonly dish: NamedDish; readonly foods: readonly FoodName[] },
  { basket, allows }: Stock,
): FilledDish | undefined {
  const before: FilledBefore = tables.get(allows) ?? new Map()
  tables.set(allows, before)
  const key = `${dish.id}|${foods.join('|')}`
  if (before.has(key)) return before.get(key)
  const own = new Map(foods.flatMap((food) => entryOf(basket, food)))
  const filled = fillDish(dish, { basket: own, allows })
  if (before.size >= most) before.clear()
  before.set(key, filled)
  return filled
}

function entryOf(basket: Stock['basket'], food: FoodName): readonly (readonly [FoodName, CookFacts])[] {
  const facts = basket.get(food)
  return facts === undefined ? [] : [[food, facts]]
}

/**
 * Fills every part, from the basket first; undefined where nothing of it is at hand or a needed part is not allowed. Parts that few foods can
 * play choose first, so that no other part takes the only food of one.
 */
export function fillDish(dish: NamedDish, stock: Stock): FilledDish | undefined {
  const parts = partsOf(dish)
  const byPart: (readonly Filled[])[] = Array.from({ length: parts.length })
  const taken = new Set<FoodName>()
  let isAtHand = false
  let isSour = false
  for (const each of parts) {
    const players = playersOf(each, stock, taken)
    if (players === undefined) return undefined
    for (const { facts } of players.choices) taken.add(facts.food)
    isAtHand ||= players.have && players.choices.length > 0
    isSour ||= each.part.role === 'main' && players.choices.some(({ facts }) => facts.tags.has('sour-fruit'))
    byPart[each.turn] = playing(each, players, { serves: dish.serves, isSour })
  }
  return isAtHand ? { dish, filled: salted(dish, byPart.flat()) } : undefined
}

/** What stands for several times its weight is dried or ground, and not picked or chopped. */
const driedBelow = 0.4

/** How many eat, and whether what the dish is about is sour: main parts are filled before others. */
type Table = { readonly serves: number; readonly isSour: boolean }

function playing(
  { name, part }: Casted,
  { choices, have }: Players,
  { serves, isSour }: Table,
): readonly Filled[] {
  const { prep, each = 0, sour = part.grams } = part
  const grams = isSour ? sour : part.grams
  return choices.map(({ facts, ratio }) => ({
    part: name,
    facts,
    grams:
      (each * serves * portionOf(facts, grams / serves)) / choices.length ||
      gramsOf(part, facts, (grams * ratio) / choices.length, serves),
    have,
    prep: ratio < driedBelow ? undefined : prepFor(facts, prep),
  }))
}

/** A part with who may play it; `turn` is its place in the recipe. */
type Casted = { readonly name: string; readonly part: Part; readonly casting: Casting; readonly turn: number }
const partsOfDishes = new WeakMap<NamedDish, readonly Casted[]>()

/** The parts of a dish, main ones before others and those with the fewest choices first; of two alike the one that takes more. */
function partsOf(dish: NamedDish): readonly Casted[] {
  let parts = partsOfDishes.get(dish)
  if (parts === undefined) {
    parts = Object.entries(dish.parts)
      .map(([name, part], turn) => ({ name, part, turn, casting: castingOf(part) }))
      .toSorted(
        (a, b) =>
          rankOf(a.part) - rankOf(b.part) ||
          a.casting.inOrder.length - b.casting.inOrder.length ||
          b.part.grams - a.part.grams,
      )
    partsOfDishes.set(dish, parts)
  }
  return parts
}

function rankOf({ role }: Part): number {
  return ['main', 'needed', 'optional'].indexOf(role)
}

type Players = { readonly choices: readonly Choice[]; readonly have: boolean }
const nobody: Players = { choices: [], have: false }

function playersOf(
  { part, casting: { inOrder, byFood } }: Casted,
  stock: Stock,
  taken: ReadonlySet<FoodName>,
): Players | undefined {
  const atHand = inBasket(byFood, stock, taken)
  if (atHand.length > 0) return { choices: atHand.slice(0, part.several ?? 1), have: true }
  if (part.role === 'optional') return nobody
  if (part.orNone === true && isThere(inOrder, taken)) return nobody
  const bought = boughtFor(inOrder, stock, taken)
  if (bought !== undefined) return { choices: [bought], have: false }
  return part.orNone === true ? nobody : undefined
}

/** Whether what the part would bring is in the dish already, of this sort or another: a frittata of onions needs no onion. */
function isThere([first]: readonly Choice[], taken: ReadonlySet<FoodName>): boolean {
  if (first === undefined) return false
  return [...taken].some((food) => cookFactsOf(food)?.one === first.facts.one)
}

/** The first that may be bought; nobody buys last night's rice where they can boil some, nor a second sort of what is there. */
function boughtFor(
  inOrder: readonly Choice[],
  { allows }: Stock,
  taken: ReadonlySet<FoodName>,
): Choice | undefined {
  let second: Choice | undefined
  for (const choice of inOrder) {
    const { food } = choice.facts
    if (taken.has(food) || !allows(food)) continue
    if (!isLeftover(choice.facts) && !isThere([choice], taken)) return choice
    second ??= choice
  }
  return second
}

const isLeftover = (facts: CookFacts): boolean =>
  hasTag(facts, cookedBefore) && !facts.food.startsWith('rotisserie ')

const noChoice: readonly Choice[] = []

/** Those of the basket that may play, best first; of one tag in the order of the basket. */
function inBasket(
  byFood: ReadonlyMap<FoodName, Choice>,
  { basket, allows }: Stock,
  taken: ReadonlySet<FoodName>,
): readonly Choice[] {
  let found: Choice[] | undefined
  for (const food of (basket.size > byFood.size ? byFood : basket).keys()) {
    const choice = basket.has(food) ? byFood.get(food) : undefined
    if (choice === undefined || taken.has(food) || !allows(food)) continue
    if (found === undefined) found = [choice]
    else found.push(choice)
  }
  return found === undefined ? noChoice : found.length > 1 ? found.sort((a, b) => a.rank - b.rank) : found
}
