import type { Event, Line } from '../../graph/index.ts'
import { driedForms, drainedForms, hardLegumes, preparedForms, soakedForms } from '../../lexicon/index.ts'
import { holdsPhrase, minutesOf, phraseSet } from '../../reading/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

const legumes = phraseSet(hardLegumes)
const dried = phraseSet(driedForms)
const soaked = phraseSet(soakedForms)
const prepared = phraseSet(`${preparedForms}|flour|paste|sprouts`)
const drained = phraseSet(drainedForms)

/** No soaked bean is done before. Source: FDA Bad Bug Book, phytohaemagglutinin. */
const leastBoiled = 30
/** Under pressure they are after this long. */
const leastPressed = 5

const isHard = ({ read: { tokens }, parsed }: Line): boolean =>
  holdsPhrase(tokens, legumes) &&
  parsed.unit !== 'can' &&
  !holdsPhrase(tokens, prepared) &&
  (holdsPhrase(tokens, soaked) || (holdsPhrase(tokens, dried) && !holdsPhrase(tokens, drained)))

/** Dried beans and chickpeas for which the recipe names times, and never one in which they get soft. */
export function isLeftHard(work: Work): boolean {
  const lines = work.lines.filter(isHard)
  if (lines.length === 0) return false
  const { events } = graphIn(work)
  const least = events.some(isPressed) ? leastPressed : leastBoiled
  return lines.some((line) => {
    const own = events.filter((event) => heats(event, line))
    // Where no cooking names them, they are at best in all that is cooked.
    const timed =
      own.length > 0 ? own : events.filter(({ cooks, clause }) => cooks && minutesOf(clause) !== null)
    const minutes = timed.reduce((total, { clause }) => total + (minutesOf(clause)?.max ?? 0), 0)
    return timed.length > 0 && minutes < least && !work.steps.some((step) => (step.minutes ?? 0) >= least)
  })
}

const heats = ({ cooks, clause, named, touched }: Event, line: Line): boolean =>
  cooks && minutesOf(clause) !== null && (named.has(line) || touched.has(line) || named.size === 0)

const isPressed = ({ read }: Event): boolean =>
  read.tokens.some(({ word }) => word === 'pressure' || word === 'instant')
