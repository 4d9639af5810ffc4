import { numberAt, tokensOf } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'

const eaters = new Set(
  'people person adults adult guests guest kids children mouths eaters friends men women boys girls players pupils students teenagers teens'.split(
    ' ',
  ),
)
/** So many words may stand between a figure and those who eat: '6 very hungry adults'. */
const mostBetween = 3

/** For how many a question asks: 'for 6 hungry adults', 'to feed four', 'for two'; null where it does not say. */
export function peopleIn(text: string): number | null {
  const tokens = tokensOf(text)
  for (const [at, { word }] of tokens.entries()) {
    const count = numberAt(tokens, at)?.value
    if (!count || !Number.isInteger(count) || count > mostGuests) continue
    const isOfEaters = tokens.slice(at + 1, at + 1 + mostBetween).some((next) => eaters.has(next.word))
    if (
      word !== 'a' &&
      !isOneOf(tokens, at, count) &&
      (isOfEaters || isOfUs(tokens, at) || isForSome(tokens, at))
    )
      return count
  }
  return null
}
const mostGuests = 500

const us = new Set(['us', 'you', 'them'])
/** 'One of the kids' is not all who eat. */
const isOneOf = (tokens: readonly Token[], at: number, count: number): boolean =>
  tokens[at + 1]?.word === 'of' && (count === 1 || !us.has(tokens[at + 2]?.word ?? ''))

/** 'Four of us'. */
const isOfUs = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.word === 'of' && us.has(tokens[at + 2]?.word ?? '')

const feeding = new Set(['for', 'feed', 'feeds', 'feeding', 'serve', 'serves'])
/** What may follow a number that is no count of food: 'for two tonight'. */
const behindSome = new Set(['tonight', 'today', 'please', 'using', 'with', 'from'])

/** 'For two', 'serves 6, gluten free': the number ends what is said. */
function isForSome(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const isEnd = next === undefined || next.isAfterMark || behindSome.has(next.word)
  return isEnd && feeding.has(tokens[at - 1]?.word ?? '')
}
