import type { WrittenTemperature } from '../../review/index.ts'
import { tokensOf } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Whether the sign before a figure makes it one below zero. */
export const isMinus = (sign: string): boolean => ['-', '\u2212', '\u2013'].includes(sign)

/** '425°F (180°C)' with the second figure as it should be. Ovens have dials, so theirs may be rounded. */
export function checkPairs(
  { text, plain }: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  for (const [index, first] of found.entries()) {
    const second = found[index + 1]
    if (!second || second.unit === first.unit || isMinus(text.charAt(second.start - 1))) continue
    const between = tokensOf(text.slice(first.end, second.start)).map(({ word }) => word)
    if (!between.every((word) => joins.has(word))) continue
    const isPlain = between.some((word) => equals.has(word)) && !between.some((word) => roughly.has(word))
    const isExact = (first.fahrenheit < 215 && first.celsius < 110) || isPlain || converts.test(plain)
    if (Math.abs(first.fahrenheit - second.fahrenheit) <= (isExact ? 3 : 15)) continue
    if (isDifference(text, first, second) || isRange(text, found, index)) continue
    const right = second.unit === 'C' ? first.celsius : first.fahrenheit
    return instead(
      'conversion',
      `${text.slice(0, second.start)}${Math.round(right)}°${second.unit}${text.slice(second.end)}`,
    )
  }
  return null
}

/** 'Lower the oven by 25°F (15°C)': how many degrees more or less, of which nine are five. */
const isDifference = (text: string, first: WrittenTemperature, second: WrittenTemperature): boolean => {
  const celsius = first.unit === 'F' ? (first.degrees * 5) / 9 : (second.degrees * 5) / 9
  const said = first.unit === 'F' ? second.degrees : first.degrees
  const before = tokensOf(text.slice(0, first.start)).slice(-2)
  const [after] = tokensOf(text.slice(second.end))
  const isLess = before.some(({ word }) => word === 'by') || turns.has(after?.word ?? '')
  return isLess && Math.abs(said - celsius) <= 2
}

const turns = new Set(['off', 'lower', 'less', 'cooler', 'higher', 'more', 'hotter'])

/** '325°F to 350°F (163–177°C)': a range is read by its lower end, and each end belongs to one before. */
function isRange(text: string, found: readonly WrittenTemperature[], index: number): boolean {
  const [low, high, range] = [found[index - 1], found[index], found[index + 1]]
  if (!low || !high || !range || low.unit !== high.unit) return false
  const ends = tokensOf(text.slice(range.start, range.end)).map(({ word }) => Number.parseFloat(word))
  const upper = range.unit === 'C' ? high.celsius : high.fahrenheit
  return (
    Math.abs(low.fahrenheit - range.fahrenheit) <= 3 &&
    ends.some((end) => end !== range.degrees && Math.abs(end - upper) <= 2)
  )
}

const equals = new Set(['is', 'equals'])
const roughly = new Set(['about', 'around', 'roughly'])
/** Words between two figures that say they are the same heat: 'which works out at', 'so just over'. */
const joins = new Set([
  ...equals,
  ...roughly,
  ...'or the that this which works out at to comes equivalent equal same as so i.e just over under in celsius fahrenheit meaning translates converts'.split(
    ' ',
  ),
])
const converts = wording('convert|conversion')
