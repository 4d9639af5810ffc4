import { findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { foodWords } from '../reading/index.ts'
import chart from './generated/temperatures.json' with { type: 'json' }

/** One row of the agencies' chart, as published. `null` figures belong to foods that are judged by eye. */
export type TemperatureFact = {
  readonly kind: 'min_internal' | 'storage' | 'rule'
  readonly category: string
  readonly food: string
  readonly fahrenheit: number | null
  readonly celsius: number | null
  readonly restMinutes: number | null
  /** What the cook sees when it is done, or what the rule asks for. */
  readonly cue: string | null
  readonly source: string
  readonly evidence: string
}

/** USDA FSIS, foodsafety.gov and FDA figures, row by row; each carries its source and how well it was verified. */
export const temperatureFacts = chart as unknown as readonly TemperatureFact[]

/** The group of the chart a raw animal food belongs to. */
export const temperatureGroups = [
  'poultry',
  'ground poultry',
  'ground meat',
  'whole meat',
  'game',
  'fish',
  'crustaceans and scallops',
  'bivalves',
  'egg',
  'bacon',
] as const
export type TemperatureGroup = (typeof temperatureGroups)[number]

/**
 * When an animal food is safe to eat. `celsius` and `fahrenheit` are whole degrees for the thickest part,
 * `null` where the chart gives only a cue; `restMinutes` is the rest off the heat that belongs to the figure.
 */
export type SafeTemperature = {
  readonly group: TemperatureGroup
  readonly celsius: number | null
  readonly fahrenheit: number | null
  readonly restMinutes: number
  readonly cue: string | null
  readonly source: string
}

/** The chart's row for each group, by the words in its `food` column. */
const rowOf: Readonly<Record<Exclude<TemperatureGroup, 'bacon'>, string>> = {
  poultry: 'whole bird, breast',
  'ground poultry': 'ground chicken, ground turkey',
  'ground meat': 'beef, pork, veal, lamb, goat, bison (ground)',
  'whole meat': 'steaks, roasts, chops',
  game: 'rabbit and venison',
  fish: 'fin fish',
  'crustaceans and scallops': 'shrimp, lobster, crab, scallops',
  bivalves: 'clams, oysters, mussels',
  egg: 'whole eggs',
}

/** Too thin for a thermometer, so the chart leaves it out. */
const bacon: SafeTemperature = {
  group: 'bacon',
  celsius: null,
  fahrenheit: null,
  restMinutes: 0,
  cue: 'cook until crisp',
  source: 'USDA FSIS, bacon and food safety',
}

const facts = new Map(temperatureGroups.map((group) => [group, group === 'bacon' ? bacon : readFact(group)]))

/** The chart's figure for dishes of mixed egg: frittata, quiche, casserole, custard. */
export const eggDishTemperature = { fahrenheit: 160, celsius: 71 } as const

/** Leftovers, and whatever was cooked before, are reheated to this. */
export const reheatingTemperature = { fahrenheit: 165, celsius: 74 } as const

type Animal = Pick<Food, 'name' | 'category'> & {
  readonly isReadyToEat?: boolean
  readonly members?: readonly string[]
}

/**
 * The safe minimum of a raw animal food; `null` for every other food, and for animal foods that are sold
 * ready to eat (canned, smoked, cured, cooked).
 * @example temperatureFor(chickenBreast) // { group: 'poultry', fahrenheit: 165, celsius: 74, restMinutes: 0, ... }
 */
export function temperatureFor(food: Animal): SafeTemperature | null {
  if (food.isReadyToEat === true) return null
  const members = (food.members ?? []).flatMap((name) => findFood(name) ?? [])
  if (members.length > 0) return strictest(members.flatMap((member) => temperatureFor(member) ?? []))
  const group = groupOf(food)
  return group === null ? null : (facts.get(group) ?? null)
}

/** Of a class of foods, the figure that is safe for any of them. */
function strictest(all: readonly SafeTemperature[]): SafeTemperature | null {
  const hottest = all.toSorted((one, other) => (other.celsius ?? 0) - (one.celsius ?? 0))
  return hottest[0] ?? null
}

const namedBy = (words: string) => {
  const known = new Set(words.split(' '))
  return (name: string): boolean => foodWords(name).some((word) => known.has(word))
}

const isBivalve = namedBy('clam oyster mussel cockle')
const isPoultry = namedBy('chicken turkey duck goose quail fowl hen pheasant squab guinea')
const isGround = namedBy('ground mince minced sausage burger meatball bratwurst chorizo hamburger patty')
const isBacon = namedBy('bacon pancetta guanciale lardon')
const isGame = namedBy(
  'rabbit venison deer hare boar bear elk moose caribou antelope squirrel beaver muskrat raccoon opossum',
)

/** What is inside an animal is heated as game is. Source: USDA FSIS, Beef, Pork and Lamb From Farm to Table: organ meats 160°F. */
const isOrgan = namedBy('liver kidney heart tongue tripe sweetbread lung spleen brain chitterlings giblet')

function groupOf({ name, category }: Animal): TemperatureGroup | null {
  switch (category) {
    case 'egg':
      return 'egg'
    case 'fish':
      return 'fish'
    case 'seafood':
      return isBivalve(name) ? 'bivalves' : 'crustaceans and scallops'
    case 'poultry':
      return isGround(name) ? 'ground poultry' : 'poultry'
    case 'meat':
      return meatGroup(name)
    default:
      return null
  }
}

function meatGroup(name: string): TemperatureGroup {
  if (isBacon(name) && !name.includes('canadian')) return 'bacon'
  if (isGround(name)) return isPoultry(name) ? 'ground poultry' : 'ground meat'
  if (isPoultry(name)) return 'poultry'
  return isGame(name) || isOrgan(name) ? 'game' : 'whole meat'
}

function readFact(group: keyof typeof rowOf): SafeTemperature {
  const fact = temperatureFacts.find(
    ({ kind, food }) => kind === 'min_internal' && food.startsWith(rowOf[group]),
  )
  if (!fact) throw new RangeError(`The temperature chart has no row for ${group}`)
  return {
    group,
    celsius: fact.celsius === null ? null : Math.round(fact.celsius),
    fahrenheit: fact.fahrenheit,
    restMinutes: fact.restMinutes ?? 0,
    cue: fact.cue,
    source: fact.source,
  }
}
