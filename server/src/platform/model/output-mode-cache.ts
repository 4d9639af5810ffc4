import { type OutputMode, outputModes } from './model.ts'

/** Refusals in a row after which a form is not asked for, and for how long: a server may have refused for another reason. */
const refusalsInARow = 2
const remembersMs = 10 * 60_000

/** Which form of answer a server is asked for first. */
export type OutputModeCache = {
  readonly first: () => OutputMode
  /** The server answered in this form after it was asked for the first one. */
  readonly answeredIn: (mode: OutputMode) => void
}

/**
 * Remembers a looser form when the strictest was refused and the looser one answered, twice in a row; ten minutes later the strictest is
 * asked for again. `now` is in milliseconds.
 */
export function createOutputModeCache(now: () => number): OutputModeCache {
  const strictest = outputModes[0]
  let [known, until, refused]: [OutputMode, number, number] = [strictest, 0, 0]
  return {
    first: () => (now() < until ? known : strictest),
    answeredIn(mode) {
      refused = mode === strictest ? 0 : refused + 1
      if (now() < until || refused < refusalsInARow) return
      ;[known, until, refused] = [mode, now() + remembersMs, 0]
    },
  }
}
