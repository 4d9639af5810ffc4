import { amountsIn, gramsPer, isWeight } from '../amounts.ts'
import { plainText } from '../plain-text.ts'
import { periodsIn } from './periods.ts'
import type { StatementFacts } from './statement.ts'

/** Shares by which figures may differ from the kitchen's: longer times harm, weights are rounded. */
const ofTimes = 0.05
const ofWeights = 0.15
const aDay = 1

/**
 * True for a sentence with a longer time of keeping, or another weight, than the kitchen's own answer of the turn tells: of two times the shorter
 * stands, also where the tables have the longer for another state of the food.
 * @example disagreesWithAnswer('They keep 3 weeks.', { lookups: [], foods: [], own: 'Hard-boiled eggs keep 1 week.' }) // true
 */
export function disagreesWithAnswer(sentence: string, { own = '' }: StatementFacts): boolean {
  const [said, answered] = [plainText(sentence), plainText(own)]
  const longest = Math.max(...daysIn(answered))
  if (Number.isFinite(longest) && daysIn(said).some((days) => days > longest * (1 + ofTimes))) return true
  const weights = gramsIn(answered)
  return (
    weights.length > 0 &&
    gramsIn(said).some((grams) => !weights.some((each) => Math.abs(grams - each) <= each * ofWeights))
  )
}

const daysIn = (plain: string): readonly number[] =>
  periodsIn(plain).flatMap(({ max }) => (max >= aDay ? [max] : []))

const gramsIn = (plain: string): readonly number[] =>
  amountsIn(plain).flatMap(({ unit, quantity }) => (isWeight(unit) ? [quantity * gramsPer(unit)] : []))
