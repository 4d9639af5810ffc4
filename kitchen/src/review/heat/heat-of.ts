import { linesOf } from '../../graph/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { minutesOf } from '../../reading/index.ts'
import { isEmulsified } from './emulsions.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/** Everything that heats the food: what names it or works on its mixture, else any heat behind its first mention. */
export function heatOf(work: Work, line: Line): readonly Event[] {
  const { events } = graphIn(work)
  const start = events.findIndex(({ named }) => named.has(line))
  const behind = events.filter(({ heats }, at) => at >= Math.max(0, start) && heats)
  if (isEmulsified(work, line)) return behind.filter((event) => callsByName(event, line))
  const own = behind.filter(({ touched, named }) => touched.has(line) || named.has(line))
  return own.length > 0
    ? own
    : behind.filter(({ named }) => named.size === 0 || [...named].every((each) => each.animal === null))
}

/** Names the line by a food of its own, and not by a word for many ('the liquid', 'the pastry'). */
export const callsByName = ({ clause, read }: Event, line: Line): boolean =>
  clause.mentions.some(
    (mention) =>
      mention.foods.length > 0 && !mention.isNegated && linesOf(mention, [line], read.tokens).length > 0,
  )

/** Minutes over heat in all, the shorter end of every span. */
export function sum(events: readonly Event[]): number {
  return events.reduce((total, { clause }) => total + (minutesOf(clause)?.min ?? 0), 0)
}
