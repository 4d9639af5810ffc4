import type { TopicReply } from '../answer-shape.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import type { Question } from '../question.ts'
import { useBySource } from '../spoilage.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const near: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tonight: 0, tomorrow: 1 }
const week = 7
const halfWeek = 3
/** How far behind 'use by' its day stands: 'use by date was yesterday'. */
const reach = 4

const pastText =
  'No, not after its use-by day: in the UK and the EU that date is about safety, and past it the food is thrown away, whatever it looks or smells like. Cook or freeze it by midnight of that day. In the US, and with "best before" or "sell by", a date is about quality (infant formula apart): then the days that the food keeps decide.'

/** The answer where somebody wants to eat something after its use-by day; null where no such day is told, or where it is in time. */
export function useByReply({ text, foods, context }: Question): TopicReply | null {
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ word }, place) => word === 'use' && tokens[place + 1]?.word === 'by')
  if (at < 0) return null
  const now = toldToday(tokens) ?? new Date(`${context.today}T12:00:00Z`).getUTCDay()
  const places = tokens.flatMap((_, place) => (place > at + 1 && place <= at + 1 + reach ? [place] : []))
  const dated = places.find((place) => offsetAt(tokens, place, now) !== undefined)
  if (dated === undefined) return null
  const last = offsetAt(tokens, dated, now) ?? 0
  if (eatenOn(tokens, dated) <= last) return null
  return {
    text: pastText,
    topic: 'spoilage',
    foods: foods.map(({ name }) => name),
    lookups: [
      { kind: 'guidance', food: null, facts: [{ label: 'use by', value: pastText, source: useBySource }] },
    ],
  }
}

/** 'Today is Monday', 'it is Monday today'. */
function toldToday(tokens: readonly Token[]): number | undefined {
  const place = tokens.findIndex(
    ({ word }, at) =>
      weekdays.includes(word) &&
      tokens[at - 1]?.word === 'is' &&
      ['today', 'it'].includes(tokens[at - 2]?.word ?? ''),
  )
  return place < 0 ? undefined : weekdays.indexOf(tokens[place]?.word ?? '')
}

/** Days from today to the day that a word names: a weekday is the nearest of its name. */
function offsetAt(tokens: readonly Token[], place: number, now: number): number | undefined {
  const word = tokens[place]?.word ?? ''
  if (Object.hasOwn(near, word)) return near[word]
  const day = weekdays.indexOf(word)
  return day < 0 ? undefined : ((day - now + halfWeek + week) % week) - halfWeek
}

/** On which day it is to be eaten: tomorrow where that is said, else today. */
const eatenOn = (tokens: readonly Token[], dated: number): number =>
  tokens.some(({ word }, at) => word === 'tomorrow' && at !== dated) ? 1 : 0
