import { isInternal, temperaturesIn } from '../../review/index.ts'
import type { WrittenTemperature } from '../../review/index.ts'
import { eggDishTemperature, reheatingTemperature, temperatureFor } from '../../safety/index.ts'
import type { SafeTemperature } from '../../safety/index.ts'
import { foodsIn } from '../named-foods.ts'
import { guidanceText } from '../guidance.ts'
import { safeKindIn, safeSentence } from '../replies/temperature.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Degrees Fahrenheit that a rounded figure may differ by. */
const slack = 2

/**
 * Temperatures: of the fridge and the freezer; of food inside, which is never below the safe one, and exactly it where the sentence says
 * that it is the safe one; and pairs of °F and °C that do not belong together. Ovens, oil, dough and water are the cook's business.
 */
export function checkTemperatures(statement: ReadStatement): StatementVerdict | null {
  if (/\b\d{4,} ?°? ?(?:[FC]|degrees)\b/i.test(statement.text))
    return { verdict: 'drop', reason: 'temperature' }
  const found = temperaturesIn(statement.text)
  if (found.length === 0) return null
  return (
    checkZone(statement, found) ??
    checkCold(statement, found) ??
    checkInside(statement, found) ??
    checkPairs(statement, found)
  )
}

/** The danger zone has two ends, and they are known. */
function checkZone({ plain }: ReadStatement, found: readonly WrittenTemperature[]): StatementVerdict | null {
  if (!/\bdanger zone\b|\bbacteria (?:grow|multiply|thrive)\b/.test(plain)) return null
  return found.every(isEnd) ? null : instead('temperature', guidanceText('danger-zone'))
}

const isEnd = ({ fahrenheit }: WrittenTemperature): boolean =>
  [40, 140].some((end) => Math.abs(fahrenheit - end) <= slack)

function checkCold(
  { plain, text }: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  if (!/\b(?:fridge|refrigerator|freezer)\b/.test(plain)) return null
  const limit = /\b(?:fridge|refrigerator)\b/.test(plain) ? 40 : 0
  const isCooking = /\b(?:cook\w*|re-?heat\w*|heat\w*|oven|bak\w+|roast\w*|boil\w*|thaw\w*|hot)\b/.test(plain)
  const cold = found.filter(
    ({ fahrenheit, start }) =>
      (fahrenheit < 80 || !isCooking) && !/[-\u2212\u2013]/.test(text.charAt(start - 1)),
  )
  if (cold.every(({ fahrenheit }) => fahrenheit <= limit + slack)) return null
  return instead('temperature', guidanceText('fridge-temperature'))
}

const cooks =
  /\b(?:cook\w*|roast\w*|bak(?:e|ed|ing)|grill\w*|fry|simmer\w*|reach\w*|internal|inside|thickest|thermometer|safe|done|doneness|registers?|reads?|temperature|minimum|reheat\w*|heat|until|pull|take|rare|medium|well[- ]done|sous[- ]vide|hits?|enough)\b/
