import type { Diet, Food, FoodCategory } from '../foods/index.ts'
import {
  alwaysGluten,
  dietClaims,
  freeFromWords,
  soldForDiets,
  soldVegan,
  soldWithoutGluten,
} from '../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

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
  const promised = claims.filter(({ words }) => holdsPhrase(tokens, words)).flatMap(({ diets }) => diets)
  return promised.length === 0 ? promised : promised.filter((diet) => isSoldAs(tokens, diet))
}

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

/**
 * Allergens that a product does not have if its label keeps what the words of the line promise: 'vegan' cheese, a bun 'labelled sesame-free'. What the food is called by
 * no label takes away.
 */
export function deniedAllergens(
  asserted: readonly Diet[],
  tokens: readonly Token[],
  food: Food | undefined,
): ReadonlySet<string> {
  const called = new Set(tokensOf(food?.name ?? '').map(({ singular }) => singular))
  const free = tokens.flatMap(({ singular }, at) =>
    isFreeOf(tokens, at) && !called.has(singular) ? (freeFrom.get(singular) ?? []) : [],
  )
  return new Set([...asserted.flatMap((diet) => denials[diet] ?? []), ...free])
}

/** 'Sesame-free', 'free of sesame', 'free from egg'. */
const isFreeOf = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at + 1]?.word === 'free' && tokens[at + 1]?.isAfterMark === false) ||
  (tokens[at - 2]?.word === 'free' && (tokens[at - 1]?.word === 'of' || tokens[at - 1]?.word === 'from'))
