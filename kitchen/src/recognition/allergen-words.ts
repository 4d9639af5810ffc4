import type { Eu14Allergen, Us9Allergen } from '../foods/index.ts'
import { tokensOf } from '../reading/index.ts'

/** An allergen of either list, as words of people name it. */
export type NamedAllergen = Us9Allergen | Eu14Allergen

/** What words name, in the singular; one may stand for several ('shellfish'). */
const words: Readonly<Record<string, readonly NamedAllergen[]>> = {
  gluten: ['wheat', 'gluten'],
  wheat: ['wheat', 'gluten'],
  dairy: ['milk'],
  milk: ['milk'],
  lactose: ['milk'],
  egg: ['egg'],
  nut: ['tree nuts'],
  peanut: ['peanuts'],
  soy: ['soy'],
  soya: ['soy'],
  sesame: ['sesame'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  crustacean: ['crustaceans', 'molluscs'],
  mollusc: ['crustaceans', 'molluscs'],
  mollusk: ['crustaceans', 'molluscs'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
  lupin: ['lupin'],
}

/** Allergens that a text names, in lower case; one word may stand for several ('shellfish'). */
export function allergensIn(text: string): readonly NamedAllergen[] {
  const named = new Set(tokensOf(text).map(({ singular }) => singular))
  return [
    ...new Set(Object.entries(words).flatMap(([word, allergens]) => (named.has(word) ? allergens : []))),
  ]
}

/** True for words that name an allergen and not a dish: 'fish' in 'is there fish in Worcestershire sauce'. */
export function isAllergenWord(said: string): boolean {
  const tokens = tokensOf(said).map(({ singular }) => singular)
  const last = tokens.at(-1) ?? ''
  return Object.hasOwn(words, last) && (tokens.length === 1 || (tokens.length === 2 && tokens[0] === 'tree'))
}
