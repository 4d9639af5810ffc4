import { quantitiesIn, sentencesOf, tokensOf as readTokens } from '../../reading/index.ts'
import type { Range } from '../../reading/index.ts'
import { sharedStems } from '../asked/content-stems.ts'
import { wording } from '../asked/wording.ts'
import type { ReadStatement, StatementCheck } from './statement.ts'

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
export const checkWorkTime: StatementCheck = (statement) => {
  const { plain, own } = statement
  if (isFarTooLong(statement)) return { verdict: 'drop', reason: 'unverified' }
  const [time, ...others] = minutesIn(own)
  if (time === undefined || others.length > 0) return null
  const isShort = minutesIn(plain, ends).some(({ max }) => max < time.min * share)
  return isShort && sharesEnd(plain, own) ? { verdict: 'drop', reason: 'unverified' } : null
}

/** No pot boils food for so many times as long as the kitchen's own time for that. */
const farTooLong = 3
const takes = wording('need|needs|take|takes|require|requires|boil|simmer|cook|steam|blanch')

/** 'Red lentils need two hours of boiling': by the time that was looked up for that way of cooking the food of the question. */
function isFarTooLong({ plain, lookups, read }: ReadStatement): boolean {
  const said = minutesIn(plain)
  if (said.length === 0 || !takes.test(plain)) return false
  const ways = read.mentions.filter(({ kind }) => kind === 'technique').map(({ text }) => text.toLowerCase())
  const known = lookups
    .filter(({ kind }) => kind === 'cooking')
    .flatMap(({ facts }) => facts)
    .filter(({ label }) => ways.some((way) => way.startsWith(label)))
    .flatMap(({ value }) => minutesIn(value))
  const longest = Math.max(...known.map(({ max }) => max))
  return known.length > 0 && said.some(({ min }) => min > longest * farTooLong)
}

/** Times of less than a day, of those behind one of the words where some are given. */
export function minutesIn(plain: string, behind?: ReadonlySet<string>): readonly Range[] {
  const tokens = readTokens(plain)
  const isBehind = (first: number): boolean =>
    behind === undefined ||
    tokens.slice(Math.max(0, first - reach), first).some(({ word }) => behind.has(word))
  return quantitiesIn(tokens)
    .filter(({ kind, range, first }) => kind === 'duration' && range.max < aDay && isBehind(first))
    .map(({ range }) => range)
}

/** The words of one sentence of the answer that say when the work is done stand in what is said too. */
const sharesEnd = (plain: string, own: string): boolean =>
  sentencesOf(own).some((sentence) => isEnd.test(sentence) && sharedStems(plain, sentence) >= leastShared)
const isEnd = wording('done|ready|until')
