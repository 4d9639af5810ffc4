import { findFood } from '../../foods/index.ts'
import { linesOf } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { pinkWhenSafe } from '../../lexicon/index.ts'
import { clausesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { animalCategories } from '../../safety/index.ts'
import type { TemperatureGroup } from '../../safety/index.ts'
import { requiredFahrenheit } from './doneness.ts'
import { isInternal, written } from './temperature-text.ts'

/** Words of a sentence, by their first and last token, that leave a food less than done, and how they do. */
export type EndPoint = {
  readonly first: number
  readonly last: number
  readonly kind: 'temperature' | 'sign' | 'unknown-sign' | 'unknown-until' | 'ceiling'
}

/** Sentence and food that are judged together. */
export type Judged = {
  readonly read: ReadSentence
  readonly line: Line
  readonly group: TemperatureGroup
  /** True where the sentence names the food, or speaks of nothing else. */
  readonly isNamed: boolean
  /** Groups of the other animal foods that the sentence names. */
  readonly others: readonly TemperatureGroup[]
  /** The words of the recipe's list. */
  readonly own: ReadonlySet<string>
  /** True for the kitchen's own words. */
  readonly isOurs: boolean
}

/** How far below the chart's figure a writer may round, in °F. */
export const rounding = 1.5

/** 'Until no liquid egg remains but still creamy (160°F)': the figure decides, and it is safe. */
export function isMeasured(read: ReadSentence, { animal }: Line): boolean {
  const required = animal === null ? null : requiredFahrenheit(animal.safe)
  const figures = read.quantities
    .filter(({ kind }) => kind === 'temperature')
    .map(written)
    .filter((each) => isInternal(read.text, each))
  return (
    required !== null &&
    figures.length > 0 &&
    figures.every(({ fahrenheit }) => fahrenheit >= required - rounding)
  )
}

/** 'Roast to 145°F; the middle stays rosy': a whole cut that has reached its figure may be pink, and nothing more. */
export const isSafelyPink = (read: ReadSentence, line: Line): boolean =>
  line.animal?.safe.group === 'whole meat' &&
  isMeasured(read, line) &&
  read.mentions.every(
    ({ kind, senses, text }) =>
      kind !== 'cue' ||
      !senses.some(({ meaning }) => meaning === 'underdone') ||
      pinkWhenSafe.has(text.toLowerCase()),
  )

const keeping: ReadonlySet<string> = new Set(['cold', 'frozen'])
/** 'Leftovers on ice, one hour at most if it is over 90°F': put where it is cold, and nothing is cooked. */
export const isKeptCold = (read: ReadSentence): boolean =>
  read.mentions.some(({ kind, senses }) => kind === 'place' && senses.some(({ id }) => keeping.has(id))) &&
  clausesOf(read).every(({ effect }) => effect !== 'cook' && effect !== 'sear' && effect !== 'remove')

export const subjectReach = 5

/** True where the words before speak of another animal food: 'fry the chorizo until the shrimp are pink in the center'. */
export const isOfOtherAnimal = (
  at: number,
  { read: { mentions, tokens }, line, others }: Judged,
): boolean => {
  const subject = mentions.findLast(
    ({ foods, last, isNegated }) => foods.length > 0 && !isNegated && last < at,
  )
  return (
    others.length > 0 &&
    subject !== undefined &&
    animalCategories.has(findFood(subject.foods[0] ?? '')?.category ?? '') &&
    linesOf(subject, [line], tokens).length === 0
  )
}

/** The food that stands before a word as what it is said of, where it is none of an animal: 'the chard is just wilted'. */
export const isOfPlant = (at: number, { mentions }: ReadSentence): boolean => {
  const subject = mentions.findLast(({ foods, last }) => foods.length > 0 && last < at)
  return (
    subject !== undefined &&
    at - subject.last <= subjectReach &&
    !animalCategories.has(findFood(subject.foods[0] ?? '')?.category ?? '')
  )
}
