import { quantitiesIn, tokensOf } from '../../reading/index.ts'
import type { Quantity, Token } from '../../reading/index.ts'

/** A span of time as a sentence says it, in days. 'Up to 5 days' begins at nothing; `start` and `end` delimit its words. */
export type Period = {
  readonly min: number
  readonly max: number
  readonly start: number
  readonly end: number
}

const minutesOfDay = 24 * 60
const daysOfYear = 365
const limits = new Set(['to', 'most', 'than', 'within', 'under'])

/** Every span of time in a sentence (lower case, plain hyphens), in order. Twelve months are a year. */
export function periodsIn(plain: string): readonly Period[] {
  const tokens = tokensOf(plain)
  return quantitiesIn(tokens)
    .filter(({ kind }) => kind === 'duration')
    .map((quantity) => periodOf(quantity, tokens))
}

function periodOf({ range, first, start, end }: Quantity, tokens: readonly Token[]): Period {
  const isLimit = limits.has(tokens[first - 1]?.word ?? '')
  return { min: isLimit ? 0 : inDays(range.min), max: inDays(range.max), start, end }
}

function inDays(minutes: number): number {
  const days = minutes / minutesOfDay
  return days >= 360 && days % 30 === 0 && days % daysOfYear !== 0 ? (days / 360) * daysOfYear : days
}
