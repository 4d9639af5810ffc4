import { numberWords } from '../../measures/index.ts'

/** A span of time as a sentence says it, in days. 'Up to 5 days' begins at nothing; `text` is the words. */
export type SaidSpan = {
  readonly min: number
  readonly max: number
  readonly start: number
  readonly end: number
}

const numbers: Readonly<Record<string, number>> = {
  ...numberWords,
  'a couple of': 2,
  'a few': 3,
  several: 5,
}
const number = `\\d+(?:[.,]\\d+)?|½|${Object.keys(numbers)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`
const daysOf: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
}
const span = new RegExp(
  `\\b(?:(up to|at most|no more than|within|under|less than) )?(?:about |around |roughly |another )?(${number})(?: ?(?:to|-|or|and) ?(${number}))?[ -](minute|hour|hr|day|week|month|year)s?\\b`,
  'g',
)

/** Every span of time in a sentence (lower case, plain hyphens), in order. Twelve months are a year. */
export function spansIn(plain: string): readonly SaidSpan[] {
  return [...plain.matchAll(span)].map((match) => {
    const [words, upTo, first = '', second, unit = 'day'] = match
    const from = valueOf(first)
    const to = second === undefined ? from : valueOf(second)
    const days = daysOf[unit] ?? 1
    return {
      min: upTo ? 0 : inDays(Math.min(from, to), unit, days),
      max: inDays(Math.max(from, to), unit, days),
      start: match.index,
      end: match.index + words.length,
    }
  })
}

function inDays(count: number, unit: string, days: number): number {
  return unit === 'month' && count >= 12 ? (count / 12) * 365 : count * days
}

const valueOf = (text: string): number =>
  numbers[text] ?? (text === '½' ? 0.5 : Number(text.replace(',', '.')))
