import { findFood } from '../foods/index.ts'
import type { Diet, Food } from '../foods/index.ts'
import { carriersIn, unlistedCarrierIn } from './carriers.ts'
import { note, refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { isMadeHere } from './made-from.ts'
import { isNameOfItself } from './name-of-itself.ts'
import { readLine, readStep, readText } from './read-text.ts'
import { linesOf } from './resolve.ts'
import { findSubstitution } from './substitutions.ts'
import type { Substitution } from './substitutions.ts'
import { withFindings } from './work.ts'
import type { Mention, ReadLine, ReadText, Stage, Work } from './work.ts'

/**
 * Requested diets are hard. A food that breaks one is exchanged where an exact substitution is known, else the recipe is
 * refused; so it is when a line names a food the kitchen knows nothing about, and when the title or a step uses a food
 * that breaks the diet, listed or not.
 */
export const requestedDiets: Stage = (work) => {
  const diets = work.request.dietary ?? []
  if (diets.length === 0) return work
  const mended = diets.reduce(substituteFor, work)
  return withFindings(
    mended,
    diets.flatMap((diet) => violations(mended, diet)),
  )
}

/** True when the line, as it is to be bought, fits the diet; unknown foods fit none but those their words promise. */
export function fitsDiet(line: ReadLine, diet: Diet): boolean {
  if (line.asserted.includes(diet))
    return !line.otherFoods.some(
      (food) =>
        !food.diets.includes(diet) &&
        line.food !== undefined &&
        food.category !== line.food.category &&
        !isSameProduct(line, food),
    )
  return (
    line.isKnown &&
    line.food?.diets.includes(diet) === true &&
    line.otherFoods.every((food) => food.diets.includes(diet))
  )
}

const isSameProduct = (line: ReadLine, food: Food) => line.parsed.food === food.name

function substituteFor(work: Work, diet: Diet): Work {
  return work.lines.reduce((current, line) => {
    const substitution =
      line.food && !fitsDiet(line, diet) ? findSubstitution(line.food.name, diet) : undefined
    return substitution ? exchange(current, line, substitution) : current
  }, work)
}

function exchange(work: Work, line: ReadLine, { words, by, diet }: Substitution): Work {
  const mend = (text: string) => text.replace(words, by)
  const replacement = readLine(mend(line.text))
  if (!fitsDiet(replacement, diet)) return work
  const changed = {
    ...work,
    title: readText(titleCase(work.title.text, mend)),
    lines: work.lines.map((each) => (each === line ? replacement : each)),
    steps: work.steps.map((step) =>
      mend(step.text) === step.text ? step : readStep(mend(step.text), step.minutes),
    ),
  }
  return withFindings(changed, [
    repaired({
      kind: 'diets',
      code: 'substituted-for-diet',
      message: `${line.food?.name} is not ${diet}: the recipe takes ${replacement.food?.name ?? by} instead.`,
      where: line.text,
    }),
  ])
}

/** The substitute's words as a title writes them. */
function titleCase(title: string, mend: (text: string) => string): string {
  const mended = mend(title)
  return mended === title
    ? title
    : mended.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
}

function violations(work: Work, diet: Diet): readonly Finding[] {
  return [
    ...work.lines.flatMap((line) => lineViolation(line, diet)),
    ...textViolations(work.title, work, diet),
    ...work.steps.flatMap((step) => textViolations(step, work, diet)),
  ]
}

function lineViolation(line: ReadLine, diet: Diet): readonly Finding[] {
  if (fitsDiet(line, diet))
    return line.asserted.includes(diet) && !line.food?.diets.includes(diet) ? [readTheLabel(line, diet)] : []
  const culprit = [line.food, ...line.otherFoods].find((food) => food && !food.diets.includes(diet))
  if (culprit)
    return [
      refused({
        kind: 'diets',
        code: 'breaks-diet',
        message: `${culprit.name} is not ${diet}.`,
        where: line.text,
      }),
    ]
  const carrier = carriersIn(line.text).some(({ breaks }) => breaks.includes(diet))
  return [
    carrier
      ? refused({
          kind: 'diets',
          code: 'breaks-diet',
          message: `“${line.text}” is not ${diet}.`,
          where: line.text,
        })
      : refused({
          kind: 'diets',
          code: 'unknown-food-for-diet',
          message: `The kitchen does not know “${line.text}” and cannot say that it is ${diet}.`,
          where: line.text,
        }),
  ]
}

const readTheLabel = (line: ReadLine, diet: Diet) =>
  note({
    kind: 'diets',
    code: 'read-the-label',
    message: `Check the label of “${line.text}”: it must say ${diet}.`,
    where: line.text,
  })

/** Foods that the words use although no line lists them. */
function textViolations(text: ReadText, work: Work, diet: Diet): readonly Finding[] {
  const found = text.mentions
    .filter(
      (mention) => isUnlisted(mention, work) && breaks(mention, diet) && !isDishItself(text, mention, work),
    )
    .map(({ text: words }) => words)
  const carrier = unlistedCarrierIn(text, work.lines, diet)
  return [...found, ...(carrier ? [carrier] : [])].map((words) =>
    refused({
      kind: 'diets',
      code: 'words-break-diet',
      message: `“${words}” is not ${diet}.`,
      where: text.text.slice(0, 120),
    }),
  )
}

const isUnlisted = (mention: Mention, { lines }: Work) =>
  mention.isCut !== true && linesOf(mention, lines).length === 0

const breaks = ({ foods }: Mention, diet: Diet) =>
  foods.length > 0 && foods.every((name) => findFood(name)?.diets.includes(diet) !== true)

/** 'The bread' of a recipe whose title promises bread is what its lines became, and these fit the diet. */
function isDishItself(text: ReadText, mention: Mention, work: Work): boolean {
  if (text === work.title)
    return isNameOfItself(text.text, mention) || mention.foods.some((food) => isMadeHere(food, work))
  return work.title.text.toLowerCase().includes(mention.text.toLowerCase().replace(/s$/, ''))
}
