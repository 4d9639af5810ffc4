import { quantitiesIn, sentencesOf, tokensOf as readTokens } from '../../reading/index.ts'
import type { Range } from '../../reading/index.ts'
import { isContent } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { StatementCheck } from './statement.ts'

/** Of the kitchen's shortest time less than this share is another result. */
const share = 0.5
const aDay = 24 * 60
/** So many words of the work and its end tell that both speak of the same. */
const leastShared = 2

/** Words before a time that is the end of the work: 'after about five minutes', 'takes 5 minutes'. */
const ends = new Set(['after', 'in', 'within', 'take', 'takes', 'need', 'needs', 'only'])
const reach = 3

/**
 * How long work takes until food is done: less than half of the kitchen's own time for it is not said. Only where its answer has one time, and the sentence
 * tells of the same end: onions that are 'brown and sweet' after five minutes, where forty are needed.
 */
export const checkWorkTime: StatementCheck = ({ plain, own }) => {
  const [time, ...others] = minutesIn(own)
  if (time === undefined || others.length > 0) return null
  const isShort = minutesIn(plain, ends).some(({ max }) => max < time.min * share)
  return isShort && sharesEnd(plain, own) ? { verdict: 'drop', reason: 'unverified' } : null
}

/** Times of less than a day, of those behind one of the words where some are given. */
function minutesIn(plain: string, behind?: ReadonlySet<string>): readonly Range[] {
  const tokens = readTokens(plain)
  const isBehind = (first: number): boolean =>
    behind === undefined ||
    tokens.slice(Math.max(0, first - reach), first).some(({ word }) => behind.has(word))
  return quantitiesIn(tokens)
    .filter(({ kind, range, first }) => kind === 'duration' && range.max < aDay && isBehind(first))
    .map(({ range }) => range)
}

/** The words of one sentence of the answer that say when the work is done stand in what is said too. */
function sharesEnd(plain: string, own: string): boolean {
  const said = new Set(
    tokensOf(plain)
      .filter(isContent)
      .map(({ stem }) => stem),
  )
  return sentencesOf(own)
    .filter((sentence) => isEnd.test(sentence))
    .some((sentence) => {
      const known = new Set(
        tokensOf(sentence)
          .filter(isContent)
          .map(({ stem }) => stem),
      )
      return [...said].filter((stem) => known.has(stem)).length >= leastShared
    })
}
const isEnd = wording('done|ready|until')
