import { findFood } from '../../foods/index.ts'
import { plantParts } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { Mention } from '../../reading/index.ts'
import { reheatingTemperature } from '../../safety/index.ts'
import type { CheckKind } from '../../recipe/index.ts'
import { isKnown } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { isEquipment } from './equipment.ts'
import { note, refused } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { unlistedWords } from '../words/unlisted-words.ts'
import { writePair } from '../heat/temperature-text.ts'
import { withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'

/** The code of what is told about a food that is not known: allergens, diets and temperatures each have one. */
export const unknownFoodCode = 'unknown-food'

/**
 * What the kitchen does not know is never taken for safe: a line whose food is unknown, or guessed from a part of its words, leaves allergens,
 * diets and temperatures not known. Where the pack promises a diet ('vegan sausages'), its diets are for the label to say.
 */
export const unknownFoods: Stage = (work) => {
  const unknown = unknownLines(work)
  const unpromised = unknown.filter(({ asserted }) => asserted.length === 0)
  return withFindings(work, [
    ...told(
      'allergens',
      unknown,
      (names) => `We do not know ${names}: its allergens are not known, check the label.`,
    ),
    ...told('diets', unpromised, (names) => `Whether ${names} fits a diet is not known.`),
    ...told(
      'temperatures',
      unpromised,
      (names) =>
        `Whether ${names} needs a safe inside temperature is not known: if it is from an animal, cook it to ${safeForAll}.`,
    ),
  ])
}

/** Leaves, roots and flowers of a plant that no table has: a plant nobody can check is not cooked, as it may be poisonous. */
export const unknownPlants: Stage = (work) =>
  work.draft.writtenBy === 'kitchen'
    ? work
    : withFindings(
        work,
        work.lines
          .filter((line) => isUnknownPlant(line) || isGatheredMushroom(line))
          .map(({ text }) =>
            refused({
              kind: 'hazards',
              code: 'unknown-plant',
              message: `The kitchen does not know the plant of “${text}” and cannot say that it is safe to eat.`,
              where: text,
            }),
          ),
      )

const gathered = phraseSet(
  'foraged|gathered|picked on|picked from|picked by|picked in|picked yourself|you picked|i picked|we picked|you found|i found|we found',
)
const plainMushrooms: ReadonlySet<string> = new Set(['white mushroom', 'mushroom', 'wild mushroom'])
/** 'Mushrooms, picked on your walk': no species is named that somebody could know. Source: FDA Bad Bug Book, mushroom toxins. */
const isGatheredMushroom = ({ food, keywords, read: { tokens } }: Line): boolean =>
  keywords.has('mushroom') && plainMushrooms.has(food?.name ?? 'mushroom') && holdsPhrase(tokens, gathered)

const nothingOwn: ReadonlySet<string> = new Set()
const isUnknownPlant = (line: Line): boolean =>
  !isKnown(line) &&
  line.mentions.every(({ kind, id }) => kind === 'food-class' || id === 'water') &&
  line.read.mentions.some(isOfPlant) &&
  unlistedWords(line.read, nothingOwn).length > 0

const parts = phraseSet(plantParts)
const plants: ReadonlySet<string> = new Set(['vegetable', 'herb', 'fruit'])

/** 'Leaves', 'roots', 'berries'. */
const isOfPlant = ({ kind, id, foods, text }: Mention): boolean =>
  (kind === 'part' && id === 'part' && holdsPhrase(tokensOf(text), parts)) ||
  (kind === 'food-class' && plants.has(findFood(foods[0] ?? '')?.category ?? ''))

/** True where a line of the recipe has no food that is known for sure. */
export const hasUnknown = (work: Pick<Work, 'lines'>): boolean => unknownLines(work).length > 0

const unknownLines = ({ lines }: Pick<Work, 'lines'>) =>
  lines.filter((line) => !isKnown(line) && !isEquipment(line))

/** The highest figure of the agencies' chart: whatever animal it is from, it is safe then. */
const safeForAll = writePair(reheatingTemperature)

function told(kind: CheckKind, lines: readonly Line[], say: (names: string) => string): readonly Finding[] {
  if (lines.length === 0) return []
  const where = lines.map(({ text }) => `“${text}”`).join(', ')
  return [note({ kind, code: unknownFoodCode, message: say(where), where })]
}
