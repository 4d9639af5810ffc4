import { forms, waterNames } from '../lexicon/index.ts'
import { repaired } from './finding.ts'
import { withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/** Less than this of a dish is a taste and feeds nobody; a plain portion of one is at least the other. Rules of this kitchen. */
const leastGrams = 20
const portionGrams = 120

const seasonings: ReadonlySet<string> = new Set([
  'spice',
  'herb',
  'condiment',
  'sweetener',
  'beverage',
  'oil-fat',
])
const waters = new Set(forms(waterNames))

/** A dish that is said to feed more people than it can feeds as many as it does: 50 g of rice are no meal for twenty. */
export const soberServings: Stage = (work) => {
  if (work.draft.writtenBy === 'kitchen') return work
  const grams = eaten(work)
  if (grams === null || grams / work.servings >= leastGrams) return work
  const servings = Math.max(1, Math.round(grams / portionGrams))
  if (servings >= work.servings) return work
  return withFindings({ ...work, servings }, [
    repaired({
      kind: 'amounts',
      code: 'servings-corrected',
      message: `There is too little food for ${work.servings} servings: it is now for ${servings}.`,
    }),
  ])
}

/** What takes up the water it boils in. */
const soaking: ReadonlySet<string> = new Set([
  'grain',
  'pasta-noodle',
  'legume',
  'flour-baking',
  'bread-bakery',
])
const aCup = 240
const isWatered = (lines: Work['lines']): boolean =>
  lines.some(({ food, parsed }) => food !== undefined && waters.has(food.name) && (parsed.grams ?? 0) >= aCup)

/** Grams of everything but water; null where a line is not weighed, or where all of it only seasons or is drunk. */
function eaten({ lines }: Work): number | null {
  const food = lines.filter(({ food: named }) => named === undefined || !waters.has(named.name))
  const weighed = food.filter(({ parsed }) => parsed.grams !== null)
  const isDrink = isWatered(lines) && food.every(({ food: named }) => !soaking.has(named?.category ?? ''))
  const isSeasoning = food.every(({ food: named }) => named !== undefined && seasonings.has(named.category))
  const isUnknown = food.some(
    ({ parsed, food: named }) => parsed.grams === null && !parsed.isToTaste && named?.isStaple !== true,
  )
  if (weighed.length === 0 || isDrink || isSeasoning || isUnknown) return null
  return weighed.reduce((sum, { parsed }) => sum + (parsed.grams ?? 0), 0)
}
