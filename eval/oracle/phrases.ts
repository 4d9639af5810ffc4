import { wordsOf } from './words.ts'

/** Phrases by their first word, longest first; `counts` is false for those that only hide a shorter one. */
export type PhraseSet = ReadonlyMap<string, readonly Phrase[]>
type Phrase = { readonly words: readonly string[]; readonly text: string; readonly counts: boolean }

/** `harmless` phrases win over shorter ones inside them: 'coconut milk' hides 'milk'. */
export function phraseSet(phrases: readonly string[], harmless: readonly string[] = []): PhraseSet {
  const byFirst = new Map<string, Phrase[]>()
  const add = (text: string, counts: boolean) => {
    const words = wordsOf(text)
    const [first] = words
    if (first === undefined) return
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, text, counts }])
  }
  for (const text of harmless) add(text, false)
  for (const text of phrases) add(text, true)
  for (const [first, found] of byFirst)
    byFirst.set(
      first,
      found.toSorted((a, b) => b.words.length - a.words.length),
    )
  return byFirst
}

/** The phrases a text holds, from left to right, the longest at each place, none inside another. */
export function findPhrases(set: PhraseSet, text: string): readonly string[] {
  return findInWords(set, wordsOf(text))
}

/** As `findPhrases`, for words that are already read. */
export function findInWords(set: PhraseSet, words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length;) {
    const phrase = set.get(words[at] ?? '')?.find((candidate) => stands(candidate.words, words, at))
    if (phrase?.counts === true) found.push(phrase.text)
    at += phrase?.words.length ?? 1
  }
  return found
}

function stands(phrase: readonly string[], words: readonly string[], at: number): boolean {
  return phrase.every((word, index) => words[at + index] === word)
}
