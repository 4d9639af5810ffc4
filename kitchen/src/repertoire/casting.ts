import { type CookFacts, cookFactsOf, cookFactsWith, type Tag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import { equivalentsOf } from './equivalents.ts'
import type { Alternative, Part } from './named-dish.ts'

/** A food that may play a part. `rank` is the place of its alternative: foods of one tag are as good as each other. */
export type Choice = { readonly facts: CookFacts; readonly ratio: number; readonly rank: number }
/** Who may play a part. */
export type Casting = {
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

/** Who may play a part, worked out once for each. */
export function castingOf(part: Part): Casting {
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
