import { tokensOf } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'

const leaning = new Set(
  `however but also specifically instead though although still that this these those it its they them their such so therefore otherwise
  additionally moreover furthermore besides similarly likewise conversely then and or yet both either neither`
    .split(' ')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

/**
 * True for a sentence that leans on the one before ('However, it does', 'They also contain'): alone it says something else than it did.
 * @example dependsOnPrevious('However, it does contain gluten.') // true
 */
export function dependsOnPrevious(sentence: string): boolean {
  const [first] = tokensOf(plainText(sentence))
  return first !== undefined && leaning.has(first.word)
}

const matters = new Set(
  `safe unsafe danger dangerous allergy allergic allergen gluten dairy vegan vegetarian nut nuts milk egg soy sesame temperature degrees
  fridge freezer refrigerate keep keeps kept last lasts store stored spoil spoiled bacteria raw cooked contain contains free throw discard
  smell smells smelly rinse slimy slime sour spotless new fresh
  day days week weeks month months hour hours eat`
    .split(' ')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

/** True for a sentence on a matter that the kitchen decides: how long food keeps, what is in it, how hot, whether it is safe. */
export function statesFact(sentence: string): boolean {
  return tokensOf(plainText(sentence)).some(({ word }) => matters.has(word) || (word >= '0' && word < ':'))
}
