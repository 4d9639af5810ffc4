import { findFood } from '../../foods/index.ts'
import { readLine } from '../../graph/index.ts'
import type { Line, UnlistedFood } from '../../graph/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { plainName } from '../heat/doneness.ts'
import { isEquipment } from './equipment.ts'
import { note, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { sentencesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { fleshCategories } from '../../safety/index.ts'
import { changes, unlistedFoodsOf } from './unlisted-foods.ts'
import { graphIn, withFindings, withStepTexts } from '../work.ts'
import type { Stage, Work } from '../work.ts'

/**
 * The list and the steps speak of the same foods. A food that only a step names joins the list: a staple to taste, what is served beside 'to
 * serve', any other as needed; a sentence that does nothing but bring in a food with allergens or against diets which the list keeps, falls. A
 * line that no step uses is told, and stays: a step may mean it in words that nobody read.
 */
export const ingredientsAndSteps: Stage = (work) => withUsedLines(withListedFoods(work))

function withListedFoods(work: Work): Work {
  const unlisted = unlistedFoodsOf(work)
  if (unlisted.length === 0) return work
  const falling = unlisted.filter((food) => fallsAlone(food, unlisted, work))
  const kept = withoutSentences(work, falling)
  const left = unlisted.filter(({ read }) => !falling.some((each) => each.read === read))
  return left.reduce(withLine, kept)
}

/** 'Serve with rice', 'eat with naan', 'lovely with berries'. */
const isAtTable = (effect: Effect | null): boolean =>
  effect === null || effect === 'serve' || effect === 'eat'

/** 'Serve warm on top of BBQ chicken' is of the table, whatever else is work in it. */
const beginsServing = ({ mentions }: ReadSentence): boolean =>
  mentions.find(({ kind }) => kind === 'technique')?.effect === 'serve'

/** A sentence that only adds foods that are not listed, without which the recipe keeps what it promises to who cannot eat everything. */
function fallsAlone(
  { read, clause, mention }: UnlistedFood,
  unlisted: readonly UnlistedFood[],
  work: Work,
): boolean {
  if (isAtTable(clause.effect) || !changes(mention.id, work.lines)) return false
  if (beginsServing(read)) return false
  const events = graphIn(work).events.filter((event) => event.read === read)
  const isAlone = events.every(({ named }) => named.size === 0)
  const foods = read.mentions.filter(({ foods: meant }) => meant.length > 0)
  const isOnly = foods.every((each) => unlisted.some((food) => food.mention.id === each.id))
  return isOnly && isAlone
}

function withoutSentences(work: Work, falling: readonly UnlistedFood[]): Work {
  if (falling.length === 0) return work
  const unwanted = new Set(falling.map(({ read }) => read.text))
  const changed = withStepTexts(work, (text) =>
    sentencesOf(text)
      .filter((sentence) => !unwanted.has(sentence))
      .join(' '),
  )
  return withFindings(
    changed,
    falling.map(({ mention }) =>
      repaired({
        kind: 'ingredients-and-steps',
        code: 'unlisted-food-left-out',
        message: `A step added ${mention.text.toLowerCase()}, which is not in the list; it was left out.`,
        where: mention.text,
      }),
    ),
  )
}

function withLine(work: Work, { mention, clause, read }: UnlistedFood): Work {
  const food = findFood(mention.foods[0] ?? '')
  const isStaple = food?.isStaple === true
  const isAnimal = food !== undefined && fleshCategories.has(food.category)
  const name = capital(isAnimal ? plainName(food.name) : withoutMeasure(mention.text))
  const isServed = isAtTable(clause.effect) || beginsServing(read)
  const isOptional = clause.mentions.some(
    ({ kind, id }) => kind === 'word' && (id === 'condition' || id === 'serving'),
  )
  const line = readLine(
    `${isServed && isAnimal ? `Cooked ${name.toLowerCase()}` : name}, ${isStaple ? 'to taste' : isServed ? 'to serve' : isOptional ? 'optional' : 'as needed'}`,
  )
  const parts = { kind: 'ingredients-and-steps', where: mention.text } as const
  const finding = isStaple
    ? repaired({ ...parts, code: 'staple-added', message: `Missing from the list: ${name.toLowerCase()}.` })
    : repaired({
        ...parts,
        code: 'food-added',
        message: `Missing from the list: ${name.toLowerCase()}; how much is for you to choose.`,
      })
  return withFindings({ ...work, lines: [...work.lines, line] }, [finding])
}

/** 'Pinch of salt' is salt. */
const withoutMeasure = (text: string): string => text.split(' of ').at(-1) ?? text

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function withUsedLines(work: Work): Work {
  const { used } = graphIn(work)
  return withFindings(
    work,
    work.lines
      .filter((line) => !used.has(line) && !isEquipment(line) && !saysItself(line) && !isSeasoned(line, work))
      .map(unusedFinding),
  )
}

/** 'Coriander, for garnish', 'oil for deep-frying', 'lime wedges (optional)': the line itself says when. */
function saysItself({ parsed, read: { tokens } }: Line): boolean {
  const at = tokens.findIndex(({ word }) => word === 'for')
  const purpose = at === -1 ? [] : tokens.slice(at + 1, at + 1 + purposeReach)
  return parsed.isOptional || purpose.some(({ word }) => word.endsWith('ing') || worn.has(word))
}

const purposeReach = 3
const worn = new Set(['garnish', 'decoration', 'pan', 'tin', 'griddle', 'sprinkle'])
const seasonings = new Set(['salt', 'pepper'])

/** 'Season' is done with salt and pepper, and salt to taste goes in where the cook tastes. */
function isSeasoned({ parsed, food }: Line, work: Work): boolean {
  const last = food?.name.split(' ').at(-1) ?? ''
  if (food?.isStaple !== true || !seasonings.has(last)) return false
  return (
    parsed.isToTaste ||
    parsed.quantity === null ||
    graphIn(work).events.some(({ clause }) => clause.verb?.text.toLowerCase() === 'season')
  )
}

const unusedFinding = ({ text }: Line): Finding =>
  note({
    kind: 'ingredients-and-steps',
    code: 'unused-ingredient',
    message: `No step says when to use “${text}”.`,
    where: text,
  })
