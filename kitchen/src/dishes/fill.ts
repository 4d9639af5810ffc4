import type { CookFacts, CuisineId, CuisineStyle, CutSize, Tag } from '../cooking/index.ts'
import { areCompanions, cuisineStyles, findCookFacts, hasTag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { Accompaniment } from './accompaniment.ts'
import { agrees } from './clashes.ts'
import type { DishPattern, Slot } from './pattern.ts'

/** A food chosen for a slot: how it is cut and what one serving takes, in grams. */
export type Pick = {
  readonly facts: CookFacts
  readonly slot: string
  readonly cut: CutSize
  readonly gramsPerServing: number
  readonly have: boolean
}

/** A dish in one cuisine with every slot filled, and what is made beside it, before a word is written. */
export type Filling = {
  readonly pattern: DishPattern
  readonly cuisine: CuisineStyle
  readonly picks: readonly Pick[]
  readonly beside: readonly Beside[]
}

/** An accompaniment with its slots filled. */
export type Beside = { readonly accompaniment: Accompaniment; readonly picks: readonly Pick[] }

/** A slot in one cuisine. `id` is its place in what every food remembers of the slots it fits. */
export type OpenSlot = {
  readonly id: number
  readonly name: string
  readonly slot: Slot
  readonly cuisine: CuisineId
  /** What can be bought for it, in order of preference. */
  readonly buys: readonly CookFacts[] | 'of the day'
}

const openedSlots: OpenSlot[] = []

/** Opens slots in a cuisine; each is opened once, when the kitchen first cooks. */
export function openSlots(slots: Readonly<Record<string, Slot>>, cuisine: CuisineId): readonly OpenSlot[] {
  return Object.entries(slots).map(([name, slot]) => {
    const { buy: names = [] } = slot
    const buys = names === 'of the day' ? names : names.flatMap((food) => findCookFacts(food) ?? [])
    const open = { id: openedSlots.length, name, slot, cuisine, buys }
    openedSlots.push(open)
    return open
  })
}

/** A pattern in one of its cuisines, its slots worked out once. */
export type Variant = {
  readonly pattern: DishPattern
  readonly cuisine: CuisineStyle
  readonly slots: readonly OpenSlot[]
  /** Those that are needed and sold nowhere. */
  readonly onlyAtHand: readonly OpenSlot[]
}

/** Opens the slots of a pattern in this cuisine. */
export function variantOf(pattern: DishPattern, cuisineId: CuisineId): Variant {
  const cuisine = cuisineStyles[cuisineId]
  const slots = openSlots(pattern.slots(cuisine), cuisineId)
  const onlyAtHand = slots.filter(
    ({ slot: { min = 0, orNone, needs }, buys }) =>
      min > 0 && buys.length === 0 && orNone !== true && needs === undefined,
  )
  return { pattern, cuisine, slots, onlyAtHand }
}

/** A bit for every slot: asking thousands of slots for twenty foods is most of the work of a suggestion. */
type Bits = { readonly words: Uint32Array; readonly slots: number }
const fitting = new WeakMap<CookFacts, Bits>()

function bitsOf(facts: CookFacts): Uint32Array {
  let bits = fitting.get(facts)
  if (bits === undefined || bits.slots < openedSlots.length) {
    bits = { words: fitsOf(facts), slots: openedSlots.length }
    fitting.set(facts, bits)
  }
  return bits.words
}

/** Whether the food may stand in this slot. */
export function accepts({ id }: OpenSlot, facts: CookFacts): boolean {
  return ((bitsOf(facts)[id >> 5] ?? 0) & (1 << (id & 31))) !== 0
}

/** A slot that was opened after the larder was stocked may be within reach. */
function isInReach({ id }: OpenSlot, { words, slots }: Bits): boolean {
  return id >= slots || ((words[id >> 5] ?? 0) & (1 << (id & 31))) !== 0
}

/** Whether any of a variant's slots takes a food of these, and every slot that only the basket can fill takes one of the larder's. */
export function isWorthFilling({ slots, onlyAtHand }: Variant, larder: Larder, foods: Bits): boolean {
  return (
    onlyAtHand.every((open) => isInReach(open, larder.reach)) && slots.some((open) => isInReach(open, foods))
  )
}

function fitsOf(facts: CookFacts): Uint32Array {
  const bits = new Uint32Array(Math.ceil(openedSlots.length / 32))
  for (const { id, slot, cuisine } of openedSlots)
    if (isFitting(facts, slot, cuisine)) bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31))
  return bits
}

function isFitting(facts: CookFacts, slot: Slot, cuisine: CuisineId): boolean {
  return (
    (hasTag(facts, slot.takes) || slot.foods?.includes(facts.food) === true) &&
    (slot.method === undefined || facts.cook[slot.method] !== undefined) &&
    !facts.strangeIn.includes(cuisine) &&
    slot.not?.some((not) => not === facts.food || facts.tags.has(not as Tag)) !== true
  )
}

