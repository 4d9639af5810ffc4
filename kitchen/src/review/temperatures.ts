import { refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { hasCue, requiredFahrenheit, safetySentence } from './doneness.ts'
import { cookingSteps, lastCookingStep, rawAnimals } from './raw-animals.ts'
import type { RawAnimal } from './raw-animals.ts'
import { lowEndAt, shortTimeAt } from './low-ends.ts'
import { readStep, readText } from './read-text.ts'
import { linesOf } from './resolve.ts'
import { addSentence, cutAt, sentencesOf } from './sentences.ts'
import { isInternal, temperaturesIn, writePair } from './temperature-text.ts'
import type { WrittenTemperature } from './temperature-text.ts'
import { undercooked } from './undercooked.ts'
import { withFindings } from './work.ts'
import type { ReadStep, Stage, Work } from './work.ts'

/**
 * Every raw animal food is cooked, and a step that cooks it states the agencies' temperature or cue. A missing one is
 * added to the step that ends the cooking, a lower figure is raised where it is clear which food it is for; words that
 * ask for pink poultry or raw fish, and dishes that leave an animal food raw, are refused.
 */
export const safeTemperatures: Stage = (work) => {
  const start = withFindings(work, rawDishFindings(work))
  return rawAnimals(work).reduce(makeSafe, start)
}

function makeSafe(work: Work, animal: RawAnimal): Work {
  if (isAvoided(animal, work)) return work
  if (lastCookingStep(animal, work.steps) === undefined) return withFindings(work, [rawFinding(animal)])
  return [replaceLowEnds, raiseFigures, mendWords, addCue].reduce(
    (current, mend) => mend(current, animal),
    work,
  )
}

/** Pasteurized eggs may stay raw; a dish that never names the food is a matter for another stage. */
const isAvoided = ({ namedIn }: RawAnimal, { steps }: Work) => namedIn.length === 0 || steps.length === 0

const rawDishes =
  /\b(?:tartare|ceviche|carpaccio|sashimi|crudo|poke|gravlax|nayyeh|kitfo|mett|yukhoe|tiradito|kinilaw)\b/i

function rawDishFindings(work: Work): readonly Finding[] {
  const animals = rawAnimals(work).filter(({ safe }) => safe.group !== 'bacon')
  const named = [work.title.text, ...work.steps.map(({ text }) => text)].find((text) => rawDishes.test(text))
  const [first] = animals
  return named && first ? [rawFinding(first)] : []
}

function rawFinding({ name, line }: RawAnimal): Finding {
  return refused({
    kind: 'temperatures',
    code: 'raw-animal-food',
    message: `The recipe leaves ${name} raw, which is not safe.`,
    where: line.text,
  })
}

/** A sentence that asks for less than done gives way, from there on, to the one that makes it safe: the two never stand side by side. */
function replaceLowEnds(work: Work, animal: RawAnimal): Work {
  const last = lastCookingStep(animal, work.steps)
  return cookingSteps(animal, work.steps).reduce((current, index) => {
    const isOnly = index === last && !work.steps.some(({ text }) => isSafeText(animal, text))
    const sentences = sentencesOf(current.steps[index]?.text ?? '')
    const mended = sentences.map((sentence) => withoutLowEnd(sentence, animal, current, isOnly))
    if (mended.every((sentence, at) => sentence === sentences[at])) return current
    return withFindings(withStep(current, index, mended.join(' ')), [
      repaired({
        kind: 'temperatures',
        code: 'low-end-replaced',
        message: `The ${animal.name} is now cooked until it is safe.`,
        where: current.steps[index]?.text ?? '',
      }),
    ])
  }, work)
}

function withoutLowEnd(sentence: string, animal: RawAnimal, work: Work, isOnly: boolean): string {
  const named = readText(sentence).mentions.flatMap((mention) => linesOf(mention, work.lines))
  if (named.length > 0 && !named.includes(animal.line)) return sentence
  const at = lowEndAt(sentence, animal.safe) ?? (isOnly ? shortTimeAt(sentence) : undefined)
  return at === undefined ? sentence : cutAt(sentence, at, safetySentence(animal.safe, animal.name))
}

function raiseFigures(work: Work, animal: RawAnimal): Work {
  const required = requiredFahrenheit(animal.safe)
  if (required === null) return work
  return cookingSteps(animal, work.steps).reduce(
    (current, index) => raiseInStep(current, animal, index, required),
    work,
  )
}

function raiseInStep(work: Work, animal: RawAnimal, index: number, required: number): Work {
  const step = work.steps[index]
  if (!step) return work
  const low = temperaturesIn(step.text).filter(
    (each) => isInternal(step.text, each) && each.fahrenheit < required - 1.5,
  )
  if (low.length === 0 || servesAnother(work, animal, index, low)) return work
  const text = replaceTemperatures(step.text, low, { fahrenheit: required, celsius: (required - 32) / 1.8 })
  return withFindings(withStep(work, index, text), [
    repaired({
      kind: 'temperatures',
      code: 'temperature-raised',
      message: `${low[0]?.degrees}°${low[0]?.unit} is not safe for ${animal.name}: it is now ${writePair({ fahrenheit: required, celsius: (required - 32) / 1.8 })}.`,
      where: text,
    }),
  ])
}

/** The low figure belongs to a food in the same step for which it is enough, and this one has its own. */
function servesAnother(
  work: Work,
  animal: RawAnimal,
  index: number,
  low: readonly WrittenTemperature[],
): boolean {
  const others = rawAnimals(work).filter(
    (other) => other.name !== animal.name && other.namedIn.includes(index),
  )
  const text = work.steps[index]?.text ?? ''
  const isEnough = others.some(({ safe }) =>
    low.every(({ fahrenheit }) => fahrenheit >= (requiredFahrenheit(safe) ?? 999) - 1.5),
  )
  return isEnough && (!animal.namedIn.includes(index) || isSafeText(animal, text))
}

/** A pair is replaced as one. */
function replaceTemperatures(
  text: string,
  low: readonly WrittenTemperature[],
  by: { readonly fahrenheit: number; readonly celsius: number },
): string {
  const [first, second] = low
  if (!first) return text
  const isPair = second && first.unit !== second.unit && second.start - first.end < 5
  const end = isPair ? second.end + (text[second.end] === ')' ? 1 : 0) : first.end
  const head = text.slice(0, first.start) + writePair(by)
  const rest = text.slice(end)
  const remaining = temperaturesIn(rest).filter(
    (each) =>
      low.some(({ degrees, unit }) => degrees === each.degrees && unit === each.unit) &&
      each.fahrenheit < by.fahrenheit,
  )
  return head + (remaining.length > 0 ? replaceTemperatures(rest, remaining, by) : rest)
}

function mendWords(work: Work, { safe, line }: RawAnimal): Work {
  return undercooked
    .filter(({ groups }) => groups.includes(safe.group))
    .reduce((current, { words, by }) => {
      const found = [current.title, ...current.steps].find(({ text }) => text.search(words) >= 0)
      if (!found) return current
      if (by === null || found === current.title)
        return withFindings(current, [
          refused({
            kind: 'temperatures',
            code: 'undercooked',
            message: `The recipe leaves ${line.food?.name ?? line.text} underdone, which is not safe.`,
            where: found.text,
          }),
        ])
      const steps = current.steps.map((step) =>
        step.text.search(words) >= 0 ? readStep(step.text.replace(words, by), step.minutes) : step,
      )
      return withFindings({ ...current, steps }, [
        repaired({
          kind: 'temperatures',
          code: 'doneness-mended',
          message: `${line.food?.name} is now cooked until it is safe.`,
          where: found.text,
        }),
      ])
    }, work)
}

function addCue(work: Work, animal: RawAnimal): Work {
  const steps = cookingSteps(animal, work.steps)
  const last = lastCookingStep(animal, work.steps)
  const places =
    last === undefined ? steps : [...steps, last, ...[...work.steps.keys()].filter((index) => index > last)]
  if (last === undefined || places.some((index) => isSafeText(animal, work.steps[index]?.text ?? '')))
    return work
  const text = addSentence(work.steps[last]?.text ?? '', safetySentence(animal.safe, animal.name))
  return withFindings(withStep(work, last, text), [
    repaired({
      kind: 'temperatures',
      code: 'temperature-added',
      message: `The step that cooks the ${animal.name} now says when it is safe.`,
      where: text,
    }),
  ])
}

function isSafeText({ safe }: RawAnimal, text: string): boolean {
  const required = requiredFahrenheit(safe)
  if (hasCue(safe, text)) return true
  return (
    required !== null &&
    temperaturesIn(text).some((each) => isInternal(text, each) && each.fahrenheit >= required - 1.5)
  )
}

function withStep(work: Work, index: number, text: string): Work {
  return {
    ...work,
    steps: work.steps.map((step, at): ReadStep => (at === index ? readStep(text, step.minutes) : step)),
  }
}
