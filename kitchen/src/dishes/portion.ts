import type { CookFacts, CutSize } from '../cooking/index.ts'
import { firstWord, getFood, lastWord } from '../foods/index.ts'
import { householdAmount, roundGrams, type Called, type HouseholdAmount } from '../measures/index.ts'
import { recognise } from '../recognition/index.ts'
import type { Pick } from './fill.ts'
import { list } from './wording.ts'

/** An amount of a food: its line of the list, and how a sentence names it. */
export type Measured = { readonly line: string; readonly name: string; readonly isSeveral: boolean }

/** A food on the way to the table: measured, and named as a sentence names it. */
export type Portion = Measured & {
  readonly facts: CookFacts
  readonly slot: string
  readonly cut: CutSize
  readonly have: boolean
}

/** Measures what so many servings take of a picked food. */
export function portionOf({ facts, slot, cut, have, gramsPerServing }: Pick, servings: number): Portion {
  return { facts, slot, cut, have, ...measured(facts, gramsPerServing * servings, householdAmount) }
}

/**
 * So many grams of a food as a line of the list and as a sentence names it: '2 carrots (about 120 g)' and 'carrots'. `measure` says how exactly it is
 * weighed.
 */
export function measured(facts: CookFacts, grams: number, measure: typeof householdAmount): Measured {
  const called = lineNameOf(facts)
  const amount = amountOf(facts, grams, called, measure)
  const { plural } = getFood(facts.food)
  const isSeveral =
    !facts.isMass &&
    (facts.many === facts.one ? amount.quantity > 1 : amount.text.includes(called?.many ?? plural))
  return { line: amount.text, name: isSeveral ? facts.many : facts.one, isSeveral }
}

/** Grams; what weighs more is a loaf. */
const heaviestSlice = 60

/** Nobody weighs a sliver of chili: it takes half of one at least. */
function leastGrams({ food, tags }: CookFacts): number {
  return tags.has('chili') ? (getFood(food).portions.piece ?? 0) / 2 : 0
}

/** Bread is counted in slices where it comes so, buns by themselves, and weighed as a loaf. */
function amountOf(
  facts: CookFacts,
  wanted: number,
  called: Called | undefined,
  measure: typeof householdAmount,
): HouseholdAmount {
  const grams = Math.max(wanted, leastGrams(facts))
  const food = getFood(facts.food)
  const amount = measure(food, grams, called)
  if (!facts.tags.has('bread') || amount.unit !== null) return amount
  if ((food.portions.piece ?? 0) > heaviestSlice) {
    const weighed = roundGrams(grams)
    return { text: `${weighed} g ${facts.one}`, grams: weighed, quantity: weighed, unit: 'g' }
  }
  if (food.portions.named['slice'] === undefined) return householdAmount(food, grams)
  return householdAmount(food, grams, {
    one: `slice ${facts.one}`,
    many: `slices ${facts.one}`,
  })
}

const lineNames = new WeakMap<CookFacts, Called | null>()

/** A shopper has to read that these come out of a can or the freezer. */
const soldStates = new Set(['canned', 'frozen', 'dried', 'cooked', 'smoked'])

/** The cook's name for a food, where whoever reads it alone understands the same food. */
export function lineNameOf(facts: CookFacts): Called | undefined {
  if (facts.tags.has('nut') || facts.tags.has('seed')) return { one: facts.many, many: facts.many }
  let known = lineNames.get(facts)
  if (known === undefined) {
    const meant = [facts.one, facts.many].map((name) => recognise(name))
    const isState = soldStates.has(firstWord(facts.food))
    const isClear = !isState && meant.every((found) => found.kind === 'food' && found.food === facts.food)
    lineNames.set(facts, (known = isClear ? { one: facts.one, many: facts.many } : null))
  }
  return known ?? undefined
}

/** 'the zucchini, peppers and onion'; '' for none. */
export function the(portions: readonly Portion[]): string {
  return portions.length === 0 ? '' : `the ${list(portions.map(({ name }) => name))}`
}

/** 'is' or 'are' after what `the` gives. */
export function verbFor(portions: readonly Portion[]): 'is' | 'are' {
  const [only] = portions
  return portions.length === 1 && only !== undefined && !isPluralName(only) ? 'is' : 'are'
}

/** 'noodles' and 'sun-dried tomatoes' are stuff in a slot and still plural in a sentence. */
export function isPluralName({ isSeveral, facts, name }: NamedFood): boolean {
  return isSeveral || (facts.isMass && pluralMass.has(lastWord(name.split(' of ')[0] ?? '')))
}

type NamedFood = Omit<Measured, 'line'> & { readonly facts: CookFacts }

const pluralMass = new Set(
  'noodles hearts greens tomatoes potatoes oats flakes seeds breadcrumbs sprouts shoots chestnuts vegetables chives capers grits'.split(
    ' ',
  ),
)
