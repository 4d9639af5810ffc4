import { plainText } from '../plain-text.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'

/** What a message is heard by, each once: the stems of its words, small ones too, since 'I', 'she' and 'not' tell an accident from a question. */
export const messageFeatures = (message: string): ReadonlySet<string> =>
  new Set(tokensOf(plainText(message)).map(({ stem }) => stem))

/** What the feature of two words side by side begins with. */
export const pairSign = 'b:'

/** Each two words that stand side by side with no mark between them, by their stems. */
export const wordPairs = (tokens: readonly Token[]): readonly string[] =>
  tokens
    .slice(1)
    .flatMap(({ stem, isAfterBreak }, at) => (isAfterBreak ? [] : [`${pairSign}${tokens[at]?.stem} ${stem}`]))
