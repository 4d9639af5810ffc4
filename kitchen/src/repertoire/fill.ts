import { type CookFacts, cookFactsOf, cookFactsWith, type Tag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { Alternative, NamedDish, Part } from './named-dish.ts'

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

type Choice = { readonly facts: CookFacts; readonly ratio: number }
const choices = new WeakMap<Part, readonly Choice[]>()

/** The foods that may play a part, in order of preference. */
export function choicesOf(part: Part): readonly Choice[] {
  let known = choices.get(part)
  if (known === undefined) choices.set(part, (known = part.foods.flatMap(choicesFor)))
  return known
}

function choicesFor(alternative: Alternative): readonly Choice[] {
  const [name, ratio] = typeof alternative === 'string' ? [alternative, 1] : alternative
  if (name.startsWith('#')) return cookFactsWith(name.slice(1) as Tag).map((facts) => ({ facts, ratio }))
  const facts = cookFactsOf(name)
  return facts === undefined ? [] : [{ facts, ratio }]
}

/**
 * Fills every part, from the basket first; undefined where nothing of it is at hand or a needed part is not allowed. Parts that few foods can
 * play choose first, so that no other part takes the only food of one.
 */
export function fillDish(dish: NamedDish, stock: Stock): FilledDish | undefined {
  const byPart = new Map<string, readonly Filled[]>()
  const taken = new Set<CookFacts>()
  for (const [name, part] of scarceFirst(dish)) {
    const found = playersOf(part, stock, taken)
    if (found === undefined) return undefined
    for (const { facts } of found) taken.add(facts)
    byPart.set(
      name,
      found.map(({ facts, ratio, have }) => ({
        part: name,
        facts,
        grams: (part.grams * ratio) / found.length,
        have,
        prep: part.prep,
      })),
    )
  }
  const filled = Object.keys(dish.parts).flatMap((name) => byPart.get(name) ?? [])
  return filled.some(({ have }) => have) ? { dish, filled } : undefined
}

function rankOf({ role }: Part): number {
  return ['main', 'needed', 'optional'].indexOf(role)
}

const orders = new WeakMap<NamedDish, readonly (readonly [string, Part])[]>()

/** The parts of a dish, main ones before others and those with the fewest choices first. */
function scarceFirst(dish: NamedDish): readonly (readonly [string, Part])[] {
  let order = orders.get(dish)
  if (order === undefined) {
    order = Object.entries(dish.parts).toSorted(
      ([, a], [, b]) => rankOf(a) - rankOf(b) || choicesOf(a).length - choicesOf(b).length,
    )
    orders.set(dish, order)
  }
  return order
}

type Player = Choice & { readonly have: boolean }

function playersOf(part: Part, stock: Stock, taken: ReadonlySet<CookFacts>): readonly Player[] | undefined {
  const open = choicesOf(part).filter(({ facts }) => !taken.has(facts) && stock.allows(facts.food))
  const atHand = open.filter(({ facts }) => stock.basket.has(facts.food)).slice(0, part.several ?? 1)
  if (atHand.length > 0) return atHand.map((choice) => ({ ...choice, have: true }))
  if (part.role === 'optional') return []
  const [first] = open
  if (first !== undefined) return [{ ...first, have: false }]
  return part.orNone === true ? [] : undefined
}
