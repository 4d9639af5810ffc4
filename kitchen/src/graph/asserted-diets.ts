import type { Diet, Food, FoodCategory } from '../foods/index.ts'
import {
  alwaysGluten,
  dietClaims,
  freeFromWords,
  soldForDiets,
  soldVegan,
  soldWithoutGluten,
} from '../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet } from '../reading/index.ts'
import type { PhraseSet, Token } from '../reading/index.ts'

const promises: Readonly<Record<keyof typeof dietClaims, readonly Diet[]>> = {
  vegan: ['vegan', 'vegetarian', 'pescatarian', 'dairy-free'],
  vegetarian: ['vegetarian', 'pescatarian'],
  'gluten-free': ['gluten-free'],
  'dairy-free': ['dairy-free'],
  keto: ['keto'],
  paleo: ['paleo'],
}
const claims = (Object.keys(dietClaims) as (keyof typeof dietClaims)[]).map((claim) => ({
  words: phraseSet(dietClaims[claim]),
  diets: promises[claim],
}))
const withoutGluten = phraseSet(soldWithoutGluten)
const neverWithout = phraseSet(alwaysGluten)
const vegan = phraseSet(soldVegan)
const forDiets = phraseSet(soldForDiets)
const freeFrom = new Map(Object.entries(freeFromWords))

/** The diets that the words of a line promise of the product itself, where such a product is sold. */
export function assertedDiets(tokens: readonly Token[]): readonly Diet[] {
  const promised = claims.filter(({ words }) => isClaimed(tokens, words)).flatMap(({ diets }) => diets)
  return promised.length === 0 ? promised : promised.filter((diet) => isSoldAs(tokens, diet))
}

const isClaimed = (tokens: readonly Token[], words: PhraseSet): boolean =>
  tokens.some((_, at) => {
    const last = phraseAt(tokens, at, words)?.last
    return last !== undefined && (tokens[last]?.word !== 'free' || endsLabel(tokens, last))
  })

function isSoldAs(tokens: readonly Token[], diet: Diet): boolean {
  if (diet === 'gluten-free') return holdsPhrase(tokens, withoutGluten) && !holdsPhrase(tokens, neverWithout)
  return holdsPhrase(tokens, diet === 'keto' || diet === 'paleo' ? forDiets : vegan)
}

/** True when the words make the line another product than `food`: a vegan sausage is no sausage, a bun without milk is still a bun. */
export function becomesAnother(food: Food, asserted: readonly Diet[]): boolean {
  return asserted.some(
    (diet) => diet !== 'gluten-free' && !food.diets.includes(diet) && !dependsOnBrand(food, diet),
  )
}

const animalAllergens: readonly string[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs']
const fleshless: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'bread-bakery',
  'pasta-noodle',
  'flour-baking',
  'grain',
  'broth',
  'condiment',
])

/** Of what is surely in it, nothing breaks the diet: only what it may contain. */
function dependsOnBrand({ category, us9, eu14 }: Food, diet: Diet): boolean {
  const certain: readonly string[] = [...us9, ...eu14]
  // Cheese for vegetarians differs by its rennet alone.
  if (category === 'dairy') return diet === 'vegetarian' || diet === 'pescatarian'
  if (diet === 'dairy-free') return !certain.includes('milk')
  return fleshless.has(category) && !certain.some((allergen) => animalAllergens.includes(allergen))
}

const denials: Readonly<Partial<Record<Diet, readonly string[]>>> = {
  vegan: animalAllergens,
  'dairy-free': ['milk'],
  'gluten-free': ['wheat', 'gluten'],
}

/** Allergens that a product made for a diet does not have, where such a product is sold: milk of a 'vegan' cheese. */
export function deniedAllergens(asserted: readonly Diet[]): ReadonlySet<string> {
  return new Set(asserted.flatMap((diet) => denials[diet] ?? []))
}

/**
 * Allergens of which the words of a line promise that its label denies them: a bun 'labelled sesame-free', 'free from egg'. That answers what a brand may hold or what
 * nobody knows, and takes nothing away from what the food is known to hold.
 */
export function promisedAllergens(asserted: readonly Diet[], tokens: readonly Token[]): ReadonlySet<string> {
  const free = tokens.flatMap(({ singular }, at) =>
    isFreeOf(tokens, at) ? (freeFrom.get(singular) ?? []) : [],
  )
  return new Set([...deniedAllergens(asserted), ...free])
}

const joints = new Set(['of', 'from'])
const unlabelled = new Set([...joints, 'range', 'roaming', 'running'])
/** 'Free range eggs', 'milk free from hormones' deny neither eggs nor milk. */
function endsLabel(tokens: readonly Token[], free: number): boolean {
  const next = tokens[free + 1]
  return next === undefined || next.isAfterMark || !unlabelled.has(next.word)
}

const freeReach = 5
/** 'Peanut- and tree-nut-free': the dash holds the word open for what stands behind. */
function isHeldOpen(tokens: readonly Token[], at: number): boolean {
  const [joint, ...behind] = tokens.slice(at + 1, at + 1 + freeReach)
  if (joint?.isAfterDash !== true || (joint.word !== 'and' && joint.word !== 'or')) return false
  const free = behind.findIndex(({ word }) => word === 'free')
  return (
    free > 0 &&
    behind.slice(0, free + 1).every(({ isAfterMark }) => !isAfterMark) &&
    endsLabel(tokens, at + 2 + free)
  )
}

/** True where the word is what a product is without: 'sesame-free', 'free of sesame', 'free from egg'. */
export function isFreeOf(tokens: readonly Token[], at: number): boolean {
  if (isHeldOpen(tokens, at)) return true
  const next = tokens[at + 1]
  if (next?.word === 'free' && !next.isAfterMark && endsLabel(tokens, at + 1)) return true
  return tokens[at - 2]?.word === 'free' && joints.has(tokens[at - 1]?.word ?? '')
}
