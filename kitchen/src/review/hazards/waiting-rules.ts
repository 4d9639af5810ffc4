import type { Effect } from '../../lexicon/index.ts'
import { minutesOf } from '../../reading/index.ts'
import { written } from '../heat/temperature-text.ts'
import { does, forbids, isCold, placesIn } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'
import { longestWarm, standsLong } from './waiting-times.ts'
import { leftOut } from './left-at-room-temperature.ts'
import { thawedWarm } from './thawing.ts'
import { oilKept, keptOnShelf } from './botulism.ts'

/** How long and where food stands: found by duration and place, whatever the words. */
export const waitRules: readonly SentenceRule[] = [
  { key: 'thawed-on-the-counter', judge: thawedWarm },
  { key: 'left-out', judge: heldWarm },
  { key: 'garlic-in-oil', judge: oilKept },
  { key: 'home-canning', judge: keptOnShelf },
  { key: 'cooling-rice', judge: riceKept },
  { key: 'left-out', judge: leftOut },
]

/** Between 5 and 57°C bacteria grow. Source: FDA Food Code 3-501.16. */
const danger = { min: 5, max: 57 }

const aboutWarmth: ReadonlySet<Effect> = new Set<Effect>(['cook', 'wait', 'steep', 'cure', 'dry', 'store'])

/** 'Smoke for three hours' in a cabinet of 25°C: so long, and never hot. */
function heldWarm(said: Said): Verdict {
  const { clauses, raw, before, read } = said
  if (raw.every(({ animal }) => animal.safe.group === 'egg')) return null
  const isLong = clauses.some(
    (clause) =>
      clause.effect !== null && aboutWarmth.has(clause.effect) && (minutesOf(clause)?.max ?? 0) > longestWarm,
  )
  const own = figuresOf(read)
  const figures = own.length > 0 ? own : figuresOf(before.at(-1))
  const isHeld = figures.length > 0 && figures.every((each) => each > danger.min && each < danger.max)
  return isLong && isHeld && !isCold(said) ? 'refuse' : null
}

const figuresOf = (read: Said['read'] | undefined): readonly number[] =>
  (read?.quantities ?? []).filter(({ kind }) => kind === 'temperature').map((each) => written(each).celsius)

/** Source: FDA Bad Bug Book, Bacillus cereus. */
function riceKept(said: Said): Verdict {
  const hasRice =
    said.read.tokens.some(({ singular }) => singular === 'rice') ||
    (said.lines.length > 0 && said.lines.every(({ keywords }) => keywords.has('rice')))
  if (!hasRice || does(said, 'steep') || isCold(said) || forbids(said) || placesIn(said).has('slow-cooker'))
    return null
  return does(said, 'wait', 'store') && standsLong(said) ? 'refuse' : null
}
