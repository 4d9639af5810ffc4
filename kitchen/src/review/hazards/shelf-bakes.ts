import type { Line } from '../../graph/index.ts'
import { shelvedBakes } from '../../lexicon/index.ts'
import { phraseAt, phraseSet, tokensOf } from '../../reading/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { longest } from './said.ts'
import type { Said } from './said.ts'
import { isShelfMake } from './shelf-foods.ts'
import { namesFarTime } from './waiting-times.ts'

const aDay = 1440
/** Cakes, breads and biscuits keep some days on a shelf where nothing moist is in them. Source: USDA FoodKeeper, bread, homemade. */
const longestShelved = 5
/** Baked goods with moist parts keep so long in the fridge. Source: USDA FoodKeeper, cakes and cheesecake, refrigerated. */
const longestChilled = 7

const kinds = shelvedBakes.map(({ forms, days }) => ({ words: phraseSet(forms), days }))

/** Days on a shelf for what the title ends with. */
function shelvedDays(title: string): number {
  const tokens = tokensOf(title)
  const ends = (words: (typeof kinds)[number]['words']) =>
    tokens.some((_, at) => phraseAt(tokens, at, words)?.last === tokens.length - 1)
  return kinds.find(({ words }) => ends(words))?.days ?? longestShelved
}

/** True where a bake is kept on a shelf no longer than it keeps there. */
export const isShelfBake = (said: Said): boolean =>
  isBake(said) &&
  said.work.lines.every((line) => !isMoist(line) || isInCrumb(said.work, line)) &&
  longest(said) <= shelvedDays(said.work.title) * aDay &&
  !namesFarTime(said.read)

/** True where a bake is kept in the fridge no longer than it keeps there. */
export const isChilledBake = (said: Said): boolean => isBake(said) && longest(said) <= longestChilled * aDay

const isBake = ({ work, raw }: Said): boolean =>
  isShelfMake(work.title) && raw.every(({ animal }) => animal.safe.group === 'egg')

const moist: ReadonlySet<string> = new Set(['cream', 'cheese', 'ricotta', 'mascarpone', 'custard', 'yogurt'])
const lastWordOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
const isMoist = ({ food }: Line): boolean => food?.category === 'dairy' && moist.has(lastWordOf(food.name))

const soured = new Set(['sour cream', 'yogurt'])
/** Sour cream and yogurt that an oven has baked are crumb; cheese and cream stay a filling or a topping. */
const isInCrumb = (work: Work, line: Line): boolean =>
  [...soured].some((name) => line.food?.name.endsWith(name) === true) &&
  graphIn(work).events.some(
    ({ cooks, clause, read, touched }) =>
      cooks &&
      touched.has(line) &&
      (clause.verb?.id === 'bake' || read.tokens.some(({ word }) => word === 'oven')),
  )
