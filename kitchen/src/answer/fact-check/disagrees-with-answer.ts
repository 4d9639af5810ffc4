import { placesOf, readSentence, sentencesOf } from '../../reading/index.ts'
import { amountsIn, gramsPer, isVolume, isWeight, millilitresPer } from '../amounts.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { isInternal, temperaturesIn } from '../../review/index.ts'
import { plainText } from '../plain-text.ts'
import { placeAsCold } from './keeping-times.ts'
import { periodsIn } from './periods.ts'
import type { StatementFacts } from './statement.ts'

/** Shares by which figures may differ from the kitchen's: longer times harm, weights are rounded. */
const ofTimes = 0.05
const ofWeights = 0.15
const aDay = 1

/**
 * True for a sentence of the answer with other figures, and for one with a longer time of keeping, a lower temperature inside, or another weight or volume, than the kitchen's own answer of the turn tells: of two times the shorter
 * stands, also where the tables have the longer for another state of the food. Weights and volumes are those of what is told first, which is what was asked for.
 * @example disagreesWithAnswer('They keep 3 weeks.', { lookups: [], foods: [], own: 'Hard-boiled eggs keep 1 week.' }) // true
 */
export function disagreesWithAnswer(sentence: string, { own = '', asked = '' }: StatementFacts): boolean {
  const said = plainText(sentence)
  const answered = sentencesOf(own).map(plainText)
  if (!isOfFreezer(said, asked) && isLonger(said, answered)) return true
  if (answered.some((each) => each !== said && sayTheSame(each, said))) return true
  const [toldFirst = ''] = own.split('\n\n')
  if (isCooler(sentence, toldFirst)) return true
  const [grams, millilitres] = [gramsIn(said), millilitresIn(said)]
  const first = plainText(toldFirst)
  // What a sentence says of a weight and a volume together is held against the tables.
  if (grams.length > 0 && millilitres.length > 0) return false
  return isOther(grams, gramsIn(first)) || (!british.test(said) && isOther(millilitres, millilitresIn(first)))
}

/** Whether two sentences differ in nothing but their figures. */
const sayTheSame = (one: string, other: string): boolean =>
  one.length > 0 && wordsIn(one).join(' ') === wordsIn(other).join(' ')
const wordsIn = (plain: string): readonly string[] =>
  tokensOf(plain).flatMap(({ word }) => (Number.isFinite(Number.parseFloat(word)) ? [] : [word]))

/** From which degrees Fahrenheit on food is cooked: what is colder is a fridge or a rest. */
const cooked = 120
/** A lower temperature of the inside than any that the answer tells. */
function isCooler(said: string, answered: string): boolean {
  const told = insides(answered)
  return told.length > 0 && insides(said).some((each) => each < Math.min(...told) - ofRounding)
}
const ofRounding = 2
const insides = (text: string): readonly number[] =>
  temperaturesIn(text).flatMap((each) =>
    each.fahrenheit >= cooked && isInternal(text, each) ? [Math.round(each.fahrenheit)] : [],
  )

/** Times in the freezer are those of quality alone, and the tables judge them: the answer's others are what a time is held against. */
function isLonger(said: string, answered: readonly string[]): boolean {
  const unfrozen = answered.filter((each) => !isOfFreezer(each))
  const times = (unfrozen.length > 0 ? unfrozen : answered).flatMap(daysIn)
  const longest = Math.max(...times)
  return Number.isFinite(longest) && daysIn(said).some((days) => days > longest * (1 + ofTimes))
}

/** By its own words, or by those of the question where the sentence names no place. */
const isOfFreezer = (plain: string, asked = ''): boolean =>
  freezer.test(plain) ||
  placeAsCold(plain) === 'freezer' ||
  (placesOf(readSentence(plain)).length === 0 && freezer.test(plainText(asked)))
const freezer = wording('freez|freezer')

/** Whether an answer has measures of the kind and none of them is the one that is said. */
const isOther = (said: readonly number[], answered: readonly number[]): boolean =>
  answered.length > 0 &&
  said.some((one) => !answered.some((each) => Math.abs(one - each) <= each * ofWeights))

/** Pints, quarts and cups of another country are other measures. */
const british = wording('uk|british|imperial|australian|metric')

const millilitresIn = (plain: string): readonly number[] =>
  amountsIn(plain).flatMap(({ unit, quantity }) => (isVolume(unit) ? [quantity * millilitresPer(unit)] : []))

const daysIn = (plain: string): readonly number[] =>
  periodsIn(plain).flatMap(({ max }) => (max >= aDay ? [max] : []))

const gramsIn = (plain: string): readonly number[] =>
  amountsIn(plain).flatMap(({ unit, quantity }) => (isWeight(unit) ? [quantity * gramsPer(unit)] : []))
