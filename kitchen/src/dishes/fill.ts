import type { CookFacts, CuisineId, CuisineStyle, CutSize, Tag } from '../cooking/index.ts'
import { cuisineStyles, findCookFacts, hasTag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { DishPattern, Slot } from './pattern.ts'

/** A food chosen for a slot: how it is cut and what one serving takes, in grams. */
export type Pick = {
  readonly facts: CookFacts
  readonly slot: string
  readonly cut: CutSize
  readonly gramsPerServing: number
  readonly have: boolean
}

/** A pattern in one cuisine with every slot filled, before a word is written. */
export type Filling = {
  readonly pattern: DishPattern
  readonly cuisine: CuisineStyle
  readonly picks: readonly Pick[]
}

type OpenSlot = {
  readonly name: string
  readonly slot: Slot
  readonly cuisine: CuisineId
  /** Foods that were asked for before, and whether they fit. */
  readonly known: Map<FoodName, boolean>
}

/** A pattern in one of its cuisines, its slots worked out once. */
export type Variant = {
  readonly pattern: DishPattern
  readonly cuisine: CuisineStyle
  readonly slots: readonly OpenSlot[]
}

/** Opens the slots of a pattern in this cuisine. */
export function variantOf(pattern: DishPattern, cuisineId: CuisineId): Variant {
  const cuisine = cuisineStyles[cuisineId]
  const slots = Object.entries(pattern.slots(cuisine)).map(([name, slot]) => ({
    name,
    slot,
    cuisine: cuisineId,
    known: new Map<FoodName, boolean>(),
  }))
  return { pattern, cuisine, slots }
}

function accepts({ slot, cuisine, known }: OpenSlot, facts: CookFacts): boolean {
  let fits = known.get(facts.food)
  if (fits === undefined) known.set(facts.food, (fits = isFitting(facts, slot, cuisine)))
  return fits
}

function isFitting(facts: CookFacts, slot: Slot, cuisine: CuisineId): boolean {
  return (
    (hasTag(facts, slot.takes) || slot.foods?.includes(facts.food) === true) &&
    (slot.method === undefined || facts.cook[slot.method] !== undefined) &&
    !facts.strangeIn.includes(cuisine) &&
    slot.not?.some((not) => not === facts.food || facts.tags.has(not as Tag)) !== true
  )
}

/** What a filling may draw on: the basket, most urgent first, and the foods that the diets allow. */
export type Larder = {
  readonly basket: readonly CookFacts[]
  readonly allows: (food: FoodName) => boolean
  /** Foods of the basket that one slot takes at the most. */
  readonly maxPerSlot: number
}

/** Fills every slot, from the basket first; undefined when a needed slot stays empty. */
export function fill(variant: Variant, larder: Larder): Filling | undefined {
  const picks: Pick[] = []
  for (const open of variant.slots) {
    const found = fillSlot(open, larder, picks)
    if (found < (open.slot.min ?? 0)) return undefined
  }
  return { pattern: variant.pattern, cuisine: variant.cuisine, picks }
}

function fillSlot(open: OpenSlot, larder: Larder, picks: Pick[]): number {
  const { slot } = open
  const before = picks.length
  const most = Math.min(slot.max ?? 1, Math.max(larder.maxPerSlot, slot.min ?? 0))
  for (const facts of larder.basket) {
    if (picks.length - before >= most) break
    if (accepts(open, facts) && agrees(facts, picks)) picks.push(pickOf(facts, open, true))
  }
  for (const food of slot.buy ?? []) {
    if (picks.length - before >= (slot.min ?? 0)) break
    const facts = findCookFacts(food)
    if (facts === undefined || !accepts(open, facts) || !larder.allows(food) || !agrees(facts, picks))
      continue
    picks.push(pickOf(facts, open, false))
  }
  share(picks, before)
  return picks.length - before
}

function pickOf(facts: CookFacts, { name, slot }: OpenSlot, have: boolean): Pick {
  const gramsPerServing = slot.grams ?? facts.portion * (slot.share ?? 1)
  return { facts, slot: name, cut: slot.cut ?? 'bite', gramsPerServing, have }
}

/** Foods that share a slot share the plate: two take 62 % of a portion each, three 48 %, and so on. */
const shares = [1, 1, 0.62, 0.48, 0.4, 0.34, 0.3]

function share(picks: Pick[], from: number): void {
  const part = shares[picks.length - from] ?? 0.28
  for (let at = from; at < picks.length; at += 1) {
    const pick = picks[at]
    if (pick) picks[at] = { ...pick, gramsPerServing: pick.gramsPerServing * part }
  }
}

/** Tags that no cook puts on one plate. */
const clashes: readonly (readonly [readonly Tag[], readonly Tag[]])[] = [
  [
    ['fish', 'shellfish'],
    ['hard-cheese', 'melting-cheese', 'cooking-cheese', 'crumbly-cheese', 'fresh-cheese'],
  ],
  [
    ['fish', 'shellfish', 'canned-fish'],
    ['sausage', 'ground-meat', 'steak', 'stew-meat', 'poultry'],
  ],
]

/** Head nouns that two foods of one dish may share: white beans and green beans are two things to a cook. */
const sharedNouns = new Set([
  'bean',
  'beans',
  'oil',
  'vinegar',
  'sauce',
  'juice',
  'paste',
  'seed',
  'seeds',
  'broth',
])

function agrees(facts: CookFacts, picks: readonly Pick[]): boolean {
  return picks.every(
    (pick) => pick.facts !== facts && !sameNoun(pick.facts, facts) && !clash(pick.facts, facts),
  )
}

function sameNoun(one: CookFacts, other: CookFacts): boolean {
  const noun = headNoun(one)
  return noun === headNoun(other) && !sharedNouns.has(noun)
}

const nouns = new WeakMap<CookFacts, string>()

function headNoun(facts: CookFacts): string {
  let noun = nouns.get(facts)
  if (noun === undefined) nouns.set(facts, (noun = facts.one.split(' ').at(-1)?.replace(/s$/, '') ?? ''))
  return noun
}

function clash(one: CookFacts, other: CookFacts): boolean {
  const [mine, theirs] = [sidesOf(one), sidesOf(other)]
  return (mine.left & theirs.right) !== 0 || (mine.right & theirs.left) !== 0
}

/** On which side of each clash a food stands, a bit for each. */
type Sides = { readonly left: number; readonly right: number }
const sides = new WeakMap<CookFacts, Sides>()

function sidesOf(facts: CookFacts): Sides {
  let known = sides.get(facts)
  if (known === undefined) {
    const bits = (side: 0 | 1) =>
      clashes.reduce((mask, clashing, at) => (hasTag(facts, clashing[side]) ? mask | (1 << at) : mask), 0)
    sides.set(facts, (known = { left: bits(0), right: bits(1) }))
  }
  return known
}
