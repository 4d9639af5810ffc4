import { type CookFacts, cookFactsOf, hasTag } from '../cooking/index.ts'
import { cookedBefore } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import { type Casting, castingOf, type Choice } from './casting.ts'
import type { NamedDish, Part } from './named-dish.ts'
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