/** What a filling may draw on. */
export type Larder = {
  /** Most urgent first. */
  readonly basket: readonly CookFacts[]
  readonly allows: (food: FoodName) => boolean
  /** Foods of the basket that one slot takes at the most. */
  readonly maxPerSlot: number
  /** Vegetables that the market has, what to take first. */
  readonly ofTheDay: readonly CookFacts[]
  /** Slots that some food of the basket fits. */
  readonly reach: Bits
}

/** A larder from a basket, most urgent first, and the foods that the diets allow. */
export function stockLarder(larder: Omit<Larder, 'reach'>): Larder {
  return { ...larder, reach: reachOf(larder.basket) }
}

/** The slots that some of these foods fit. */
export function reachOf(foods: readonly CookFacts[]): Bits {
  const words = new Uint32Array(Math.ceil(openedSlots.length / 32))
  for (const facts of foods) {
    const bits = bitsOf(facts)
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | (bits[at] ?? 0)
  }
  return { words, slots: openedSlots.length }
}

/** Fills every slot, from the basket first; undefined when a needed slot stays empty. */
export function fill(slots: readonly OpenSlot[], larder: Larder): readonly Pick[] | undefined {
  const picks: Pick[] = []
  for (const open of slots) {
    if (!isCalledFor(open, picks)) continue
    const needed = open.slot.min ?? 0
    const before = picks.length
    if (isInReach(open, larder.reach)) takeFromBasket(open, larder, picks)
    if (picks.length - before < needed) buy(open, larder, picks, before)
    if (picks.length - before < needed && open.slot.orNone !== true) return undefined
    share(picks, before)
  }
  return picks
}

function isCalledFor({ slot }: OpenSlot, picks: readonly Pick[]): boolean {
  const { needs } = slot
  return needs === undefined || picks.some(({ facts }) => hasTag(facts, needs))
}

function takeFromBasket(open: OpenSlot, { basket, maxPerSlot }: Larder, picks: Pick[]): void {
  const { min = 0, max = 1 } = open.slot
  const full = picks.length + Math.min(max, Math.max(maxPerSlot, min))
  for (const facts of basket) {
    if (!accepts(open, facts) || !agrees(facts, picks)) continue
    picks.push(pickOf(facts, open, true))
    if (picks.length === full) return
  }
}

function buy(open: OpenSlot, larder: Larder, picks: Pick[], before: number): void {
  const needed = open.slot.min ?? 0
  for (const facts of open.buys === 'of the day' ? larder.ofTheDay : byCompany(open.buys, picks)) {
    if (!accepts(open, facts) || !larder.allows(facts.food) || !agrees(facts, picks)) continue
    picks.push(pickOf(facts, open, false))
    if (picks.length - before >= needed) return
  }
}

const neutralHerb = 'fresh parsley'

/** Of herbs first those that go with what is on the plate, then what goes with everything; all else in its order. */
export function byCompany(foods: readonly CookFacts[], picks: readonly Pick[]): readonly CookFacts[] {
  if (foods.length < 2 || !foods.every(({ tags }) => tags.has('herb'))) return foods
  const suits = (herb: CookFacts) => picks.some(({ facts }) => areCompanions(herb, facts))
  const rank = (herb: CookFacts) => (suits(herb) ? 0 : herb.food === neutralHerb ? 1 : 2)
  return foods.toSorted((one, other) => rank(one) - rank(other))
}

/** The food in this slot, in the amount that the slot asks for. */
export function pickOf(facts: CookFacts, { name, slot }: OpenSlot, have: boolean): Pick {
  const gramsPerServing = slot.grams ?? facts.portion * (slot.share ?? 1)
  // What the oven dries has to be thick: slices burn before thicker things are done.
  const cut = isRawRoot(slot, facts) ? 'grate' : (slot.cut ?? (slot.method === 'roast' ? 'wedge' : 'bite'))
  return { facts, slot: name, cut, gramsPerServing, have }
}

/** Foods that share a slot share the plate: two take 62 % of a portion each, three 48 %, and so on. */
const shares = [1, 1, 0.62, 0.48, 0.4, 0.34, 0.3]

function share(picks: Pick[], from: number): void {
  if (picks.length - from < 2) return
  const part = shares[picks.length - from] ?? 0.28
  for (let at = from; at < picks.length; at += 1) {
    const pick = picks[at]
    if (pick) picks[at] = { ...pick, gramsPerServing: pick.gramsPerServing * part }
  }
}

/** Carrots and their kin that are not cooked are grated, or cut as thin as the slot wants: dice of them stay hard. */
const isRawRoot = (slot: Slot, { tags }: CookFacts): boolean =>
  slot.takes.includes('crunchy') &&
  slot.method === undefined &&
  slot.cut !== 'thin' &&
  tags.has('root') &&
  tags.has('grates')
