import { quantitiesIn, tokensOf } from '../../reading/index.ts'
import { isInternal, temperaturesIn } from '../../review/index.ts'
import type { WrittenTemperature } from '../../review/index.ts'
import { eggDishTemperature, reheatingTemperature, temperatureFor } from '../../safety/index.ts'
import { wording } from '../asked/wording.ts'
import { guidanceText } from '../guidance.ts'
import { checkFan } from './fan-oven.ts'
import { clausesOf } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'
import { checkPairs, isMinus } from './temperature-pairs.ts'
import { killsYeast } from './yeast-claims.ts'
import { neededAt, cueOnlyFahrenheit, neededBy, safeIn } from './needed-heat.ts'
import type { Needed } from './needed-heat.ts'

/** No oven, pan or pizza stone of a household is as hot. */
const beyondOvens = 1000
/** Degrees Fahrenheit that a rounded figure may differ by. */
const slack = 2

/**
 * Temperatures: of the fridge and the freezer; of food inside, which is never below the safe one, and exactly it where the sentence says
 * that it is the safe one; and pairs of °F and °C that do not belong together. Ovens, oil, dough and water are the cook's business.
 */
export function checkTemperatures(statement: ReadStatement): StatementVerdict | null {
  const found = temperaturesSaid(statement)
  if (killsYeast(statement, found)) return { verdict: 'drop', reason: 'temperature' }
  if (sparesMeasuring(statement)) return instead('unsafe-advice', guidanceText('raw-meat'))
  if (found.length === 0) return null
  if (found.some(({ degrees }) => degrees >= beyondOvens)) return { verdict: 'drop', reason: 'temperature' }
  return (
    checkZone(statement, found) ??
    checkCold(statement, found) ??
    checkInside(statement, found) ??
    checkFan(statement, found) ??
    checkPairs(statement, found)
  )
}

const spares = wording(
  'no|not|never need|reason|have|bother * check|checking|measure|measuring|test|thermometer|temperature|internal / skip|forget|ignore * thermometer|temperature / without a|the|any|using thermometer',
)
/** Meat, poultry, fish and eggs are done by their heat inside; nobody is spared from measuring it. */
const sparesMeasuring = ({ plain, foods, about }: ReadStatement): boolean =>
  spares.test(plain) &&
  !plain.endsWith('?') &&
  (safeIn(plain) ?? [...foods, ...about].find((each) => temperatureFor(each))) != null

/** Temperatures with their degrees, or where there are none the bare figure that meat is cooked to: 'take the roast out at 120'. */
function temperaturesSaid({ text, plain }: ReadStatement): readonly WrittenTemperature[] {
  const found = temperaturesIn(text)
  if (found.length > 0 || !cooks.test(plain) || safeIn(plain) === null) return found
  const tokens = tokensOf(text)
  const at = tokens.findIndex(
    ({ word }, index) => isDegrees(Number(word)) && reaches.has(tokens[index - 1]?.word ?? ''),
  )
  const next = tokens[at + 1]
  if (at < 0 || (next && !next.isAfterMark && !goesOn.has(next.word))) return found
  const { start = 0, end = 0, word = '' } = tokens[at] ?? {}
  return temperaturesIn(`${word}°${Number(word) < warmestFlesh ? 'C' : 'F'}`).map((each) => ({
    ...each,
    start,
    end,
  }))
}

const reaches = new Set(['at', 'to', 'reaches', 'hits', 'reads', 'of'])
const goesOn = new Set(['and', 'or', 'in', 'inside', 'then', 'before', 'for', 'internal', 'is'])
/** In Celsius no food is cooked further inside. */
const warmestFlesh = 95
const isDegrees = (value: number): boolean => value >= 45 && value <= 210

/** The danger zone has two ends, and they are known. */
function checkZone({ plain }: ReadStatement, found: readonly WrittenTemperature[]): StatementVerdict | null {
  if (!dangerZone.test(plain)) return null
  return found.every(isEnd) ? null : instead('temperature', guidanceText('danger-zone'))
}

const dangerZone = wording('danger zone / bacteria * grow|multiply|thrive')
const isEnd = ({ fahrenheit }: WrittenTemperature): boolean =>
  [40, 140].some((end) => Math.abs(fahrenheit - end) <= slack)

function checkCold(
  { plain, text }: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  if (!fridge.test(plain) && !freezer.test(plain)) return null
  const limit = fridge.test(plain) ? 40 : 0
  const isCooking = heating.test(plain)
  const cold = found.filter(
    ({ fahrenheit, start }) => (fahrenheit < 80 || !isCooking) && !isMinus(text.charAt(start - 1)),
  )
  if (cold.every(({ fahrenheit }) => fahrenheit <= limit + slack)) return null
  return instead('temperature', guidanceText('fridge-temperature'))
}

const fridge = wording('fridge|refrigerator')
const freezer = wording('freezer')
const heating = wording('cook|reheat|heat|oven|bake|roast|boil|thaw|hot')

