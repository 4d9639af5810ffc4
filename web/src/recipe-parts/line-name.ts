import { ingredientKey } from '@plotluck/contract/basket'
import { amountPattern } from './amounts.ts'
import { isCountedBy } from './count-words.ts'

const leading = new RegExp(`^${amountPattern}`)

/**
 * The words of a line that name its food, without amount, brackets, what it is counted by and what is done with it: 'red onion' of
 * '1 red onion (about 110 g), sliced', 'celery' of '2 celery stalks'.
 */
export function nameOf(line: string): string {
  const rest = line.replace(leading, '').replaceAll(/\([^)]*\)/g, ' ')
  const words = (rest.split(/[,;]| for /)[0] ?? '').split(/\s+/).filter(Boolean)
  const [first = '', ...others] = words
  const named = others.length > 0 && isCountedBy(first) ? others : words
  const food = named[0] === 'of' ? named.slice(1) : named
  return (food.length > 1 && isCountedBy(food.at(-1) ?? '') ? food.slice(0, -1) : food).join(' ')
}

/** The words of a text in the form in which two forms of a word are the same. */
export const wordKeys = (text: string): readonly string[] =>
  [...text.matchAll(/\p{L}+/gu)].map(([word]) => ingredientKey(word))
