import {
  eu14Allergens,
  us9Allergens,
  type Eu14Allergen,
  type Us9Allergen,
} from '../src/vocabularies/index.ts'
import type { SourcedFood } from './compile-foods.ts'
import { carrierRules } from './knowledge/allergens.ts'
import { traitFacts, type TraitFacts } from './knowledge/traits.ts'

export type FoodAllergens = {
  readonly us9: readonly Us9Allergen[]
  readonly eu14: readonly Eu14Allergen[]
  readonly mayContain: readonly (Us9Allergen | Eu14Allergen)[]
}

/** What a food always contains, by either list, and what depends on its brand. Nothing stands in both. */
export function allergensOf(food: SourcedFood): FoodAllergens {
  if (food.members !== undefined) return allergensOfClass(food.members)
  const parts = food.madeOf.map(allergensOf)
  const own = [allergensOfName(food), allergensOfCategory(food), allergensOfTraits(food)]
  const all = [...own, ...parts]
  const us9 = unique(all.flatMap((part) => part.us9))
  const eu14 = unique(all.flatMap((part) => part.eu14))
  const certain = new Set<string>([...us9, ...eu14])
  const possible = all.flatMap((part) => part.mayContain)
  return { us9, eu14, mayContain: unique(possible.filter((allergen) => !certain.has(allergen))) }
}

/** A class surely contains what every member contains, and may contain what any of them may. */
function allergensOfClass(members: readonly SourcedFood[]): FoodAllergens {
  const all = members.map(allergensOf)
  const us9 = us9Allergens.filter((each) => all.every((member) => member.us9.includes(each)))
  const eu14 = eu14Allergens.filter((each) => all.every((member) => member.eu14.includes(each)))
  const certain = new Set<string>([...us9, ...eu14])
  const possible = all.flatMap((member) => [...member.us9, ...member.eu14, ...member.mayContain])
  return { us9, eu14, mayContain: unique(possible.filter((each) => !certain.has(each))) }
}

const none: FoodAllergens = { us9: [], eu14: [], mayContain: [] }

function allergensOfName({ name, traits }: SourcedFood): FoodAllergens {
  if (traits?.includes('exact')) return none
  const contained = carrierRules.filter(
    ({ contains, never }) => contains.test(name) && never?.test(name) !== true,
  )
  const often = carrierRules.filter(
    ({ often: pattern, never }) => pattern.test(name) && never?.test(name) !== true,
  )
  return {
    us9: contained.filter(({ lists }) => lists !== 'eu14').map(({ allergen }) => allergen as Us9Allergen),
    eu14: contained.filter(({ lists }) => lists !== 'us9').map(({ allergen }) => allergen as Eu14Allergen),
    mayContain: often.map(({ allergen }) => allergen),
  }
}

/** Every fish is fish, every egg egg, and what stands on the dairy shelf has milk. */
function allergensOfCategory({ category }: SourcedFood): FoodAllergens {
  if (category === 'fish') return named(['fish'], [])
  if (category === 'egg') return named(['egg'], [])
  return category === 'dairy' ? named(['milk'], []) : none
}

function allergensOfTraits({ traits }: SourcedFood): FoodAllergens {
  const facts = (traits ?? []).map((trait): TraitFacts => traitFacts[trait])
  return named(
    facts.flatMap(({ contains }) => contains ?? []),
    facts.flatMap(({ often }) => often ?? []),
  )
}

type Allergen = Us9Allergen | Eu14Allergen

/** Wheat is an allergen of its own in the US and a cereal with gluten in the EU. */
function named(contains: readonly Allergen[], often: readonly Allergen[]): FoodAllergens {
  const withGluten = (allergens: readonly Allergen[]) =>
    allergens.includes('wheat') ? [...allergens, 'gluten' as const] : allergens
  const certain = withGluten(contains)
  return {
    us9: us9Allergens.filter((each) => certain.includes(each)),
    eu14: eu14Allergens.filter((each) => certain.includes(each)),
    mayContain: unique(withGluten(often)),
  }
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}
