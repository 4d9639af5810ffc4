import { ingredientKey } from '@plotluck/contract/basket'
import { amountPattern, readAmount, sizeOf } from './amounts.ts'

/** What a step takes of a line: a part of it from 0 to 1, all, what is left of it, or some that nobody counts. */
export type Share = number | 'all' | 'rest' | 'some'

/** A word of a text in the form in which two forms of a word are the same, and where it stands. */
export type Word = { readonly key: string; readonly at: number }

export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ key: ingredientKey(word), at: index }))

/** Words that may stand between a share and its food: 'half of the grated cheese'. Others end the search after `patience` of them. */
const passed = new Set(['the', 'of', 'your', 'this', 'that'])
const ends = new Set('a an and at for from in into on or over then to until with'.split(' '))
const patience = 2

const parts: Readonly<Record<string, (before: string) => Share>> = {
  half: (before) => (before === 'other' ? 'rest' : 1 / 2),
  third: (before) => (before === 'two' ? 2 / 3 : 1 / 3),
  quarter: (before) => (before === 'three' ? 3 / 4 : 1 / 4),
  rest: () => 'rest',
  remaining: () => 'rest',
  remainder: () => 'rest',
  ...Object.fromEntries(
    ['most', 'some', 'little', 'bit', 'pinch', 'splash', 'part', 'few'].map((word) => [
      word,
      () => 'some' as const,
    ]),
  ),
}

/**
 * The share that the words before a food say, which is the word at `at`; a stated amount is a share of what the line holds.
 * @example shareBefore('Add half of the salt.', wordsOf('Add half of the salt.'), 4, '1 tsp salt') // 0.5
 */
export function shareBefore(text: string, words: readonly Word[], at: number, line: string): Share {
  let skipped = 0
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index]
    if (word === undefined || isParted(text, word, words[index + 1])) break
    const share = parts[word.key]?.(words[index - 1]?.key ?? '')
    if (share !== undefined) return share
    if (ends.has(word.key)) break
    if (!passed.has(word.key)) skipped += 1
    if (skipped > patience) break
  }
  return statedShare(text.slice(0, words[at]?.at), line)
}

/** Whether a comma, a figure or the end of a sentence stands between two words. */
const isParted = (text: string, { at }: Word, next: Word | undefined): boolean =>
  /[^\p{L}\s'’-]/u.test(text.slice(at, next?.at))

const leading = new RegExp(`^${amountPattern}`)
const closing = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])${amountPattern}(?: ?\([^)]*\))?(?: of)?(?: the)? $`,
  'u',
)

/** '1 tbsp of the oil' of '2 tbsp oil' is half of it. Of other measures than the line's own nobody counts the share. */
function statedShare(before: string, line: string): Share {
  const [said, whole] = [closing.exec(before), leading.exec(line)]
  if (said === null) return 'all'
  const stated = readAmount(said.slice(1))
  const held = whole && readAmount(whole.slice(1))
  if (held === null || stated.high !== null || held.high !== null) return 'some'
  const isSame = stated.unit === held.unit || (isSpoon(stated.unit) && isSpoon(held.unit))
  const share = isSame ? sizeOf(stated) / sizeOf(held) : Number.NaN
  if (share > 0 && share < 0.99) return share
  return share >= 0.99 ? 'all' : 'some'
}

const isSpoon = (unit: string | null): boolean =>
  unit !== null && ['tsp', 'teaspoon', 'teaspoons', 'tbsp', 'tablespoon', 'tablespoons'].includes(unit)
