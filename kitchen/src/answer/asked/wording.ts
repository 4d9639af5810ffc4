import { findPhrases, phraseBook } from './phrases.ts'
import type { PhraseBook } from './phrases.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Ways to say one thing, asked of plain lower-case text. */
export type Wording = {
  /** True where the text says it. */
  readonly test: (text: string) => boolean
}

type Way = readonly PhraseBook<true>[]

/**
 * Compiles wordings: ways divided by '||', of a way every group divided by '+' has to be said in any order, of a group any phrase divided
 * by '/'; phrases as `phraseBook` reads them. `unless`: phrases, divided by '/', that make it say something else.
 * @example wording('wash + chicken / turkey').test('should I rinse or wash my turkey') // true
 */
export function wording(about: string, unless = ''): Wording {
  const ways = about.split('||').map((way): Way => way.split('+').map(bookOf))
  const not = unless === '' ? null : bookOf(unless)
  return {
    test(text) {
      const tokens = readOnce(text)
      const says = (book: PhraseBook<true>): boolean => findPhrases(tokens, book).length > 0
      return ways.some((groups) => groups.every(says)) && !(not && says(not))
    },
  }
}

// One question is asked by every wording: its tokens are read once.
const mostRead = 500
const known = new Map<string, readonly Token[]>()

function readOnce(text: string): readonly Token[] {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= mostRead) known.clear()
  const tokens = tokensOf(text)
  known.set(text, tokens)
  return tokens
}

const bookOf = (group: string): PhraseBook<true> =>
  phraseBook(
    group
      .split('/')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
      .map((phrase) => [phrase, true] as const),
  )
