import type { DayRange } from '../../foods/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { guidanceText } from '../guidance.ts'
import { frozenText, keptText } from '../replies/storage.ts'
import { preparedIn } from '../storage/prepared-food-reply.ts'
import type { PreparedFood } from '../storage/prepared-foods.ts'
import { preparedText } from '../storage/prepared-texts.ts'
import { capital } from '../voice.ts'
import { keepingTimesIn, timesSaidIn } from './keeping-times.ts'
import { keptFoodsIn } from './kept-foods.ts'
import { periodsIn } from './periods.ts'
import type { Period } from './periods.ts'
import { clausesOf } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'
import { placeOf, placeAsked, rangesOf, aYear, freezesBadly, isOpened } from './storage-ranges.ts'
import type { Place } from './storage-ranges.ts'

const made = wording(
  'leftover|leftovers|cooked|soup|stew|curry|casserole|lasagna|lasagne|chili|salad|sauce|dish|frittata|quiche|=roasted|braise|risotto|stir-fry|pasta|meal|pie|dressing|dip|bowl|cooled|homemade / stir fry / once mad / home mad',
)
const isMade = (text: string): boolean => made.test(text)

/** USDA FSIS, Leftovers and Food Safety: cooked food, and what may stand out. */
const cooked = { fridge: { min: 3, max: 4 }, freezer: { min: 90, max: 120 } } as const
const standsOut = { min: 0, max: 2 / 24 }

/**
 * How long food keeps: the longest time said may not be longer than the tables say for the food and the place, nor less than half of the
 * shortest. For food that is cooked, the agencies' days for leftovers. Times of recipes (marinating, chilling, rising) are the cook's business.
 */
export function checkStorageTimes(statement: ReadStatement): StatementVerdict | null {
  for (const clause of clausesOf(statement.plain)) {
    const said = periodsIn(clause)
    const late = said.some((period) => isLateToFridge(period, clause))
    if (late) return instead('storage-time', guidanceText('hot-food-in-fridge'))
    const periods = keepingTimesIn(clause, statement.asked)
    const wrong = claimsIn(statement, clause, periods).find((claim) => disagrees(statement, claim))
    if (wrong) return instead('storage-time', ownWords(statement, wrong))
  }
  return null
}

/** One time with what it is said of: the foods and the place that stand nearest to it. */
type Claim = {
  readonly clause: string
  readonly period: Period
  readonly place: Place | null
  readonly foods: readonly AskedFood[]
  readonly prepared: PreparedFood | undefined
  /** True where nothing is named but the dish of the question. */
  readonly isOfDish: boolean
}

function claimsIn(
  { foods, named, about, plain, asked, read }: ReadStatement,
  clause: string,
  periods: readonly Period[],
): readonly Claim[] {
  return periods.map((period, index) => {
    const before = clause.slice(periods[index - 1]?.end ?? 0, period.start)
    const after = firstPart(clause.slice(period.end, periods[index + 1]?.start))
    const meant =
      [keptFoodsIn(before), keptFoodsIn(plain), about, foods].find((each) => each.some(hasTimes)) ?? []
    const place =
      placeOf(after) ??
      placeOf(before) ??
      placeOf(clause) ??
      placeOf(plain) ??
      placeAsked(read, asked) ??
      (meant.some(hasTimes) && meant.filter(hasTimes).every(isOfAnimal) ? 'fridge' : null)
    return {
      clause,
      period: place === 'freezer' ? asDue(period, clause) : period,
      place,
      foods: meant.filter(hasTimes),
      prepared:
        preparedOf(clause) ??
        (named.length === 0 ? (preparedOf(asked) ?? cutUp(plain, place, meant)) : undefined),
      isOfDish: named.length === 0 && isMade(asked),
    }
  })
}

/** 'Once cut, four days in the fridge': of what is spoken about. */
const cutUp = (plain: string, place: Place | null, [food]: readonly AskedFood[]): PreparedFood | undefined =>
  food && place === 'fridge' && isCut.test(plain) ? preparedOf(`cut ${food.category}`) : undefined
const isCut = wording('=cut|=halved|=sliced|=chopped|=diced', 'before|until|not|never|un')

/** Meat and its like are kept in the fridge where nobody speaks of the freezer. */
const isOfAnimal = ({ category, storage }: AskedFood): boolean =>
  ofAnimals.has(category) && storage.fridge !== null && storage.pantry === null
const ofAnimals: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg'])

/** What is said before the next mark or choice. */
function firstPart(text: string): string {
  const ends = [',', ';', ':', ' or '].map((mark) => text.indexOf(mark)).filter((at) => at >= 0)
  return text.slice(0, Math.min(text.length, ...ends))
}

/** Water and ice are foods too, and nobody asks how long they keep. */
const hasTimes = ({ storage }: AskedFood): boolean =>
  storage.pantry !== null || storage.fridge !== null || storage.freezer !== null || storage.byDate === true

function disagrees(statement: ReadStatement, claim: Claim): boolean {
  const { period } = claim
  if (period.max <= standsOut.max) return false
  if (period.max < 1 && isCold(claim.place)) return false
  if (isLookedUp(statement, claim)) return false
  return !rangesFor(claim).some((range) => isWithin(period, range, claim.place))
}

/** Within a day nothing spoils there: 'leave it in the fridge for a few hours or overnight'. */
const isCold = (place: Place | null): boolean => place === 'fridge' || place === 'freezer'

