import { stemOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Where in a text a phrase was found: the indexes of its first and after its last word. */
export type Found<Value> = { readonly value: Value; readonly from: number; readonly to: number }

type Element = ReadonlySet<string> | 'gap'
type Phrase<Value> = { readonly elements: readonly Element[]; readonly value: Value }

const widestGap = 7

/** Phrases by the stem of their first word; put in order when the first text is looked through. */
export type PhraseBook<Value> = { readonly beginningWith: (stem: string) => readonly Phrase<Value>[] }

type Entries<Value> = readonly (readonly [string, Value])[]

/**
 * A book of phrases to look for. A phrase is words with spaces between; 'a|b' is either of them, '*' up to seven words of the same sentence.
 * Words are compared by their stems, so 'wash hand' finds 'washing hands'; '=ate' is the word itself and not 'eat'. Longer phrases are tried first.
 */
export function phraseBook<Value>(entries: Entries<Value> | (() => Entries<Value>)): PhraseBook<Value> {
  // Most of the books are never opened in a process that cooks and is asked nothing.
  let book: ReadonlyMap<string, readonly Phrase<Value>[]> | undefined
  return {
    beginningWith(stem) {
      book ??= bound(typeof entries === 'function' ? entries() : entries)
      return book.get(stem) ?? none
    },
  }
}

const none: readonly never[] = []

function bound<Value>(entries: Entries<Value>): ReadonlyMap<string, readonly Phrase<Value>[]> {
  const book = new Map<string, Phrase<Value>[]>()
  for (const [text, value] of entries) {
    const elements = text.split(' ').map(elementOf)
    const [first] = elements
    if (first === undefined || first === 'gap') throw new RangeError(`No phrase begins with a gap: "${text}"`)
    for (const stem of new Set([...first].map(indexed))) {
      const known = book.get(stem)
      if (known) known.push({ elements, value })
      else book.set(stem, [{ elements, value }])
    }
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.elements.length - a.elements.length)
  return book
}

const elementOf = (part: string): Element =>
  part === '*' ? 'gap' : new Set(part.split('|').map((word) => (word.startsWith('=') ? word : stemOf(word))))

const indexed = (alternative: string): string =>
  alternative.startsWith('=') ? stemOf(alternative.slice(1)) : alternative

const isOf = ({ stem, word }: Token, element: ReadonlySet<string>): boolean =>
  element.has(stem) || element.has(`=${word}`)

/** Every phrase of the book that the words hold, the longest at each place; phrases of different values may overlap. */
export function findPhrases<Value>(
  tokens: readonly Token[],
  book: PhraseBook<Value>,
): readonly Found<Value>[] {
  return tokens.flatMap((token, from) => {
    const values = new Set<Value>()
    return book.beginningWith(token.stem).flatMap((phrase) => {
      const to = endOf(tokens, from, phrase.elements)
      if (to < 0 || values.has(phrase.value)) return []
      values.add(phrase.value)
      return [{ value: phrase.value, from, to }]
    })
  })
}

/** The phrase that begins at this word, the longest first; undefined where none does. */
export function phraseAt<Value>(
  tokens: readonly Token[],
  from: number,
  book: PhraseBook<Value>,
): Found<Value> | undefined {
  for (const { elements, value } of book.beginningWith(tokens[from]?.stem ?? '')) {
    const to = endOf(tokens, from, elements)
    if (to >= 0) return { value, from, to }
  }
  return undefined
}

function endOf(tokens: readonly Token[], from: number, elements: readonly Element[]): number {
  const [element, ...rest] = elements
  if (element === undefined) return from
  if (element === 'gap') return endAfterGap(tokens, from, rest)
  const token = tokens[from]
  if (token === undefined || !isOf(token, element)) return -1
  return endOf(tokens, from + 1, rest)
}

function endAfterGap(tokens: readonly Token[], from: number, rest: readonly Element[]): number {
  for (let skipped = 0; skipped <= widestGap; skipped += 1) {
    const to = endOf(tokens, from + skipped, rest)
    if (to >= 0) return to
    if (tokens[from + skipped]?.isAfterStop) return -1
  }
  return -1
}
