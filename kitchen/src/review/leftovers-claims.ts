import { hotThrough, lukewarmForms } from '../lexicon/index.ts'
import { clausesOf, holdsPhrase, minutesOf, phraseSet, placesOf, readSentences } from '../reading/index.ts'
import type { ReadSentence } from '../reading/index.ts'
import { repaired } from './finding.ts'
import { withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/** Cooked dishes keep so long in the fridge. Source: USDA FSIS, leftovers and food safety. */
const longestDays = 4
const kept = 'Keeps 3 to 4 days in the fridge.'

/** What a writer who is not the kitchen says of leftovers stands only where it promises no more than the agencies do. */
export const soberLeftovers: Stage = (work) => {
  if (work.leftovers === null || work.draft.writtenBy === 'kitchen') return work
  const clauses = readSentences(work.leftovers).flatMap((read) => clausesOf(read))
  const places = clauses.flatMap(placesOf)
  const isFrozen = places.includes('frozen')
  const isLong = clauses.some((clause) => (minutesOf(clause)?.max ?? 0) > longestDays * 1440)
  const isWarm = places.some((place) => warm.has(place)) && !places.includes('cold')
  const isProved = readSentences(work.leftovers).every((read) => isAffirmed(read) && !countsWeekdays(read))
  if ((!isLong || isFrozen || isSour(work)) && !isWarm && isProved) return work
  return withFindings({ ...work, leftovers: kept }, [
    repaired({
      kind: 'hazards',
      code: 'leftovers-corrected',
      message: 'Cooked dishes keep 3 to 4 days in the fridge.',
      where: work.leftovers,
    }),
  ])
}

/** Plants in vinegar keep in the fridge for weeks. Source: National Center for Home Food Preservation, refrigerator pickles. */
const isSour = ({ lines }: Work): boolean =>
  lines.some(({ keywords }) => keywords.has('vinegar')) &&
  lines.every(({ animal, food }) => animal === null && food !== undefined && sourKinds.has(food.category))
const sourKinds: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'herb',
  'spice',
  'condiment',
  'sweetener',
  'beverage',
])

const weekdays = phraseSet('monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend')
/** 'Made on a Sunday it is grand for the Friday after next': how long that is nobody can read off. */
const countsWeekdays = ({ tokens }: ReadSentence): boolean => holdsPhrase(tokens, weekdays)

const warm: ReadonlySet<string> = new Set(['room', 'warm', 'shelf'])

const hot = phraseSet(hotThrough)
const lukewarm = phraseSet(lukewarmForms)
const cold: ReadonlySet<string> = new Set(['cold', 'frozen'])

/** Food that waits does so in the cold, and what is warmed gets hot; of anything else nothing is to prove. */
function isAffirmed(read: ReadSentence): boolean {
  const clauses = clausesOf(read)
  const places = clauses.flatMap(placesOf)
  const does = (...effects: readonly string[]) =>
    clauses.some(({ effect, isNegated }) => effect !== null && !isNegated && effects.includes(effect))
  const isCold = places.some((place) => cold.has(place)) || does('chill', 'freeze')
  const waits = does('wait', 'store') && places.length > 0
  if (waits && !isCold) return false
  if (holdsPhrase(read.tokens, lukewarm)) return false
  return !does('warm') || holdsPhrase(read.tokens, hot)
}
