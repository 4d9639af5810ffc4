import { numberForms, timeUnits } from '../../lexicon/index.ts'
import { capital } from '../voice.ts'
import type { Token } from './tokens.ts'

/** Days that have gone by, and how to count them aloud: 'Wednesday to Saturday is three days'. */
export type Elapsed = { readonly days: number; readonly aloud: string }

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const short = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const minutesOfDay = 24 * 60
/** Days of a unit of time; undefined below a day. */
const daysOf = (word: string): number | undefined => {
  const days = (timeUnits[word] ?? 0) / minutesOfDay
  return days >= 1 ? days : undefined
}
/** Who says several days has lost count: the longer is taken. */
const several = 5
/** Words that turn a span into time gone by: 'ago', '3 days old', 'been in the fridge for 5 days', 'after 5 days'. */
const past = new Set([
  'ago',
  'old',
  'for',
  'since',
  'been',
  'after',
  'already',
  'later',
  'now',
  'sat',
  'sitting',
  'past',
  'olds',
  'opened',
])
/** '6 days in the fridge' is time gone by, unless the question is how long it may stay there. */
const kept = new Set(['fridge', 'refrigerator', 'freezer'])

/**
 * Days between what a message tells of and now, or the later day it names; null when it tells of no day. A weekday is the last one before
 * `today` (YYYY-MM-DD); said on the same weekday it is a week ago.
 */
export function elapsedIn(tokens: readonly Token[], today: string): Elapsed | null {
  return betweenWeekdays(tokens, today) ?? spanOf(tokens) ?? relative(tokens)
}

/** True where both ends are told, and a question of days needs no other word: 'bought Monday, Thursday today'. */
export function tellsBothDays(tokens: readonly Token[]): boolean {
  const days = tokens.filter((token, at) => weekdayOf(token, tokens[at - 1]) !== null).length
  return days > 1 || (days === 1 && tokens.some(({ word }) => word === 'today' || word === 'now'))
}

function betweenWeekdays(tokens: readonly Token[], today: string): Elapsed | null {
  const named = tokens.flatMap((token, at) => {
    const day = weekdayOf(token, tokens[at - 1])
    return day === null ? [] : [{ day, at, isOver: !isPresent(at, tokens) && !isAhead(at, tokens) }]
  })
  // Food lies from a day that was, until today or the day to come on which somebody wants to eat it.
  const gone = named.filter(({ isOver }) => isOver)
  const first = gone.find(({ at }) => isDone(at, tokens)) ?? gone[0]
  if (!first) return null
  const second = named.find(({ day }) => day !== first.day)
  const now = new Date(`${today}T12:00:00Z`).getUTCDay()
  const to = second?.day ?? now
  const since = ((to - first.day + 7) % 7 || 7) + (tellsWeekBetween(tokens) ? 7 : 0)
  // 'Last Friday', said on a Saturday, may be eight days ago: the longer counts.
  const days = tokens[first.at - 1]?.word === 'last' && !second && since < 3 ? since + 7 : since
  return counted(days, `${capital(weekdays[first.day] ?? '')} to ${capital(weekdays[to] ?? '')}`)
}

/** 'Sunday the week before last', 'Thursday the week after', 'a week later': a week more than the days tell. */
function tellsWeekBetween(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const [before, next, third] = [tokens[at - 1]?.word, tokens[at + 1]?.word, tokens[at + 2]?.word]
    const isEarlier = next === 'before' && (third === 'last' || third === 'that')
    return word === 'week' && (isEarlier || next === 'after' || next === 'later' || before === 'following')
  })
}

const comingDay = new Set(['next', 'coming', 'for'])
const nowWords = new Set(['now', 'today'])
const thisDay = new Set(['it', 'today', 'now'])
const planned = new Set("am i'm im will i'll ll we'll going gonna want plan planning having".split(' '))
const done = new Set(
  `cooked made bought left opened was were had since from been leftover leftovers last took thawed got sat kept started baked roasted boiled put frozen picked ago
stood delivered gone did grilled dated expired cut ate`.split(/\s/u),
)

