import type { Eu14Allergen, Us9Allergen } from '../src/foods/allergens.ts'
import type { SourcedFood } from './compile-foods.ts'
import { carrierRules } from './knowledge/allergens.ts'

export type FoodAllergens = {
  readonly us9: readonly Us9Allergen[]
  readonly eu14: readonly Eu14Allergen[]
  readonly mayContain: readonly (Us9Allergen | Eu14Allergen)[]
}

/** What a food always contains, by either list, and what depends on its brand. Nothing stands in both. */
export function allergensOf(food: SourcedFood): FoodAllergens {
  const parts = food.madeOf.map(allergensOf)
  const own = ownAllergensOf(food)
  const us9 = unique([...own.us9, ...parts.flatMap((part) => part.us9)])
  const eu14 = unique([...own.eu14, ...parts.flatMap((part) => part.eu14)])
  const certain = new Set<string>([...us9, ...eu14])
  const possible = [...own.mayContain, ...parts.flatMap((part) => part.mayContain)]
  return { us9, eu14, mayContain: unique(possible.filter((allergen) => !certain.has(allergen))) }
}

function ownAllergensOf({ name }: SourcedFood): FoodAllergens {
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

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}