/** Food that is kept hot or dried, not cooked, and warnings of too little heat. */
const holds =
  /\b(?:not enough|isn'?t enough|too low|hold(?:s|ing)?|keep(?:s|ing)? (?:\w+ )?(?:warm|hot)|danger zone|dehydrat\w+|dry(?:ing)?)\b/
const namesTheSafeOne = /\b(?:safe(?:ly)?|usda|fda|fsis|minimum|official\w*)\b/

function checkInside(
  statement: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  if (holds.test(statement.plain)) return null
  if (!cooks.test(statement.plain) && neededBy(statement.plain) === null) return null
  const isSousVide = /\bsous[- ]vide\b/.test(statement.plain)
  const inside = found.filter(
    (each) =>
      isInternal(statement.text, each) || (isSousVide && each.fahrenheit < 200 && each.fahrenheit > 90),
  )
  for (const each of inside) {
    const needed = neededAt(statement, each)
    if (needed === 'unknown') {
      if (each.fahrenheit < eggDishTemperature.fahrenheit - slack && !isLookedUp(statement, each))
        return { verdict: 'drop', reason: 'temperature' }
    } else if (disagrees(needed.fahrenheit, each, statement.plain) || restsTooShort(needed, statement.plain))
      return instead('temperature', needed.text)
  }
  return null
}

/** 'Then 1 minute of rest', where the rest belongs to the safe temperature. */
function restsTooShort({ restMinutes, fahrenheit }: Needed, plain: string): boolean {
  const said = /\b(\d+)(?:-| )min(?:ute)?s?(?: of)? rest\b|\brest (?:it |them )?(?:for )?(\d+) min/.exec(
    plain,
  )
  const minutes = Number(said?.[1] ?? said?.[2] ?? restMinutes)
  return fahrenheit <= cueOnlyFahrenheit && minutes < restMinutes
}

function disagrees(needed: number, { fahrenheit }: WrittenTemperature, plain: string): boolean {
  if (fahrenheit < needed - slack) return true
  return (
    namesTheSafeOne.test(plain) &&
    fahrenheit > needed + slack &&
    !/\bor (?:more|higher|above)\b|\bat least\b/.test(plain)
  )
}

type Needed = { readonly fahrenheit: number; readonly text: string; readonly restMinutes: number }

/** What the food beside a temperature must reach: named in its part of the sentence, else anywhere in it, else what the turn is about. */
function neededAt(statement: ReadStatement, { start, end }: WrittenTemperature): Needed | 'unknown' {
  const before =
    statement.text
      .slice(0, start)
      .toLowerCase()
      .split(/[;,]| and /)
      .at(-1) ?? ''
  const after =
    statement.text
      .slice(end)
      .toLowerCase()
      .split(/[;,]| and /)[0] ?? ''
  return neededBy(`${before} ${after}`) ?? neededBy(statement.plain) ?? neededOf(statement) ?? 'unknown'
}

/** Shellfish and the like are judged by a cue; below this nobody calls a number of them safe. Source: FDA Food Code 3-401.11. */
const cueOnlyFahrenheit = 145

function neededBy(words: string): Needed | null {
  if (/\b(?:leftovers?|re-?heat\w*)\b/.test(words))
    return of(reheatingTemperature.fahrenheit, guidanceText('reheat'))
  if (/\b(?:frittata|quiche|custard|egg (?:dish|casserole|bake)|strata)\w*\b/.test(words))
    return of(eggDishTemperature.fahrenheit, guidanceText('egg-dishes'))
  const safe = safeIn(/\b(?:opaque|flak\w+)\b/.test(words) ? `${words} fish` : words)
  return safe
}

function neededOf({ foods, named }: ReadStatement): Needed | null {
  if (named.length > 0) return null
  const [food, ...others] = foods.filter((each) => temperatureFor(each))
  const safe = food && others.length === 0 ? temperatureFor(food) : null
  return food && safe ? of(fahrenheitOf(safe), safeSentence(food.called, safe), safe.restMinutes) : null
}

function safeIn(words: string): Needed | null {
  const known = foodsIn(words).flatMap((food) => {
    const safe = temperatureFor(food)
    return safe ? [of(fahrenheitOf(safe), safeSentence(food.called, safe), safe.restMinutes)] : []
  })
  const kind = safeKindIn(words)
  const needs = kind
    ? [...known, of(fahrenheitOf(kind.safe), safeSentence(kind.name, kind.safe), kind.safe.restMinutes)]
    : known
  // A burger is also beef: of several kinds in one place the strictest holds.
  return needs.toSorted((a, b) => b.fahrenheit - a.fahrenheit)[0] ?? null
}

const fahrenheitOf = ({ fahrenheit, group }: SafeTemperature): number =>
  fahrenheit ?? (group === 'egg' ? eggDishTemperature.fahrenheit : cueOnlyFahrenheit)

const of = (fahrenheit: number, text: string, restMinutes = 0): Needed => ({ fahrenheit, text, restMinutes })

function isLookedUp({ lookups }: ReadStatement, { fahrenheit }: WrittenTemperature): boolean {
  return lookups.some(({ facts }) =>
    facts.some(({ value }) =>
      temperaturesIn(value).some((each) => Math.abs(each.fahrenheit - fahrenheit) <= slack),
    ),
  )
}

/** '425°F (180°C)' with the second figure as it should be. Ovens have dials, so theirs may be rounded. */
function checkPairs(
  { text, plain }: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  for (const [index, first] of found.entries()) {
    const second = found[index + 1]
    const between = second && text.slice(first.end, second.start)
    if (
      !second ||
      second.unit === first.unit ||
      !/^\s*(?:\(|\/|or|is|=|equals|,|that is|about|\s)+\s*$/i.test(between ?? '')
    )
      continue
    const isExact =
      (first.fahrenheit < 215 && first.celsius < 110) ||
      /\b(?:is|equals|=)(?! (?:about|around|roughly))/.test(between ?? '') ||
      /\bconver/.test(plain)
    if (Math.abs(first.fahrenheit - second.fahrenheit) <= (isExact ? 3 : 15)) continue
    const right = second.unit === 'C' ? first.celsius : first.fahrenheit
    return instead(
      'conversion',
      `${text.slice(0, second.start)}${Math.round(right)}°${second.unit}${text.slice(second.end)}`,
    )
  }
  return null
}