const fewWords = 3
/** 'Cooked on Sunday', 'from Sunday'. */
const isDone = (at: number, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, at - fewWords), at).some(({ word }) => done.has(word))

/** 'It is Saturday', 'its now Thursday', 'Thursday today'. */
function isPresent(at: number, tokens: readonly Token[]): boolean {
  const [subject = '', before = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word]
  const isSaid = before === 'its' || before === "it's" || nowWords.has(before)
  return isSaid || (before === 'is' && thisDay.has(subject)) || isToldAfter(at, tokens)
}

/** 'Thursday today', but not 'bought it Monday, today is Thursday'. */
function isToldAfter(at: number, tokens: readonly Token[]): boolean {
  const [after, next] = tokens.slice(at + 1, at + 3)
  return after !== undefined && !after.isAfterBreak && nowWords.has(after.word) && next?.word !== 'is'
}

/** True for a weekday that is still to come: 'for Friday', 'payday is Friday', 'I am cooking for her on Friday'. */
function isAhead(at: number, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1]?.word ?? ''
  if (comingDay.has(before) || before === 'is') return true
  const start = Math.max(
    0,
    tokens.findLastIndex(({ isAfterBreak }, index) => index <= at && isAfterBreak),
  )
  const end = tokens.findIndex(({ isAfterBreak }, index) => index > at && isAfterBreak)
  const sentence = tokens.slice(start, end < 0 ? tokens.length : end)
  return sentence.some(({ word }) => planned.has(word)) && !sentence.some(({ word }) => done.has(word))
}

const beforeDay = new Set(['on', 'since', 'from', 'last', 'until', 'till', 'by'])

function weekdayOf({ word }: Token, before: Token | undefined): number | null {
  const whole = weekdays.indexOf(word.endsWith('s') ? word.slice(0, -1) : word)
  if (whole >= 0) return whole
  const isAfterPreposition = beforeDay.has(before?.word ?? '')
  const brief = short.findIndex((day) => word.startsWith(day) && word.length <= 5)
  return isAfterPreposition && brief >= 0 ? brief : null
}

function spanOf(tokens: readonly Token[]): Elapsed | null {
  for (const [at, { word: unitWord }] of tokens.entries()) {
    const unit = daysOf(unitWord)
    if (unit === undefined) continue
    const count = countBefore(tokens, at)
    if (count === null) continue
    const around = tokens.slice(Math.max(0, at - 6), at + 4)
    const isKept = around.some(({ word }) => kept.has(word)) && !tokens.some(({ word }) => word === 'how')
    if (isKept || around.some(({ word }) => past.has(word))) return counted(count * unit, null)
  }
  return null
}

/** 'Three days', 'a week', '3 or 4 days': the larger of two. 'Over', 'more than' and 'almost' say the same to whoever has to decide. */
function countBefore(tokens: readonly Token[], at: number): number | null {
  const before = [tokens[at - 1], tokens[at - 2]]
  for (const token of before) {
    const count = token ? countOf(token.word) : NaN
    if (count > 0) return count
  }
  return null
}

const countOf = (word: string): number =>
  word === 'several'
    ? several
    : Object.hasOwn(numberForms, word)
      ? (numberForms[word] ?? NaN)
      : Number.parseFloat(word)

function relative(tokens: readonly Token[]): Elapsed | null {
  for (const [at, { word }] of tokens.entries()) {
    const before = tokens[at - 1]?.word
    if (word === 'yesterday') {
      return tokens[at - 2]?.word === 'day' && before === 'before' ? counted(2, null) : counted(1, null)
    }
    if (before === 'last' && word === 'night') return counted(1, null)
    if (before === 'last' && word === 'week') return counted(7, null)
    if (before === 'last' && word === 'month') return counted(30, null)
    if (word === 'today' && tokens.some(({ stem }) => stem === 'mak' || stem === 'cook'))
      return counted(0, null)
    if (before === 'this' && word === 'morning') return counted(0, null)
  }
  return null
}

function counted(days: number, between: string | null): Elapsed {
  const text = `${inWords[days] ?? days} ${days === 1 ? 'day' : 'days'}`
  return { days, aloud: between ? `${between} is ${text}` : `That is ${text}` }
}
