import { durationsIn } from '@plotluck/kitchen/durations'

/** A time in a text: its words, its minutes (of a range the lower end), and where it stands. */
export type Time = { readonly words: string; readonly minutes: number; readonly at: number }

const hour = 60

/** The words of a text and the times among them that a clock is set to: those of a day at the most. */
export function partsOf(text: string): readonly (string | Time)[] {
  const parts: (string | Time)[] = []
  let end = 0
  for (const { start, end: after, low } of durationsIn(text)) {
    const words = text.slice(start, after)
    if (low <= 0 || low > 24 * hour) continue
    parts.push(text.slice(end, start), { words, minutes: low, at: start })
    end = after
  }
  return [...parts, text.slice(end)]
}
