import { findFood } from '../../foods/index.ts'
import { linesOf } from '../../graph/index.ts'
import type { Mention } from '../../reading/index.ts'
import type { Said, Verdict } from './said.ts'
import { vesselsIn, withClean } from './vessel-words.ts'

const relatives = new Set(['where', 'that', 'which', 'you', 'on', 'in'])

/** 'On the rack where the peanut brittle was': a food of another dish leaves its allergens on it. */
export function soiledByAllergen(said: Said): Verdict {
  const { read, work } = said
  const { tokens, mentions } = read
  const vessels = vesselsIn(read)
  const isShared = vessels.some(({ isSame }) => isSame)
  if (isShared && mentions.some((mention) => isOfOtherDish(mention, said))) return 'refuse'
  const vessel = vessels.find(
    ({ at }) => relatives.has(tokens[at + 1]?.word ?? '') && !tokens[at + 1]?.isAfterMark,
  )
  if (vessel === undefined) return null
  const end = tokens.findIndex(({ isAfterMark }, at) => at > vessel.at + 1 && isAfterMark)
  const last = end === -1 ? tokens.length - 1 : end - 1
  const other = mentions.find(
    ({ first, foods, kind }) =>
      kind === 'food' && first > vessel.at && first <= last && holdsAllergen(foods[0]),
  )
  const isPast = tokens.slice(vessel.at, last + 1).some(({ word }) => pasts.has(word))
  if (other === undefined || !isPast || linesOf(other, work.lines, tokens).length > 0) return null
  return withClean(read, vessel.at, last)
}

/** A food with allergens that no line lists, beside foods that are listed: another dish's. */
const isOfOtherDish = (
  { foods, kind, isNegated, ...mention }: Mention,
  { read, work, events }: Said,
): boolean =>
  kind === 'food' &&
  !isNegated &&
  holdsAllergen(foods[0]) &&
  events.some(({ named }) => named.size > 0) &&
  linesOf({ foods, kind, isNegated, ...mention }, work.lines, read.tokens).length === 0

const pasts = new Set(
  'was were had held lay sat cooled fried boiled baked used came just have has rested dried toasted'.split(
    ' ',
  ),
)

const holdsAllergen = (name: string | undefined): boolean => {
  const food = findFood(name ?? '')
  return food !== undefined && food.us9.length + food.eu14.length > 0
}
