import { numberForms, timeUnits } from '../../lexicon/index.ts'
import { capital } from '../voice.ts'
import { datesTold } from './since-date.ts'
import { stemOf } from './tokens.ts'
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
  return betweenWeekdays(tokens, today) ?? fromDate(tokens, today) ?? spanOf(tokens) ?? relative(tokens)
}

/** From a date on which something was done, or from yesterday, to now or to a date to come: 'made on the 14th', 'made yesterday, for the 30th'. */
function fromDate(tokens: readonly Token[], today: string): Elapsed | null {
  if (!tokens.some(({ word }) => done.has(word))) return null
  const dates = datesTold(tokens, today)
  const [since] = dates.filter(({ days }) => days >= 0).toSorted((a, b) => b.days - a.days)
  const until = dates.find(({ days }) => days < 0)
  const before = since?.days ?? (until && relative(tokens)?.days)
  if (before === undefined) return null
  const from = since ? `From ${since.called}` : 'From then'
  return counted(before - (until?.days ?? 0), `${from} to ${until?.called ?? 'today'}`)
}

/** True where both ends are told, and a question of days needs no other word: 'bought Monday, Thursday today'. */
export function tellsBothDays(tokens: readonly Token[]): boolean {
  const days = tokens.filter((token, at) => weekdayOf(tokens, at) !== null).length
  return days > 1 || (days === 1 && tokens.some(({ word }) => word === 'today' || word === 'now'))
}

function betweenWeekdays(tokens: readonly Token[], today: string): Elapsed | null {
  const named = tokens.flatMap((token, at) => {
    const day = weekdayOf(tokens, at)
    return day === null ? [] : [{ day, at, isOver: !isPresent(at, tokens) && !isAhead(at, tokens) }]
  })
  // Food lies from a day that was, until today or the day to come on which somebody wants to eat it.
  const gone = named.filter(({ isOver }) => isOver)
  const first = gone.find(({ at }) => isDone(at, tokens)) ?? gone[0]
  if (!first) return null
  const second = named.find(({ day }) => day !== first.day)
  const now = new Date(`${today}T12:00:00Z`).getUTCDay()
  const to = second?.day ?? now
  const days = daysBetween(first, to, { tokens, isToNow: second === undefined })
  return counted(days, `${capital(weekdays[first.day] ?? '')} to ${capital(weekdays[to] ?? '')}`)
}

type Since = { readonly day: number; readonly at: number }
type Told = { readonly tokens: readonly Token[]; readonly isToNow: boolean }
const week = 7
const fewDays = 3

/** Days from a weekday to a later one, with the weeks that are told between. */
function daysBetween({ day, at }: Since, to: number, { tokens, isToNow }: Told): number {
  const back = weeksBack(tokens)
  // A week begins on Monday: 'Saturday last week', said on a Thursday, is five days ago.
  if (back !== null) return back * week + ofWeek(to) - ofWeek(day)
  const since = (to - day + week) % week || week
  const [before, next, third] = [tokens[at - 1]?.word, tokens[at + 1]?.word, tokens[at + 2]?.word]
  const isBeforeLast = next === 'before' && third === 'last'
  // 'Last Friday', said on a Saturday, may be eight days ago: the longer counts.
  const isVague = (before === 'last' || isBeforeLast) && isToNow && since < fewDays
  const weeks = tellsWeekBetween(tokens) || isBeforeLast ? 1 : severalAgo(tokens, at) - 1
  return since + (weeks + (isVague ? 1 : 0)) * week
}

const ofWeek = (day: number): number => (day + week - 1) % week

/** 'Tuesday last week', 'the Sunday of the week before last': how many weeks ago that week was; null where none is told. */
function weeksBack(tokens: readonly Token[]): number | null {
  for (const [at, { word }] of tokens.entries()) {
    if (word !== 'week') continue
    if (tokens[at - 1]?.word === 'last') return 1
    if (tokens[at + 1]?.word === 'before' && pastWords.has(tokens[at + 2]?.word ?? '')) return 2
  }
  return null
}
const pastWords = new Set(['last', 'that'])

/** 'Two Fridays ago' is told by two of them; any other weekday by one. */
function severalAgo(tokens: readonly Token[], at: number): number {
  const count = countOf(tokens[at - 1]?.word ?? '')
  return tokens[at + 1]?.word === 'ago' && count > 0 && Number.isInteger(count) ? count : 1
}

/** 'Thursday the week after', 'a week later': a week more than the days tell. */
function tellsWeekBetween(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const [before, next] = [tokens[at - 1]?.word, tokens[at + 1]?.word]
    return word === 'week' && (next === 'after' || next === 'later' || before === 'following')
  })
}

const comingDay = new Set(['next', 'coming', 'for', 'til', "'til", 'till', 'until', 'by'])
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

/** 'Sunday dinner' is a meal and no day that went by. */
const meals = new Set(['dinner', 'dinners', 'lunch', 'lunches', 'roast', 'roasts', 'brunch', 'tea', 'best'])
/** Who asks whether a meal may still be eaten tells of a day all the same. */
const ofWhatIsLeft = new Set('leftover leftovers left still ok okay safe now today old ago since'.split(' '))
/** 'Sun dried' is no Sunday. */
const behindSun = new Set(['dried', 'dry', 'drying', 'kissed'])

function weekdayOf(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? ''
  const isMeal = meals.has(tokens[at + 1]?.word ?? '') && !beforeDay.has(tokens[at - 1]?.word ?? '')
  if (isMeal && !tokens.some((token) => ofWhatIsLeft.has(token.word))) return null
  const whole = weekdays.indexOf(word.endsWith('s') ? word.slice(0, -1) : word)
  if (whole >= 0) return whole
  const isAfterPreposition =
    beforeDay.has(tokens[at - 1]?.word ?? '') && !behindSun.has(tokens[at + 1]?.word ?? '')
  const brief = short.findIndex((day) => word.startsWith(day) && word.length <= 5)
  return isAfterPreposition && brief >= 0 ? brief : null
}

const plans = new Set(
  ['meal', 'menu', 'plan', 'recipe', 'dinner', 'lunch', 'lunche', 'budget', 'idea', 'shopping', 'shop'].map(
    stemOf,
  ),
)

/** 'It blackens within a day' tells of no day that went by. */
const reach = 3

function spanOf(tokens: readonly Token[]): Elapsed | null {
  for (const [at, { word: unitWord }] of tokens.entries()) {
    const unit = daysOf(unitWord)
    if (unit === undefined) continue
    const count = countBefore(tokens, at)
    if (count === null || tokens.slice(Math.max(0, at - reach), at).some(({ word }) => word === 'within'))
      continue
    const around = tokens.slice(Math.max(0, at - 6), at + 4)
    // 'Meals for a week' are still to be made.
    if (around.some(({ stem }) => plans.has(stem)) && !around.some(({ word }) => done.has(word))) continue
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
    if (word === 'week' && before === 'last') return counted(7, null)
    if (word === 'week' && tokens[at + 1]?.word === 'before' && pastWords.has(tokens[at + 2]?.word ?? ''))
      return counted(14, null)
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
