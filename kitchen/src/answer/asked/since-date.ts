import type { Token } from './tokens.ts'

/** Days from a date that a message tells of until now, and the date aloud: 'November 13'. */
export type ToldDate = { readonly days: number; readonly called: string }

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const shortest = 3
/** 'May' and 'mar' are words of their own: a day has to stand beside them. */
const monthOf = (word: string): number =>
  word.length < shortest
    ? -1
    : months.findIndex((month) => month === word || (word.length <= 4 && month.startsWith(word)))

/** Days of the year that people date by, a longer name before the one that it begins with. */
const feasts: readonly (readonly [words: readonly string[], date: (year: number) => MonthDay])[] = [
  [['christmas', 'eve'], () => ({ month: 11, day: 24 })],
  [['xmas', 'eve'], () => ({ month: 11, day: 24 })],
  [['boxing', 'day'], () => ({ month: 11, day: 26 })],
  [['christmas'], () => ({ month: 11, day: 25 })],
  [['xmas'], () => ({ month: 11, day: 25 })],
  [['halloween'], () => ({ month: 9, day: 31 })],
  [['thanksgiving'], (year) => ({ month: 10, day: fourthThursday(year) })],
]

const thursday = 4
const week = 7

/** The day of November that Thanksgiving is in the US. */
function fourthThursday(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return 1 + ((thursday - first + week) % week) + 3 * week
}

const ordinals = new Set(['st', 'nd', 'rd', 'th'])
const lastDay = 31
const dayMs = 24 * 60 * 60 * 1000
/** A date this far ahead is one to come; further ahead it was last year's. */
const soon = 120

type MonthDay = { readonly month: number; readonly day: number }

const dayOf = (token: Token | undefined): number => {
  const day = Number(token?.word)
  return Number.isInteger(day) && day >= 1 && day <= lastDay ? day : NaN
}

/**
 * Days from each date that a text names to `today` (YYYY-MM-DD): 'November 13', '13th of Nov', 'the 14th', '11/13', 'Christmas Eve'. Of '3/4' and '4/3', where both are
 * over, both are told. Below zero for a date to come. Where the text tells the day it is ('it is now the 20th'), to that day.
 */
export function datesTold(tokens: readonly Token[], today: string): readonly ToldDate[] {
  const now = Date.parse(`${today}T12:00:00Z`)
  const present = presentDay(tokens)
  return tokens
    .flatMap((_, at) => datesAt(tokens, at, now))
    .map((date) => ({
      days: present === undefined ? daysSince(date, now) : daysUntil(present, date, now),
      called: `${capitalized(months[date.month] ?? '')} ${date.day}`,
    }))
}

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function datesAt(tokens: readonly Token[], at: number, now: number): readonly MonthDay[] {
  const token = tokens[at]
  if (token === undefined) return []
  const month = monthOf(token.word)
  if (month >= 0) return [besideMonth(tokens, at)].filter(Number.isFinite).map((day) => ({ month, day }))
  if (token.word.includes('/')) return inFigures(token.word)
  const feast = feasts.find(([words]) => words.every((word, place) => tokens[at + place]?.word === word))
  if (feast && tokens[at - 1]?.word !== 'for') return [feast[1](new Date(now).getUTCFullYear())]
  return ofThisMonth(tokens, at, now)
}

/** The day before or after the name of a month: '13 November', '13th of November', 'November 13'. */
function besideMonth(tokens: readonly Token[], at: number): number {
  const back = tokens
    .slice(Math.max(0, at - 3), at)
    .filter(({ word }) => word !== 'of' && !ordinals.has(word))
  const before = dayOf(back.at(-1))
  return Number.isNaN(before) ? dayOf(tokens[at + 1]) : before
}

const largestMonth = 12

function inFigures(word: string): readonly MonthDay[] {
  const [first = 0, second = 0] = word.split('/').map(Number)
  const pairs = [
    { month: first, day: second },
    { month: second, day: first },
  ]
  return pairs
    .filter(({ month, day }) => month >= 1 && month <= largestMonth && day >= 1 && day <= lastDay)
    .map(({ month, day }) => ({ month: month - 1, day }))
}

const beforeDay = new Set(['on', 'from', 'since', 'of'])

/** A day of the month up to this far ahead is the one to come, where nothing tells that something was done on it. */
const ahead = 7

/** 'On the 14th' with no month: of this month, or of the last one where that is over a week ahead. */
function ofThisMonth(tokens: readonly Token[], at: number, now: number): readonly MonthDay[] {
  const day = dayOf(tokens[at])
  const [before, the, after] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word, tokens[at + 1]?.word ?? '']
  if (Number.isNaN(day) || the !== 'the' || !ordinals.has(after) || !beforeDay.has(before)) return []
  const date = new Date(now)
  const isThisMonth = day <= date.getUTCDate() + ahead
  return [{ month: isThisMonth ? date.getUTCMonth() : (date.getUTCMonth() + 11) % 12, day }]
}

function daysSince({ month, day }: MonthDay, now: number): number {
  const year = new Date(now).getUTCFullYear()
  const ofThisYear = Math.round((now - Date.UTC(year, month, day, 12)) / dayMs)
  return ofThisYear >= -soon ? ofThisYear : Math.round((now - Date.UTC(year - 1, month, day, 12)) / dayMs)
}

const presentWords = new Set(['now', 'today', "today's", 'todays', 'its', "it's"])

/** The day of the month that a text says it is: 'now the 20th', 'it's the 20th', 'today is the 20th'. */
function presentDay(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex((token, place) => {
    const [before, isOrNow, the] = tokens.slice(Math.max(0, place - 3), place).map(({ word }) => word)
    const isSaid = presentWords.has(isOrNow ?? '') || (isOrNow === 'is' && presentWords.has(before ?? ''))
    return isSaid && the === 'the' && ordinals.has(tokens[place + 1]?.word ?? '') && dayOf(token) > 0
  })
  return at < 0 ? undefined : dayOf(tokens[at])
}

/** Days from a date to the next time that it is this day of a month. */
function daysUntil(present: number, { month, day }: MonthDay, now: number): number {
  const year = new Date(now).getUTCFullYear()
  const next = Date.UTC(year, month + (present >= day ? 0 : 1), present)
  return Math.round((next - Date.UTC(year, month, day)) / dayMs)
}
