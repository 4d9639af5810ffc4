import { tokensOf } from '../asked/tokens.ts'
import { holdsOrder, readSentences } from '../../reading/index.ts'
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

/**
 * True for a text that tells the cook to do something; chatter and praise do not.
 * @example tellsWhatToDo('What a lovely idea. Slice them thin.') // true
 */
export const tellsWhatToDo = (text: string): boolean => readSentences(text).some(holdsOrder)
