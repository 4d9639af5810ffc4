import { sourFoods } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import { hasDoneCue } from './doneness.ts'
import type { RawLine } from './raw-lines.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/** Acid and salt make these opaque and firm as heat does: what they look like proves no heat. Source: FDA, selecting and serving seafood safely. */
const soursWhite: ReadonlySet<string> = new Set(['fish', 'crustaceans and scallops', 'bivalves'])
/** True where fish lies in something sour and only then looks done: its colour proves no heat. */
export function isSouredWhite(work: Work, line: RawLine): boolean {
  if (!soursWhite.has(line.animal.safe.group)) return false
  const { events } = graphIn(work)
  if (events.some(({ read }) => read.quantities.some(({ kind }) => kind === 'temperature'))) return false
  const shown = events.findIndex(({ read }) => hasDoneCue(line.animal.safe.group, read))
  return events
    .slice(0, shown + 1)
    .some(
      ({ touched }) => touched.has(line) && [...touched].some((each) => holdsPhrase(each.read.tokens, sour)),
    )
}
const sour = phraseSet(sourFoods)