/** 'Into the fridge within 8 hours of cooking': two are the limit. */
function isLateToFridge(period: Period, clause: string): boolean {
  const isDeadline = period.max < 1 && period.max > standsOut.max && deadline.test(clause)
  return isDeadline && cooling.test(clause)
}

const deadline = wording('within|after / no later than')
const cooling = wording('fridge|refrigerator|refrigerate|chill|freezer')

/** Not longer than the table, nor less than half of its shortest, in the fridge a third; 'within 3 days' promises no shortest. */
function isWithin(period: Period, { min, max }: DayRange, place: Place | null): boolean {
  const share = place === 'fridge' ? 3 : 2
  return period.max <= max * 1.02 && (period.min === 0 || period.max >= min / share)
}

/** 'It has to be eaten within three days of freezing': an end that is told is a time that is claimed. */
const asDue = (period: Period, clause: string): Period =>
  isDue.test(clause) ? { ...period, min: period.max } : period
const isDue = wording('has|have|need|must to be eaten|used / must be eaten|used / must eat|use')

/** What the tables allow: for cooked food that of leftovers, else that of the foods named or meant. */
function rangesFor({ foods, place, clause, prepared, isOfDish }: Claim): readonly DayRange[] {
  if (prepared) return [...preparedRanges(prepared, place), ...rangesBeside(foods, place, clause)]
  const leftovers = [
    ...(place === 'freezer' ? [] : [cooked.fridge]),
    ...(place === 'freezer' || place === null ? [cooked.freezer] : []),
  ]
  if (foods.length === 0 || (isOfDish && place === 'freezer')) return leftovers
  const own = foods.slice(0, 4).flatMap((food) => rangesOf(food, place, clause))
  if (place === 'freezer' && own.length === 0 && !isMade(clause))
    return foods.some(freezesBadly) ? [] : [aYear]
  return isMade(clause) && !foods.some(isMadeToKeep) ? leftovers : own
}

/** A dressing keeps by its own row, whether or not it is left over. */
const isMadeToKeep = ({ name, category }: AskedFood): boolean => isMade(name) || category === 'condiment'

/** What the rows of the foods themselves add to a prepared food's: the freezer's times, and those of a dressing that is left over. */
const rangesBeside = (
  foods: readonly AskedFood[],
  place: Place | null,
  clause: string,
): readonly DayRange[] =>
  foods
    .filter(({ category, name }) => place === 'freezer' || (category === 'condiment' && isMade(name)))
    .flatMap((food) => rangesOf(food, place, clause))

/** The prepared food a clause speaks of, as long as it is not closed in its package. */
const preparedOf = (clause: string): PreparedFood | undefined =>
  inPackage.test(clause) ? undefined : preparedIn(tokensOf(clause))
const inPackage = wording('unopened|sealed|closed / shop bought / =storebought')

function preparedRanges(
  { fridge, freezer, alsoPrinted }: PreparedFood,
  place: Place | null,
): readonly DayRange[] {
  const cold = [fridge, ...(alsoPrinted ? [alsoPrinted] : [])]
  const frozen = freezer ? [freezer, cooked.freezer] : []
  if (place === 'pantry') return []
  if (place === 'freezer') return frozen
  return place === 'fridge' ? cold : [...cold, ...frozen]
}

/** A time that stands in a lookup of this turn, for the place and the state it is said of, when the sentence names no other food. */
function isLookedUp({ lookups, named }: ReadStatement, { place, period, clause }: Claim): boolean {
  const facts = lookups
    .filter(({ food }) => named.length === 0 || food === null || named.some(({ name }) => name === food))
    .flatMap((lookup) => lookup.facts)
  return facts.some(({ label, value }) =>
    partsOfPlace(value, placeOf(label), place)
      .filter((part) => isOpened(`${label} ${part}`) === isOpened(clause))
      .some((part) => periodsIn(part.replace('within', 'for')).some((fact) => isWithin(period, fact, place))),
  )
}

/** What a text tells of a place: the parts that name it, or, where none does, those that name no other. */
function partsOfPlace(text: string, general: Place | null, place: Place | null): readonly string[] {
  const parts = text.toLowerCase().replaceAll(';', ',').replaceAll('.', ',').split(',')
  if (place === null) return parts
  const own = parts.filter((part) => placeOf(part) === place)
  return own.length > 0 ? own : parts.filter((part) => (placeOf(part) ?? general ?? place) === place)
}

function ownWords({ named, plain }: ReadStatement, { clause, foods, place, prepared }: Claim): string | null {
  if (prepared) return preparedText(prepared)
  const [food] = foods
  const isDish = (isMade(clause) && named.length === 0) || eatenAgain.test(plain)
  if (!food && place === 'pantry') return null
  if (!food || isDish) return guidanceText('leftovers')
  if (food.storage.byDate && place !== 'freezer') return food.storage.tip
  const text = place === 'freezer' ? frozenText(food) : keptText(food)
  return text ? `${capital(text)}.` : food.storage.tip
}

const eatenAgain = wording('=cooked|leftover|leftovers|homemade / home mad')

/** True where every time of keeping is that of a food or a prepared food of the tables; what disagrees was refuted before. */
export function isTimeKnown(statement: ReadStatement): boolean {
  return clausesOf(statement.plain).every((clause) => {
    const long = timesSaidIn(clause).filter(({ max }) => max >= 1)
    const periods = keepingTimesIn(clause, statement.asked)
    return (
      long.every(({ start }) => periods.some((each) => each.start === start)) &&
      claimsIn(statement, clause, periods).every(
        (claim) => rangesFor(claim).length > 0 || isLookedUp(statement, claim),
      )
    )
  })
}
