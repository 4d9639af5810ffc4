import { isAboutCooking, rootsOfLines } from './about-cooking.ts'
import { refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { foreignKind } from './foreign-text.ts'
import { mayHoldNonFood, nonFoodIn, poisonIn } from './non-food.ts'
import { readStep } from './read-text.ts'
import { sentencesOf, withoutClauses } from './sentences.ts'
import { withFindings } from './work.ts'
import type { ReadStep, Stage, Work } from './work.ts'

/**
 * Takes links, advertisements, chatter and cures out of the steps, sentence by sentence; refuses them in the title and
 * in an ingredient line. Refuses what is no food, wherever it stands.
 */
export const foreignWords: Stage = (work) => {
  const own = rootsOfLines(work.lines)
  const cleaned = work.steps.map((step) => withoutForeign(step, own))
  const changed = work.steps.filter((step, index) => cleaned[index] !== step)
  const steps = cleaned.filter(({ text }) => text !== '')
  const leftovers = work.leftovers === null ? null : withoutForeignSentences(work.leftovers, own) || null
  return withFindings({ ...work, steps, leftovers }, [
    ...changed.map(({ text }) =>
      repaired({
        kind: 'ingredients-and-steps',
        code: 'foreign-words-removed',
        message: 'Words that are not about cooking were removed.',
        where: text.slice(0, 80),
      }),
    ),
    ...unwantedPlaces(work),
    ...nonFoods(work),
    ...(steps.length === 0 ? [noSteps] : []),
  ])
}

const noSteps = refused({
  kind: 'ingredients-and-steps',
  code: 'no-steps',
  message: 'No step of the recipe is about cooking.',
})

const isForeign = (sentence: string) => foreignKind(sentence) !== null

/** The text without what is no part of a recipe: clause by clause where a semicolon or colon parts them, else the whole sentence. */
function withoutForeignSentences(text: string, own: ReadonlySet<string>): string {
  const isUnwanted = (words: string) => isForeign(words) || !isAboutCooking(words, own)
  return sentencesOf(text)
    .map((sentence) => withoutClauses(sentence, isUnwanted))
    .filter(Boolean)
    .join(' ')
}

function withoutForeign(step: ReadStep, own: ReadonlySet<string>): ReadStep {
  const text = withoutForeignSentences(step.text, own)
  return text === step.text ? step : readStep(text, step.minutes)
}

function unwantedPlaces({ title, lines }: Work): readonly Finding[] {
  const texts = [title.text, ...lines.map(({ text }) => text)]
  if (!isForeign(texts.join('\n'))) return []
  return texts
    .filter(isForeign)
    .map((where) =>
      refused({ kind: 'hazards', code: 'foreign-words', message: `“${where}” is not about cooking.`, where }),
    )
}

function nonFoods({ title, lines, steps, leftovers }: Work): readonly Finding[] {
  const words = [title.text, ...steps.map(({ text }) => text), leftovers ?? '']
  if (!mayHoldNonFood([...lines.map(({ text }) => text), ...words].join('\n'))) return []
  const inLines = lines.flatMap(({ text }) => finding(nonFoodIn(text), text))
  const inWords = words.flatMap((text) => finding(poisonIn(text), text))
  return [...inLines, ...inWords]
}

function finding(words: string | null, where: string): readonly Finding[] {
  if (words === null) return []
  return [
    refused({
      kind: 'hazards',
      code: 'not-food',
      message: `${words} is not food and does not belong in a recipe.`,
      where: where.slice(0, 80),
    }),
  ]
}
