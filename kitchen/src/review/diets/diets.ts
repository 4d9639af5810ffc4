import type { Diet } from '../../foods/index.ts'
import type { Line } from '../../graph/index.ts'
import { readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { fleshCategories } from '../../safety/index.ts'
import { carriersIn } from './carriers.ts'
import { fitsDiet } from './diet-of-line.ts'
import { note, refused } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { askedDiets } from './household-allergens.ts'
import { dependsOnBrand, withLabels } from './labels.ts'
import { asksForLabels } from '../words/warnings.ts'
import { wordsThatBreak } from './named-foods.ts'
import type { Wish } from './named-foods.ts'
import { substituteFor } from './substitutions.ts'
import { isTrueWarning } from '../words/warnings.ts'
import { graphIn, withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'

/**
 * Requested diets are hard. A food that breaks one is exchanged where an exact substitution is known, else the recipe is refused; so it is when
 * a line names a food the kitchen knows nothing about, and when the title or a step uses a food that breaks the diet, listed or not.
 */
export const requestedDiets: Stage = (work) => {
  const diets = askedDiets(work.request)
  if (diets.length === 0) return work
  const mended = diets.reduce((current, diet) => withLabels(substituteFor(current, diet), diet), work)
  return withFindings(
    mended,
    diets.flatMap((diet) => violations(mended, diet)),
  )
}

function violations(work: Work, diet: Diet): readonly Finding[] {
  return [
    ...work.lines.flatMap((line) => lineViolation(line, diet)),
    ...textViolations(readSentence(work.title), work, diet, true),
    ...graphIn(work)
      .events.filter(({ read }, at, all) => all[at - 1]?.read !== read && !isTrueWarning(read, work))
      .flatMap(({ read }) => textViolations(read, work, diet, false)),
  ]
}

function lineViolation(line: Line, diet: Diet): readonly Finding[] {
  if (fitsDiet(line, diet))
    return line.asserted.includes(diet) && !line.food?.diets.includes(diet) ? [readTheLabel(line, diet)] : []
  const culprit = [line.food, ...line.otherFoods].find((food) => food && !food.diets.includes(diet))
  if (culprit) return [breaks(`${culprit.name} is not ${diet}.`, line.text)]
  const isCarrier = carriersIn(line.read.tokens).some((carrier) => carrier.breaks.includes(diet))
  if (isCarrier) return [breaks(`“${line.text}” is not ${diet}.`, line.text)]
  return [
    refused({
      kind: 'diets',
      code: 'unknown-food-for-diet',
      message: `The kitchen does not know “${line.text}” and cannot say that it is ${diet}.`,
      where: line.text,
    }),
  ]
}

const breaks = (message: string, where: string, code = 'breaks-diet') =>
  refused({ kind: 'diets', code, message, where })

const readTheLabel = (line: Line, diet: Diet) =>
  note({
    kind: 'diets',
    code: 'read-the-label',
    message: `Check the label of “${line.text}”: it must say ${diet}.`,
    where: line.text,
  })

/** Foods that the words use although no line lists them. */
function textViolations(read: ReadSentence, work: Work, diet: Diet, isTitle: boolean): readonly Finding[] {
  if (!isTitle && asksForLabels(read, work)) return []
  return wordsThatBreak(read, work, wishOf(diet), isTitle).map((words) =>
    breaks(`“${words}” is not ${diet}.`, read.text.slice(0, 120), 'words-break-diet'),
  )
}

const meatless: ReadonlySet<Diet> = new Set<Diet>(['vegan', 'vegetarian', 'pescatarian'])

/** A diet as a wish: flesh in a title is no mere name, sugar of a carrier's name breaks no keto. */
const wishOf = (diet: Diet): Wish => ({
  // What keeps the diet by its brand is asked for by the label once it is listed.
  breaks: (food) => !food.diets.includes(diet) && (diet === 'gluten-free' || !dependsOnBrand(food, diet)),
  isCarrier: (carrier) => diet !== 'keto' && carrier.breaks.includes(diet),
  isCalled: (food) => !meatless.has(diet) || !fleshCategories.has(food?.category ?? ''),
  reacts: diet === 'gluten-free',
})