const cooks = wording(
  'cook|roast|bake|grill|fry|simmer|reach|internal|inside|thickest|thermometer|safe|done|doneness|register|read|temperature|minimum|reheat|heat|until|pull|take|rare|medium|hit|enough / well done / sous vide / sous-vide',
)
/** Food that is kept hot or dried, not cooked, and warnings of too little heat. */
const holds = wording(
  'hold|dehydrate|dehydrator|=dry|=drying / not enough / be not enough / too low / danger zone / keep warm|hot / keep * warm|hot',
)
const namesTheSafeOne = wording('safe|safely|usda|fda|fsis|minimum|official|officially')
const sousVide = wording('sous vide')
/** What surrounds food and is hotter than it. */
const chambers = wording('oven|oil|water|smoke|smoker|grill|barbecue|fan|preheat|yeast|milk')

function checkInside(
  statement: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  if (holds.test(statement.plain)) return null
  if (!cooks.test(statement.plain) && neededBy(statement.plain) === null) return null
  const isSousVide = sousVide.test(statement.plain)
  const isOfMeat = safeIn(statement.plain) !== null && !chambers.test(statement.plain)
  const inside = found.filter(
    (each) =>
      isInternal(statement.text, each) ||
      ((isSousVide || isOfMeat) && each.fahrenheit < 200 && each.fahrenheit > 90),
  )
  for (const each of inside) {
    const needed = neededAt(statement, each)
    if (needed === 'unknown') {
      if (each.fahrenheit < eggDishTemperature.fahrenheit - slack && !isLookedUp(statement, each))
        return { verdict: 'drop', reason: 'temperature' }
    } else if (
      disagrees(needed.fahrenheit, each, statement.plain, found) ||
      restsTooShort(needed, statement.plain)
    )
      return instead('temperature', needed.text)
  }
  return null
}

/** 'Then 1 minute of rest', where the rest belongs to the safe temperature. */
function restsTooShort({ restMinutes, fahrenheit }: Needed, plain: string): boolean {
  const tokens = tokensOf(plain)
  const said = quantitiesIn(tokens).find(
    ({ kind, first, last }) =>
      kind === 'duration' &&
      [...tokens.slice(Math.max(0, first - 3), first), ...tokens.slice(last + 1, last + 3)].some(
        ({ word }) => word === 'rest',
      ),
  )
  return fahrenheit <= cueOnlyFahrenheit && (said?.range.max ?? restMinutes) < restMinutes
}

/** Where the safe one is told too, a higher one is how cooks like it. */
function disagrees(
  needed: number,
  { fahrenheit }: WrittenTemperature,
  plain: string,
  found: readonly WrittenTemperature[],
): boolean {
  if (fahrenheit < needed - slack) return true
  const isToldToo = found.some((each) => Math.abs(each.fahrenheit - needed) <= slack)
  const clauses = clausesOf(plain).filter(tellsHeat)
  const isNamed = (clauses.length > 0 ? clauses : [plain]).some((clause) => namesTheSafeOne.test(clause))
  return isNamed && fahrenheit > needed + slack && !isToldToo && !orMore.test(plain)
}

const tellsHeat = (clause: string): boolean =>
  quantitiesIn(tokensOf(clause)).some(({ kind }) => kind === 'temperature')

const orMore = wording('or more|higher|above / at least')

function isLookedUp({ lookups }: ReadStatement, { fahrenheit }: WrittenTemperature): boolean {
  return lookups.some(({ facts }) =>
    facts.some(({ value }) =>
      temperaturesIn(value).some((each) => Math.abs(each.fahrenheit - fahrenheit) <= slack),
    ),
  )
}

/** True where every temperature is one of an oven, oil or water, of the cold, or the inside of a food whose safe one is known. */
export function isTemperatureKnown(statement: ReadStatement): boolean {
  const { text, plain } = statement
  return temperaturesSaid(statement).every(
    (each) =>
      !isInternal(text, each) ||
      neededAt(statement, each) !== 'unknown' ||
      each.fahrenheit >= eggDishTemperature.fahrenheit - slack ||
      dangerZone.test(plain) ||
      fridge.test(plain) ||
      freezer.test(plain) ||
      isOfDrying(statement) ||
      isLookedUp(statement, each),
  )
}

/** 'Dry the rings at 135°F': warm air, of what is no meat. */
const isOfDrying = ({ plain, foods, about }: ReadStatement): boolean =>
  dries.test(plain) && ![...foods, ...about].some((food) => temperatureFor(food)) && safeIn(plain) === null
const dries = wording('dehydrate|dehydrator|=dry|=drying')

/** True for a sentence that tells how hot food has to be inside: an oven's heat says nothing of that. */
export const tellsInnerHeat = ({ text }: ReadStatement): boolean =>
  temperaturesIn(text).some((each) => isInternal(text, each))

/** True where every temperature is the inside of a food that has to be as hot, or more than any food has to be. */
export const isHotEnough = (statement: ReadStatement): boolean =>
  isTemperatureKnown(statement) &&
  temperaturesIn(statement.text).every(
    (each) => isInternal(statement.text, each) || each.fahrenheit >= reheatingTemperature.fahrenheit - slack,
  )
