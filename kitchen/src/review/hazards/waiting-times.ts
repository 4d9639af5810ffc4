import { dayParts, farTimes, forms, timePoints, waitBounds } from '../../lexicon/index.ts'
import { isCompared, phraseAt, phraseSet } from '../../reading/index.ts'
import type { PhraseSet, ReadSentence, Token } from '../../reading/index.ts'
import { longest } from './said.ts'
import type { Said } from './said.ts'

const parts = phraseSet(dayParts)
const bounds = phraseSet(waitBounds)
const pointed = phraseSet([...forms(timePoints), ...forms(waitBounds)])
const far = phraseSet(farTimes)

/** Words between 'until' and the time of day it names, at the most. */
const boundReach = 6
const pointReach = 3

/** True where the sentence names a time months away: 'until Christmas', 'through the winter'. */
export const namesFarTime = ({ tokens, mentions }: Pick<ReadSentence, 'tokens' | 'mentions'>): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, far) !== undefined && isTime(at, tokens, mentions) && !isCompared({ tokens }, at),
  )

/** No time is in 'spring onions', nor in middles that spring back. */
function isTime(at: number, tokens: ReadSentence['tokens'], mentions: ReadSentence['mentions']): boolean {
  if (mentions.some(({ foods, first, last }) => foods.length > 0 && first <= at && last > at)) return false
  // 'Spring asparagus soup' is of what grows then.
  if (mentions.some(({ foods, first }) => foods.length > 0 && first === at + 1)) return false
  const isVerb = mentions.some(({ kind, first, last }) => kind === 'cue' && first <= at && last > at)
  return !isVerb && !isPlural(tokens[at - 1])
}

const isPlural = (token: Token | undefined): boolean => token !== undefined && token.word !== token.singular

/**
 * The last token of a wait whose length only the day tells: 'until you are home', 'from breakfast to home time', 'at noon for a 6 o'clock party'.
 * Undefined where the sentence has none.
 */
export function openWait({
  tokens,
  mentions,
}: Pick<ReadSentence, 'tokens' | 'mentions'>): number | undefined {
  // 'To break the shell' is work, and no time of the day.
  const isWork = (at: number) => mentions.some(({ kind, first }) => kind === 'technique' && first === at)
  const named = tokens.flatMap((_, at) => {
    const found = phraseAt(tokens, at, parts)
    return found === undefined || isWork(at) ? [] : [{ first: at, last: found.last }]
  })
  const bounded = named.filter(({ first }) => isBehind(tokens, first, bounds, boundReach))
  const points = named.filter(
    ({ first }) => clockWords.has(tokens[first]?.word ?? '') || isBehind(tokens, first, pointed, pointReach),
  )
  if (bounded.length === 0 && points.length < 2) return undefined
  return named.at(-1)?.last
}

/** A time of the clock needs no word before it. */
const clockWords = new Set(['oclock', 'pm', 'am'])

function isBehind(tokens: ReadSentence['tokens'], at: number, words: PhraseSet, reach: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    if (tokens[before + 1]?.isAfterStop) return false
    if (phraseAt(tokens, before, words) !== undefined) return true
  }
  return false
}

/** Perishable food may stand two hours in all between 40°F and 140°F. Source: USDA FSIS, danger zone. */
export const longestWarm = 120

const moments = new Set(['after', 'within', 'in', 'every', 'of', 'last'])

/** 'Four hours before you sit down'. */
const points = new Set(['before', 'ahead', 'prior', 'earlier'])

/** 'After 3 hours, turn the meat', 'eat within two days': when something is done, and not how long it stands. */
const isOnlyWhen = ({ tokens, quantities, mentions }: ReadSentence): boolean =>
  !mentions.some(({ kind }) => kind === 'time') &&
  quantities
    .filter(({ kind }) => kind === 'duration')
    .every(
      ({ first, last }) =>
        moments.has(tokens[first - 1]?.word ?? '') ||
        (points.has(tokens[last + 1]?.word ?? '') &&
          ![tokens[first - 1], tokens[first - 2]].some((token) => token?.word === 'for')),
    )

/** True where something stands for more than two hours, or for as long as a day tells. */
export const standsLong = (said: Said): boolean =>
  (longest(said) > longestWarm && !isOnlyWhen(said.read)) ||
  openWait(said.read) !== undefined ||
  namesFarTime(said.read)
