import type { Eu14Allergen, Us9Allergen } from '../foods/index.ts'

export type Allergen = Us9Allergen | Eu14Allergen

const words: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/\bgluten\b|\bwheat\b/, ['wheat', 'gluten']],
  [/\b(?:dairy|milk|lactose)\b/, ['milk']],
  [/\beggs?\b/, ['egg']],
  [/\b(?:tree nuts?|nuts?)\b/, ['tree nuts']],
  [/\bpeanuts?\b/, ['peanuts']],
  [/\b(?:soy|soya)\b/, ['soy']],
  [/\bsesame\b/, ['sesame']],
  [/\bfish\b/, ['fish']],
  [/\b(?:shellfish|crustaceans?|mollus[ck]s?)\b/, ['crustaceans', 'molluscs']],
  [/\bcelery\b/, ['celery']],
  [/\bmustard\b/, ['mustard']],
  [/\bsul(?:ph|f)ites?\b/, ['sulphites']],
  [/\blupin\b/, ['lupin']],
]

/** Allergens that a text names, in lower case; one word may stand for several ('shellfish'). */
export function allergensIn(text: string): readonly Allergen[] {
  return words.filter(([pattern]) => pattern.test(text)).flatMap(([, allergens]) => allergens)
}

/** True for words that name an allergen and not a dish: 'fish' in 'is there fish in Worcestershire sauce'. */
export function isAllergenWord(said: string): boolean {
  return words.some(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(said))
}
