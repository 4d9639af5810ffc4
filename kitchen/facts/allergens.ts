import type { Eu14Allergen, Us9Allergen } from '../src/foods/allergens.ts'
import { carrierRules, type CarrierRule } from './knowledge/allergens.ts'

export type FoodAllergens = {
  readonly us9: readonly Us9Allergen[]
  readonly eu14: readonly Eu14Allergen[]
  readonly mayContain: readonly (Us9Allergen | Eu14Allergen)[]
}

/** What a food always contains, by either list, and what depends on its brand. Nothing stands in both. */
export function allergensOf({ name }: { readonly name: string }): FoodAllergens {
  const contained = carrierRules.filter((rule) => isCarrier(rule, name))
  const us9 = unique(
    contained.filter(({ lists }) => lists !== 'eu14').map(({ allergen }) => allergen as Us9Allergen),
  )
  const eu14 = unique(
    contained.filter(({ lists }) => lists !== 'us9').map(({ allergen }) => allergen as Eu14Allergen),
  )
  const certain = new Set<string>([...us9, ...eu14])
  const often = carrierRules
    .filter(({ often: pattern }) => pattern.test(name))
    .map(({ allergen }) => allergen)
  return { us9, eu14, mayContain: unique(often.filter((allergen) => !certain.has(allergen))) }
}

function isCarrier({ contains, never }: CarrierRule, name: string): boolean {
  return contains.test(name) && never?.test(name) !== true
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)]
}
