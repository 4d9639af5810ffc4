import { numberAt, tokensOf } from '../../reading/index.ts'

const eaters = new Set(
  'people person adults adult guests guest kids children mouths eaters friends men women'.split(' '),
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
    const isLast =
      at === tokens.length - 1 &&
      ['for', 'feed', 'feeds', 'serve', 'serves'].includes(tokens[at - 1]?.word ?? '')
    if (word !== 'a' && (isOfEaters || isLast)) return count
  }
  return null
}
const mostGuests = 500
