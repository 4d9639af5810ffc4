import type { Diet, Food, FoodCategory } from '../foods/index.ts'
import { alwaysGluten, dietClaims, soldVegan, soldWithoutGluten } from '../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

const promises: Readonly<Record<keyof typeof dietClaims, readonly Diet[]>> = {
  vegan: ['vegan', 'vegetarian', 'pescatarian', 'dairy-free'],
  vegetarian: ['vegetarian', 'pescatarian'],
  'gluten-free': ['gluten-free'],
  'dairy-free': ['dairy-free'],
}
const claims = (Object.keys(dietClaims) as (keyof typeof dietClaims)[]).map((claim) => ({
  words: phraseSet(dietClaims[claim]),
  diets: promises[claim],
}))
const withoutGluten = phraseSet(soldWithoutGluten)
const neverWithout = phraseSet(alwaysGluten)
const vegan = phraseSet(soldVegan)

/** The diets that the words of a line promise of the product itself, where such a product is sold. */
export function assertedDiets(tokens: readonly Token[]): readonly Diet[] {
  const promised = claims.filter(({ words }) => holdsPhrase(tokens, words)).flatMap(({ diets }) => diets)
  return promised.length === 0 ? promised : promised.filter((diet) => isSoldAs(tokens, diet))
}

function isSoldAs(tokens: readonly Token[], diet: Diet): boolean {
  if (diet === 'gluten-free') return holdsPhrase(tokens, withoutGluten) && !holdsPhrase(tokens, neverWithout)
  return holdsPhrase(tokens, vegan)
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

/** Allergens that a product does not have if its label keeps what the words of the line promise. */
export function deniedAllergens(asserted: readonly Diet[]): ReadonlySet<string> {
  return new Set(asserted.flatMap((diet) => denials[diet] ?? []))
}
