import type { Line } from '../../graph/index.ts'
import { curingSalts } from '../../lexicon/index.ts'
import { millilitresOf } from '../../measures/index.ts'
import { holdsPhrase, minutesOf, phraseSet } from '../../reading/index.ts'
import { isCooked } from './food-rule.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/** Days in which vegetables begin to sour. */
const leastMinutes = 2 * 1440
/** Least salt for the weight of the vegetables. Source: National Center for Home Food Preservation, sauerkraut (3 tbsp to 5 lb). */
const leastSalt = 0.015
const souring: ReadonlySet<string> = new Set(['wait', 'steep', 'store'])

/** Vegetables that stand for days without cold to sour, in less salt than keeps them safe. */
export function isUnderSalted(work: Work): boolean {
  const { lines } = work
  const plants = lines.filter(({ food }) => food?.category === 'vegetable')
  const salts = lines.filter(({ food }) => food?.name.includes('salt') === true)
  const keeping = lines.filter(({ keywords }) => keepers.some((word) => keywords.has(word)))
  const isSour = keeping.some((line) => !isWeighed(line)) || gramsOf(keeping) >= gramsOf(plants) * leastKeeper
  if (lines.some(isSaltByShare) || plants.some((line) => isCooked(work, line))) return false
  if (plants.length === 0 || isSour || lines.some(({ animal }) => animal !== null) || !standsForDays(work))
    return false
  return plants.some(isWeighed) && gramsOf(salts) < gramsOf(plants) * leastSalt && salts.every(isWeighed)
}

/** Vegetables that stand for a day or more to sour, in as much salt as keeps them safe: kimchi, also with a paste that was cooked. */
export const isSouredInSalt = (work: Work): boolean => {
  const plants = work.lines.filter(({ food }) => food?.category === 'vegetable')
  const salts = work.lines.filter(({ food }) => food?.name.includes('salt') === true)
  return (
    work.lines.every(({ animal }) => animal === null) &&
    plants.some(isWeighed) &&
    salts.every(isWeighed) &&
    gramsOf(salts) >= gramsOf(plants) * leastSalt &&
    gramsOf(plants) * 2 >= gramsOf(work.lines)
  )
}

/** '2-4% sea salt by weight' says itself how much. */
const isSaltByShare = ({ read: { tokens } }: Line): boolean =>
  tokens.some(
    ({ singular }, at) =>
      singular === 'salt' &&
      tokens
        .slice(0, at)
        .some((token, share) => token.word === '%' && Number(tokens[share - 1]?.word) >= leastSalt * 100),
  )

/** What keeps vegetables without souring them, and the least of it for their weight: a spoon of sugar feeds what sours. */
const keepers = ['vinegar', 'sugar', 'oil']
const leastKeeper = 0.2

const isWeighed = ({ parsed }: Line): boolean => parsed.grams !== null
const gramsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { parsed }) => sum + (parsed.grams ?? 0), 0)

const standsForDays = (work: Work): boolean =>
  graphIn(work).events.some(
    ({ clause, read }) =>
      clause.effect !== null &&
      souring.has(clause.effect) &&
      (minutesOf(clause)?.min ?? 0) >= leastMinutes &&
      !read.mentions.some(
        ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'cold' || id === 'frozen'),
      ),
  )

const cures = phraseSet(curingSalts)
/** Of a cure with 6.25 % nitrite, for the weight of the meat: 156 ppm. Source: 9 CFR 424.21, USDA FSIS Processing Inspectors' Calculations Handbook. */
const mostCure = 0.003
const gramsPerTeaspoon = 6

/** Curing salt in more than what the weight of the meat may take, or where either is not weighed: nitrite is a poison. */
export function isOverCured({ lines }: Work): boolean {
  const salts = lines.filter(({ read }) => holdsPhrase(read.tokens, cures))
  if (salts.length === 0) return false
  const meats = lines.filter(({ animal }) => animal !== null)
  const cure = salts.map(({ parsed }) => parsed.grams ?? gramsOfSpoons(parsed))
  if (meats.length === 0 || !meats.every(isWeighed) || cure.some((grams) => grams === null)) return true
  return cure.reduce<number>((total, grams) => total + (grams ?? 0), 0) > gramsOf(meats) * mostCure
}

function gramsOfSpoons({ quantity, unit }: Line['parsed']): number | null {
  const ml = unit === null ? undefined : millilitresOf(unit)
  return quantity === null || ml === undefined ? null : (quantity * ml * gramsPerTeaspoon) / 5
}
