import { tokensOf } from './tokens.ts'

/**
 * Whether a text holds these words one behind the other, as written or in the singular. For words that somebody just said; what is known beforehand is a `phraseSet`.
 * @example holdsWords('Canned Crushed Tomatoes', 'tomatoes') // true
 */
export function holdsWords(text: string, said: string): boolean {
  const words = tokensOf(said)
  const tokens = tokensOf(text)
  return (
    words.length > 0 &&
    tokens.some((_, from) =>
      words.every(({ word, singular }, at) => {
        const token = tokens[from + at]
        return token !== undefined && (token.word === word || token.singular === singular)
      }),
    )
  )
}
