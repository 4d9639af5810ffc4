import { findPhrases, phraseBook } from './phrases.ts'
import type { PhraseBook } from './phrases.ts'
import { tokensOf } from './tokens.ts'

/** Ways to say one thing, asked of plain lower-case text. */
export type Wording = {
  /** True where the text says it. */
  readonly test: (text: string) => boolean
  /** True where a text says it together with what was said before it, and says some of it itself. */
  readonly testWith: (text: string, before: string) => boolean
}

type Way = readonly PhraseBook<true>[]

/**
 * Compiles wordings: ways divided by '||', of a way every group divided by '+' has to be said in any order, of a group any phrase divided
 * by '/'; phrases as `phraseBook` reads them. `unless`: phrases, divided by '/', that make it say something else.
 * @example wording('wash + chicken / turkey').test('should I rinse or wash my turkey') // true
 */
export function wording(about: string, unless = ''): Wording {
  const ways = about.split('||').map((way): Way => way.split('+').map(phrasesOf))
  const not = unless === '' ? null : phrasesOf(unless)
  return {
    test: (text) => ways.some((groups) => groups.every(says(text))) && !(not && says(text)(not)),
    testWith(text, before) {
      const both = says(`${before}. ${text}`)
      const isSaid = ways.some((groups) => groups.every(both) && groups.some(says(text)))
      return isSaid && !(not && both(not))
    },
  }
}

const says =
  (text: string) =>
  (book: PhraseBook<true>): boolean =>
    findPhrases(tokensOf(text), book).length > 0

/** A book of phrases divided by '/'. */
export const phrasesOf = (list: string): PhraseBook<true> =>
  phraseBook(() =>
    list
      .split('/')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
      .map((phrase) => [phrase, true] as const),
  )
