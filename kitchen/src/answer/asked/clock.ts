import { numberForms, timeUnits } from '../../lexicon/index.ts'
import type { Token } from './tokens.ts'

/** Hours between two times of day that a message tells; `isSure` where neither could be twelve hours apart. */
export type HoursTold = { readonly hours: number; readonly isSure: boolean }

/** A time of day; of 'seven' nobody knows which half of the day is meant. */
type ClockTime = { readonly hour: number; readonly isSure: boolean }

/** Times of day with a name, those of meals as late as they are eaten early: of two spans the longer counts. */
const named: Readonly<Record<string, number>> = { noon: 12, midday: 12, midnight: 24, sunrise: 7, dawn: 6 }
const meals: Readonly<Record<string, number>> = {
  breakfast: 8,
  brunch: 11,
  lunch: 12,
  lunchtime: 12,
  dinner: 18,
  dinnertime: 18,
  supper: 18,
  suppertime: 18,
  bedtime: 22,
  morning: 8,
  afternoon: 14,
  evening: 18,
}
const beforeAnyTime = "since from at until till til to now is it's its after"
/** After these a meal, or a part of the day, is a time: 'since lunch', 'it is dinner time'. */
const toTime = new Set(`${beforeAnyTime} before this`.split(' '))
/** After these a number may be a time; not in 'for 3 to 4 people'. */
const toHour = new Set(`${beforeAnyTime} be past around about`.split(' '))
const mornings = new Set(['am', 'morning'])
const laters = new Set(['pm', 'afternoon', 'evening', 'tonight', 'night'])
const hoursOfHalf = 12
const hoursOfDay = 24
/** Small words between a number and the part of the day: '8 this morning', 'nine in the evening'. */
const between = new Set(['in', 'the', 'this', 'at', 'o', 'clock', 'p', 'a', 'm', 'yesterday', 'last'])
const reach = 4

/**
 * Hours from the first to the last time of day that a message tells; null where it tells no two.
 * @example hoursTold(tokensOf('out since noon, it is nine in the evening')) // { hours: 9, isSure: true }
 */
export function hoursTold(tokens: readonly Token[]): HoursTold | null {
  const times = tokens.flatMap((_, at) => timeAt(tokens, at) ?? [])
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || times.length < 2) return null
  const isSure = first.isSure && last.isSure
  const round = isSure ? hoursOfDay : hoursOfHalf
  return { hours: (((last.hour - first.hour) % round) + round) % round, isSure }
}

function timeAt(tokens: readonly Token[], at: number): ClockTime | null {
  const word = tokens[at]?.word ?? ''
  const before = tokens[at - 1]?.word ?? ''
  const noon = named[word]
  if (noon !== undefined) return { hour: noon, isSure: true }
  const meal = meals[word]
  if (meal !== undefined)
    return toTime.has(before) && !isOfHour(tokens, at) ? { hour: meal, isSure: true } : null
  return hourAt(tokens, at)
}

const minutesOfHour = 60

/** The 40 of '5:40'. */
function minutesBehind(tokens: readonly Token[], at: number): number {
  const [hour, next] = [tokens[at], tokens[at + 1]]
  const isBeside = hour !== undefined && next?.start === hour.end + 1
  return isBeside && /^[0-5]\d$/.test(next.word) ? Number(next.word) : 0
}

/** The 'morning' of 'eight this morning' is told with its hour. */
const isOfHour = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - reach), at).some((_, step) => {
    const hour = Math.max(0, at - reach) + step
    return hourOf(tokens[hour]?.word ?? '') !== null && halfOf(tokens, hour) !== null
  })

function hourAt(tokens: readonly Token[], at: number): ClockTime | null {
  const hour = hourOf(tokens[at]?.word ?? '')
  if (hour === null) return null
  const half = halfOf(tokens, at)
  const isTold = half !== null || hour > hoursOfHalf
  // 'Boil it for 20 minutes' tells no eight in the evening.
  if (half === null && !(toHour.has(tokens[at - 1]?.word ?? '') && isAlone(tokens, at))) return null
  const isHalfPast = tokens[at - 1]?.word === 'past' && tokens[at - 2]?.word === 'half'
  const minutes = isHalfPast ? 1 / 2 : minutesBehind(tokens, at) / minutesOfHour
  const ofDay = half === 'later' && hour < hoursOfHalf ? hour + hoursOfHalf : hour
  return { hour: ofDay + minutes, isSure: isTold }
}

function hourOf(word: string): number | null {
  const count =
    Object.hasOwn(numberForms, word) && word !== 'a' && word !== 'an' ? numberForms[word] : Number(word)
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= hoursOfDay ? count : null
}

/** Which half of the day stands behind an hour: '6 pm', '8 this morning', '9 p.m.'. */
function halfOf(tokens: readonly Token[], at: number): 'early' | 'later' | null {
  for (let next = at + 1; next <= at + reach; next += 1) {
    const token = tokens[next]
    if (token === undefined || token.isAfterStop) return null
    if (mornings.has(token.word) || isLetters(tokens, next, 'a')) return 'early'
    if (laters.has(token.word) || isLetters(tokens, next, 'p')) return 'later'
    if (!between.has(token.word) && !(next === at + 1 && isMinutes(token))) return null
  }
  return null
}

const isLetters = (tokens: readonly Token[], at: number, letter: string): boolean =>
  tokens[at]?.word === letter && tokens[at + 1]?.word === 'm'

const isMinutes = ({ word }: Token): boolean => word.length === 2 && Number(word) < 60

/** 'Since 3 days' tells no time of day, nor do 'to 4 people'. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    next === undefined ||
    next.isAfterBreak ||
    (timeUnits[next.word] === undefined && behindHour.has(next.word)) ||
    isMinutes(next)
  )
}
const behindHour = new Set([
  'to',
  'until',
  'till',
  'til',
  'and',
  'now',
  'o',
  'on',
  'it',
  'its',
  "it's",
  'is',
  'today',
  'or',
  'so',
  'still',
  'can',
  'safe',
  'ok',
  'yesterday',
])
