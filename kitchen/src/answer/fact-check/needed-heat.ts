import type { WrittenTemperature } from '../../review/index.ts'
import { eggDishTemperature, reheatingTemperature, temperatureFor } from '../../safety/index.ts'
import type { SafeTemperature } from '../../safety/index.ts'
import { wording } from '../asked/wording.ts'
import { guidanceText } from '../guidance.ts'
import { foodsIn } from '../named-foods.ts'
import { safeKindIn, safeSentence } from '../replies/temperature.ts'
import type { ReadStatement } from './statement.ts'

/** What a food has to reach inside, how that is said, and how long it rests then. */
export type Needed = { readonly fahrenheit: number; readonly text: string; readonly restMinutes: number }

/** What the food beside a temperature must reach: named in its part of the sentence, else anywhere in it, else what the turn is about. */
export function neededAt(statement: ReadStatement, { start, end }: WrittenTemperature): Needed | 'unknown' {
  const before = partsOf(statement.text.slice(0, start)).at(-1) ?? ''
  const after = partsOf(statement.text.slice(end))[0] ?? ''
  return neededBy(`${before} ${after}`) ?? neededBy(statement.plain) ?? neededOf(statement) ?? 'unknown'
}

const partsOf = (text: string): readonly string[] =>
  text.toLowerCase().replaceAll(' and ', ',').replaceAll(';', ',').split(',')

/** Shellfish and the like are judged by a cue; below this nobody calls a number of them safe. Source: FDA Food Code 3-401.11. */
export const cueOnlyFahrenheit = 145

const again = wording('leftover|leftovers|reheat / re heat')
const eggDish = wording('frittata|quiche|custard|strata / egg dish|casserole|bake')
const flakes = wording('opaque|flake|flaky')

/** What the foods that words name have to reach; leftovers and egg dishes by their own rules. Null where they name none. */
export function neededBy(words: string): Needed | null {
  if (again.test(words)) return neededHeat(reheatingTemperature.fahrenheit, guidanceText('reheat'))
  if (eggDish.test(words)) return neededHeat(eggDishTemperature.fahrenheit, guidanceText('egg-dishes'))
  const safe = safeIn(flakes.test(words) ? `${words} fish` : words)
  return safe
}

function neededOf({ foods, named }: ReadStatement): Needed | null {
  if (named.length > 0) return null
  const [food, ...others] = foods.filter((each) => temperatureFor(each))
  const safe = food && others.length === 0 ? temperatureFor(food) : null
  return food && safe
    ? neededHeat(fahrenheitOf(safe), safeSentence(food.called, safe), safe.restMinutes)
    : null
}

/** The strictest safe temperature of the foods that words name. */
export function safeIn(words: string): Needed | null {
  const known = foodsIn(words).flatMap((food) => {
    const safe = temperatureFor(food)
    return safe ? [neededHeat(fahrenheitOf(safe), safeSentence(food.called, safe), safe.restMinutes)] : []
  })
  const kind = safeKindIn(words)
  const needs = kind
    ? [
        ...known,
        neededHeat(fahrenheitOf(kind.safe), safeSentence(kind.name, kind.safe), kind.safe.restMinutes),
      ]
    : known
  // A burger is also beef: of several kinds in one place the strictest holds.
  return needs.toSorted((a, b) => b.fahrenheit - a.fahrenheit)[0] ?? null
}

const fahrenheitOf = ({ fahrenheit, group }: SafeTemperature): number =>
  fahrenheit ?? (group === 'egg' ? eggDishTemperature.fahrenheit : cueOnlyFahrenheit)

/** Degrees Fahrenheit, the sentence that says so, and minutes of rest. */
export const neededHeat = (fahrenheit: number, text: string, restMinutes = 0): Needed => ({
  fahrenheit,
  text,
  restMinutes,
})
