import { readSentence, sentencesOf } from '../../reading/index.ts'
import { amountsIn, gramsPer, isVolume, isWeight, millilitresPer } from '../amounts.ts'
import { sharedStems } from '../asked/content-stems.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { temperaturesIn } from '../../review/index.ts'
import type { ReadStatement, StatementCheck } from './statement.ts'
import { minutesIn } from './work-times.ts'

/** So many times more or less of a food than the kitchen's own answer has is another recipe. */
const otherAmount = 3.5
/** So many times longer or shorter than the kitchen's own times is another result. */
const otherTime = 3
/** Letters behind an amount in which the food stands that it is of: '1 tablespoon of lemon juice or vinegar' is of both. */
const nearBy = 30
/** So many words of the work tell that both speak of the same. */
const leastShared = 2

type Measured = { readonly food: string; readonly kind: 'weight' | 'volume'; readonly amount: number }

/** Amounts with each food that they are of: those named behind them, up to the next amount. */
function measuredIn(plain: string): readonly Measured[] {
  const foods = namedFoodsIn(plain)
  const amounts = amountsIn(plain)
  return amounts.flatMap(({ unit, quantity, end }, at) => {
    const until = Math.min(end + nearBy, amounts[at + 1]?.start ?? plain.length)
    const of = foods.filter(({ start }) => start >= end && start < until)
    const kind = isWeight(unit) ? 'weight' : 'volume'
    const per = isWeight(unit) ? gramsPer(unit) : isVolume(unit) ? millilitresPer(unit) : 0
    return per * quantity > 0
      ? of.map(({ food }) => ({ food: food.name, kind, amount: quantity * per }) as const)
      : []
  })
}

/** Degrees Fahrenheit with the food named last before them, in its clause. */
function heatsIn(text: string): readonly { readonly food: string; readonly fahrenheit: number }[] {
  return text
    .toLowerCase()
    .split(/[,.;]/)
    .flatMap((clause) => {
      const named = namedFoodsIn(clause)
      return temperaturesIn(clause).flatMap(({ fahrenheit, start }) => {
        const food = named.findLast((each) => each.start < start)
        return food ? [{ food: food.food.name, fahrenheit }] : []
      })
    })
}

/**
 * Figures far from those of the kitchen's own answer: another measure of the same food (half a cup of vinegar where it says a tablespoon), or another time for the same work (an hour
 * for spaghetti that take 11 minutes). What the answer does not speak of is not judged.
 */
export const checkFarFromAnswer: StatementCheck = (statement) => {
  if (statement.own === '') return null
  if (isOtherMeasure(statement)) return { verdict: 'drop', reason: 'conversion' }
  if (isOtherHeat(statement)) return { verdict: 'drop', reason: 'temperature' }
  return isOtherTime(statement) ? { verdict: 'drop', reason: 'unverified' } : null
}

/** Shares by which degrees of one food may differ: ovens and oils are rounded to tens. */
const otherHeat = 0.15

function isOtherHeat({ text, own }: ReadStatement): boolean {
  const told = heatsIn(own)
  return heatsIn(text).some(({ food, fahrenheit }) => {
    const same = told.filter((each) => each.food === food)
    return (
      same.length > 0 &&
      same.every((each) => Math.abs(each.fahrenheit - fahrenheit) > each.fahrenheit * otherHeat)
    )
  })
}

function isOtherMeasure({ plain, own }: ReadStatement): boolean {
  const told = measuredIn(own)
  return measuredIn(plain).some(({ food, kind, amount }) => {
    const same = told.filter((each) => each.food === food && each.kind === kind)
    return same.length > 0 && same.every((each) => isFar(amount, each.amount, each.amount, otherAmount))
  })
}

const isFar = (said: number, least: number, most: number, times: number): boolean =>
  said > most * times || said < least / times

function isOtherTime(statement: ReadStatement): boolean {
  const said = minutesIn(statement.plain)
  if (said.length === 0) return false
  const told = sentencesTold(statement).flatMap((sentence) => minutesIn(sentence))
  if (told.length === 0) return false
  const [least, most] = [Math.min(...told.map(({ min }) => min)), Math.max(...told.map(({ max }) => max))]
  return said.every(
    ({ min, max }) => isFar(max, least, most, otherTime) && isFar(min, least, most, otherTime),
  )
}

/** What the answer says of the same work: all that it tells first, where the sentence speaks of what was asked. */
function sentencesTold({ plain, own, asked, read }: ReadStatement): readonly string[] {
  if (sharedStems(plain, asked) >= leastShared) return sentencesOf(own.split('\n')[0] ?? own)
  return sentencesOf(own).filter((sentence) => isOfSameWork(read, plain, sentence))
}

/** The same food, cooked in the same way or told by words of which several are shared. */
function isOfSameWork(read: ReadStatement['read'], plain: string, sentence: string): boolean {
  const foods = new Set(namedFoodsIn(sentence).map(({ food }) => food.name))
  const isSameFood = namedFoodsIn(plain).some(({ food }) => foods.has(food.name))
  const ways = techniquesOf(readSentence(sentence))
  const isSameWay = techniquesOf(read).some((way) => ways.includes(way))
  return (isSameFood || isSameWay) && sharedStems(plain, sentence) >= leastShared
}

const techniquesOf = ({ mentions }: ReadStatement['read']): readonly string[] =>
  mentions.flatMap(({ kind, id }) => (kind === 'technique' && id !== undefined ? [id] : []))
