import { tokensOf } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'
import { mattersOf } from './matters.ts'
import { readStatement } from './read-statement.ts'
import type { StatementFacts } from './statement.ts'

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
 * True for a sentence on a matter that the kitchen decides, or with a figure: where the kitchen has answered, nobody else adds one.
 * @example statesFact('It keeps 5 days.', { lookups: [], foods: [] }) // true
 */
export function statesFact(sentence: string, facts: StatementFacts): boolean {
  const statement = readStatement(sentence, facts)
  return mattersOf(statement).size > 0 || statement.read.tokens.some(({ word }) => word >= '0' && word < ':')
}
