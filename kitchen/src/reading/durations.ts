import { quantitiesIn } from './quantities.ts'
import { tokensOf } from './tokens.ts'

/** A time that a text names, in minutes; of a single time both ends are the same. `start` and `end` delimit its words. */
export type Duration = {
  readonly start: number
  readonly end: number
  readonly low: number
  readonly high: number
}

/**
 * Every time that a text names in figures or number words, in order; 'overnight' and the like name none. For a page, which has no use for the rest
 * of the reading.
 * @example durationsIn('Simmer for 2 to 3 minutes.') // [{ start: 11, end: 25, low: 2, high: 3 }]
 */
export function durationsIn(text: string): readonly Duration[] {
  return quantitiesIn(tokensOf(text))
    .filter(({ kind }) => kind === 'duration')
    .map(({ start, end, range }) => ({ start, end, low: range.min, high: range.max }))
}
