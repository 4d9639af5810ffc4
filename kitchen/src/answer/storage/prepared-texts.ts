import type { DayRange } from '../../foods/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Lookup } from '../answer-shape.ts'
import type { Elapsed } from '../asked/elapsed.ts'
import { capital, figure } from '../voice.ts'
import type { PreparedFood } from './prepared-foods.ts'

const atMost = 'At most 2 hours, or 1 hour where it is hotter than 90°F (32°C)'
const twoHours =
  'Food like that may stand out for 2 hours at most, 1 hour where it is hotter than 90°F (32°C)'
const noHeat = 'Heating it again does not help: some bacteria leave toxins behind that heat does not destroy.'

/** Whether it may still be eaten after so many hours out of the cold; NaN where nobody tells how many. */
export function standingText(food: PreparedFood, hours: number): string {
  if (food.pantry)
    return `${capital(food.called)} may stand at room temperature, covered, for ${shelfLifeText(food.pantry)}. ${keeps(food)}.`
  if (Number.isNaN(hours)) return `${atMost}; longer than that, throw it away. ${keeps(food)}.`
  const counted = Number.isFinite(hours) ? `that is ${figure(hours)} hours, and ` : ''
  if (hours > 2)
    return `No, throw it away: ${counted}${twoHours.charAt(0).toLowerCase()}${twoHours.slice(1)}. ${noHeat}`
  return `Yes, up to 2 hours, or 1 hour where it is hotter than 90°F (32°C). Then into the fridge, where ${keepsClause(food)}.`
}

/** Whether it is still good after the days that are told, counted aloud. */
export function daysText(food: PreparedFood, { days, aloud }: Elapsed): string {
  const { fridge, isHot } = food
  if (days > fridge.max)
    return `Throw it away. ${aloud}, and ${keepsClause(food)}. Smell and taste do not tell: what makes people ill often has neither.`
  const heat = isHot ? ' Heat it to 165°F (74°C), steaming all through.' : ''
  const last = days >= fridge.min ? ' Eat it today, or freeze it now if it freezes well.' : ''
  return `Yes, still good if it went into the fridge within 2 hours. ${aloud}, and ${keepsClause(food)}.${heat}${last}`
}

const verb = (food: PreparedFood): string => (food.isSeveral ? 'keep' : 'keeps')
const keepsClause = (food: PreparedFood): string =>
  `${food.called} ${verb(food)} ${shelfLifeText(food.fridge)} in the fridge${food.like ? `, like ${food.like}` : ''}`
/** How long it keeps in the fridge, as a sentence without its end. */
export const keeps = (food: PreparedFood): string => capital(keepsClause(food))

/** How long it keeps frozen, behind another sentence; empty where it is not frozen. */
export const frozen = (food: PreparedFood): string =>
  food.freezer ? ` In the freezer ${food.called} ${verb(food)} ${shelfLifeText(food.freezer)}.` : ''

/** Whether it freezes, and for how long. */
export function freezingText(food: PreparedFood): string {
  if (food.freezer)
    return `Yes.${frozen(food)} Cool it, pack it airtight in portions, and write the date on it.`
  return food.whenFrozen
    ? `${food.whenFrozen} ${keeps(food)}.`
    : `Better not: the USDA FoodKeeper does not recommend freezing ${food.called.endsWith(',') ? food.called.slice(0, -1) : food.called}. ${keeps(food)}.`
}

/** The sentence of how long a prepared food keeps, for one place or both. */
export function preparedText(food: PreparedFood): string {
  return `${keeps(food)}.${frozen(food)}`
}

const range = (days: DayRange): string => shelfLifeText(days)

/** The rows that its times come from. */
export function lookupOf(food: PreparedFood): Lookup {
  const source = `USDA FoodKeeper, rows ${food.rows.join(', ')}`
  const facts = [{ label: 'in the fridge', value: range(food.fridge), source }]
  if (food.freezer) facts.push({ label: 'in the freezer', value: range(food.freezer), source })
  return { kind: 'storage', food: null, facts }
}
