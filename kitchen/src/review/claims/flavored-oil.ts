import { keepingWords, oilFlavors } from '../../lexicon/index.ts'
import { addSentence, holdsPhrase, phraseSet } from '../../reading/index.ts'
import { findHazard } from '../../safety/index.ts'
import { repaired } from '../finding.ts'
import { graphIn, withFindings } from '../work.ts'
import type { Work } from '../work.ts'
import type { Line } from '../../graph/index.ts'
import { oilKept } from '../hazards/botulism.ts'
import { does, forbids, isCold, longest, mentionsOf, placesIn } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { namesFarTime, standsLong } from '../hazards/waiting-times.ts'

const key = 'garlic-in-oil'
const canonical = 'Keep it in the fridge and use it within 4 days, or freeze it.'

const flavors = phraseSet(oilFlavors)
const keeping = phraseSet(keepingWords)
const beside: ReadonlySet<string> = new Set(['oil-fat', 'herb', 'spice', 'vegetable', 'condiment'])
/** Grams of oil beside which nothing else is the dish. */
const leastOil = 100

const isFlavor = ({ read, food }: Line): boolean =>
  holdsPhrase(read.tokens, flavors) && food?.category !== 'spice' && food?.category !== 'oil-fat'

/** Oil in which garlic or fresh herbs lie, and nothing else: it is made to be kept. */
const isFlavoredOil = ({ lines }: Pick<Work, 'lines'>): boolean =>
  lines.some(({ food, parsed }) => food?.category === 'oil-fat' && (parsed.grams ?? 0) >= leastOil) &&
  lines.some(isFlavor) &&
  lines.every(({ food }) => beside.has(food?.category ?? ''))

/** What is said of keeping such oil is that it goes into the fridge; anything else gives way. Source: CDC, botulism prevention. */
export const flavoredOil: SentenceRule = { key, isFor: isFlavoredOil, judge: judgeKeeping, isToldOnce: true }

function judgeKeeping(said: Said): Verdict {
  const { read } = said
  if (isCold(said) && longest(said) > longestCold && !placesIn(said).has('frozen')) return canonical
  if (read.text === canonical || isCold(said) || forbids(said) || does(said, 'cook', 'serve', 'eat'))
    return null
  if (said.clauses.some(({ isNegated, effect }) => isNegated && (effect === 'wait' || effect === 'store')))
    return null
  const isPlaced = mentionsOf(said, 'place').some(({ senses }) => senses.some(({ id }) => warm.has(id)))
  const isOfKeeping = isPlaced || standsLong(said) || namesFarTime(read) || holdsPhrase(read.tokens, keeping)
  // What is plainly kept in the warm refuses the recipe later.
  return isOfKeeping && oilKept(said) === null ? canonical : null
}

/** In the fridge too. Source: University of California, Safe Methods to Store, Preserve and Enjoy Garlic: 4 days at the most. */
const longestCold = 4 * 1440

const warm: ReadonlySet<string> = new Set(['room', 'warm', 'shelf'])

/** Such oil of which no sentence says that it goes where it is cold gets one that does. */
export function withColdOil(work: Work): Work {
  if (work.draft.writtenBy === 'kitchen' || !isFlavoredOil(work)) return work
  if (graphIn(work).events.some(({ read, clause }) => isCold({ read, clauses: [clause] }))) return work
  const steps = work.steps.map((step, at) =>
    at === work.steps.length - 1 ? { ...step, text: addSentence(step.text, canonical) } : step,
  )
  const message = findHazard(key)?.message ?? canonical
  return withFindings({ ...work, steps }, [repaired({ kind: 'hazards', code: key, message })])
}
