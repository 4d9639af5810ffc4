import { readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { AskedFood } from '../display-name.ts'
import { namedFoodsIn } from '../named-foods.ts'

/** What stands behind these is beside the food that is kept, or around it: 'with a thin layer of oil', 'in a glass of water'. */
const besides = new Set(['with', 'in', 'under', 'into', 'onto', 'plus', 'against'])
/** Words between a preposition and its foods. */
const between = new Set('a an the some any of and or little more few good your its'.split(' '))
const farthest = 12

/** The foods of a text (lower case) of which a time of keeping is said: not what they are tossed, covered or blended with. */
export function keptFoodsIn(plain: string): readonly AskedFood[] {
  const named = namedFoodsIn(plain)
  if (named.length === 0) return []
  const read = readSentence(plain)
  return named
    .filter(({ start }) => {
      const at = read.tokens.findIndex((token) => token.start >= start)
      return !isBeside(at, read) && !isWork(at, read)
    })
    .map(({ food }) => food)
}

/** True where a way back over foods, their amounts and describing words ends at such a preposition, and no verb stands between. */
function isBeside(food: number, read: ReadSentence): boolean {
  for (let at = food - 1; at >= Math.max(0, food - farthest); at -= 1) {
    const word = read.tokens[at]?.word ?? ''
    if (besides.has(word)) return true
    if (!between.has(word) && !isOfFood(at, read) && !isAmountOf(at, read)) return false
  }
  return false
}

const isOfFood = (at: number, { mentions }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, first, last }) => first <= at && last >= at && (kind === 'food' || kind === 'food-class'),
  )

/** 'A thin layer of', 'a glass of': what is before 'of' measures. */
function isAmountOf(at: number, { tokens }: ReadSentence): boolean {
  const next = tokens.slice(at + 1, at + 3)
  return next.some(({ word, isAfterMark }) => word === 'of' && !isAfterMark)
}

/** 'Wrap' and 'top' are work here, though they name a food elsewhere. */
export const isWork = (at: number, { mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, first, last }) => kind === 'technique' && first <= at && last >= at) &&
  !mentions.some(({ kind, first, last }) => kind === 'food' && first <= at && last >= at)
