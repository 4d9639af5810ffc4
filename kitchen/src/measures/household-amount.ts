import { foodWords } from '../reading/index.ts'
import type { Food, FoodCategory } from '../foods/index.ts'
import { fraction, nearest } from './fractions.ts'
import { loosePieceGrams } from './grams-of.ts'

/** An amount as a cook measures it. `text` is a whole ingredient line; `grams` are those of the rounded amount. */
export type HouseholdAmount = {
  readonly text: string
  readonly grams: number
  readonly quantity: number
  readonly unit: string | null
}

/** What a line calls a food, where that is not its full name: 'peas' for green peas. */
export type Called = { readonly one: string; readonly many: string }

/**
 * The amount a cook would measure that is nearest to the wanted grams, as an ingredient line: '2 zucchini (about 390 g)',
 * '1/2 cup (80 g) feta', '3 cloves garlic', '200 g (7 oz) spaghetti'. At least the smallest amount anyone measures of the food.
 * `parseLine` reads the line back to the same food and grams; with `called` only if that name is recognised as the food.
 */
export function householdAmount(food: Food, grams: number, called?: Called): HouseholdAmount {
  const loose = loosePieceGrams(food)
  if (loose !== undefined) return loosePieces(food, grams, loose)
  if (food.name === 'celery') return pieces({ ...food, name: 'celery stalk', plural: 'celery stalks' }, grams)
  if (called !== undefined) return householdAmount({ ...food, name: called.one, plural: called.many }, grams)
  if (food.name === 'garlic') return cloves(food, grams)
  if (isCounted(food, grams)) return pieces(food, grams)
  if (bySpoon.has(food.category) || hasSpoonsOnly(food, grams)) return spoonsOrCups(food, grams)
  if (byCup.has(food.category)) return cups(food, grams)
  return weight(food, grams)
}

const bySpoon: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'spice',
  'oil-fat',
  'condiment',
  'sweetener',
  'herb',
  'flour-baking',
])
const byCup: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['broth', 'beverage', 'grain', 'legume'])
const liquids = new Set(
  'milk cream buttermilk kefir broth stock dashi juice wine water vinegar oil'.split(' '),
)
const isLiquid = (name: string): boolean =>
  name.includes('half-and-half') || foodWords(name).some((word) => liquids.has(word))

function hasSpoonsOnly({ category, name, portions }: Food, grams: number): boolean {
  const isPourable =
    (category === 'dairy' || category === 'plant-protein') &&
    !name.includes('cheese') &&
    (isLiquid(name) || ['yogurt', 'sour cream', 'creme'].some((word) => name.includes(word)))
  return (
    portions.cup !== undefined &&
    (isPourable || ((category === 'nut-seed' || isJuiceOrZest(name)) && grams < portions.cup * 4))
  )
}

/** What is taken from a fruit: nobody counts '1/2 lemon juice'. */
function isJuiceOrZest(name: string): boolean {
  return name.endsWith(' juice') || name.endsWith(' zest')
}

function cloves(food: Food, grams: number): HouseholdAmount {
  const each = food.portions.piece ?? 3
  const count = Math.max(1, Math.round(grams / each))
  const noun = count === 1 ? 'clove' : 'cloves'
  return { text: `${count} ${noun} garlic`, grams: count * each, quantity: count, unit: 'clove' }
}

function loosePieces({ name, plural }: Food, grams: number, each: number): HouseholdAmount {
  const quantity = Math.max(1, Math.round(grams / each))
  return {
    text: `${quantity} ${quantity === 1 ? name : plural}`,
    grams: quantity * each,
    quantity,
    unit: null,
  }
}

const countedCategories: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'vegetable',
  'fruit',
  'egg',
  'bread-bakery',
])

/** Counted by halves, however small. */
const chilies = new Set(['chile', 'chili', 'serrano'])
const isChili = (name: string): boolean => {
  const words = foodWords(name)
  return chilies.has((words.at(-1) === 'pepper' ? words.at(-2) : words.at(-1)) ?? '')
}
/** Cuts that a butcher counts out. */
const largePieces = 'zucchini cauliflower cabbage squash celery fennel lettuce eggplant'.split(' ')
const countedCuts = ['chop', 'drumstick', 'chicken leg']

/** Foods sold and cut by the piece: not leaves and sprigs, which a cook weighs, nor more of small ones than anyone counts. */
export function isCounted({ category, portions, plural, name }: Food, grams: number): boolean {
  const { piece } = portions
  // Nobody can count what is inside a closed can, nor what comes in stalks of any length.
  if (name.startsWith('canned ') || name === 'rhubarb' || isJuiceOrZest(name)) return false
  if (piece !== undefined && category === 'egg') return true
  if (piece === undefined || (piece < 12 && category !== 'bread-bakery' && !isChili(name))) return false
  if (!countedCategories.has(category) && !countedCuts.some((cut) => name.endsWith(cut))) return false
  if (category === 'vegetable' && plural === name && !largePieces.some((word) => name.includes(word)))
    return false
  if (piece > 400 && grams < piece / 4) return false
  const count = grams / piece
  if (isBetweenPieces(count, piece)) return false
  return count >= 0.2 && count <= mostCounted(category, piece)
}

/** Half of one that is cut again after: a cabbage, an eggplant. What is smaller is bought and used whole. */
const halvedFrom = 250
/** A potato more or less is a fifth of the dish from here on, and is weighed where it does not come out even. */
const weighedFrom = 150
const unevenBy = 0.2

function isBetweenPieces(count: number, piece: number): boolean {
  const isUneven = Math.abs(Math.round(count) - count) > count * unevenBy
  return count > 1 && isUneven && piece >= weighedFrom
}

/** Sheets, buns and wrappers are counted up to forty, small things of the garden up to eight. */
function mostCounted(category: FoodCategory, piece: number): number {
  if (category === 'bread-bakery') return 40
  return piece < 30 ? 8 : 12
}

function pieces(food: Food, grams: number): HouseholdAmount {
  const each = food.portions.piece ?? 1
  const quantity = roundCount(grams / each, food)
  if (quantity < 1 && comesInSizes(food)) return smallOne(food, quantity * each)
  const total = quantity * each
  const noun = pieceNoun(food, quantity > 1)
  const about = food.category === 'egg' || total < 60 ? '' : ` (about ${roundGrams(total)} g)`
  const shown = about === '' ? total : roundGrams(total)
  return { text: `${fraction(quantity)} ${noun}${about}`, grams: shown, quantity, unit: null }
}

/** Sold loose in every size: nobody cuts one in two for a dish, who takes a small one. */
const sizes = new Set('potato tomato carrot beet turnip parsnip apple pear peach'.split(' '))
const comesInSizes = ({ name }: Food): boolean => sizes.has(foodWords(name).at(-1) ?? '')

function smallOne(food: Food, grams: number): HouseholdAmount {
  const rounded = roundGrams(grams)
  const text = `1 small ${pieceNoun(food, false)} (about ${rounded} g)`
  return { text, grams: rounded, quantity: 1, unit: null }
}

/** Bread is counted in slices, lettuce in heads and puff pastry in sheets: what a piece of these is goes before the name. */
const pieceNouns = ['slice', 'head', 'sheet']

function pieceNoun({ name, plural, portions }: Food, isSeveral: boolean): string {
  const isOneWord = plural === '' || plural === name
  const isSoldAs = (each: string) => portions.named[each] === portions.piece
  const noun = isOneWord || isSoldAs('sheet') ? pieceNouns.find(isSoldAs) : undefined
  if (noun !== undefined) return `${noun}${isSeveral ? 's' : ''} ${name}`
  return isSeveral && !isOneWord ? plural : name
}

function roundCount(count: number, { category, portions: { piece = 0 } }: Food): number {
  const whole = Math.max(1, Math.round(count))
  if (category === 'egg' || (category === 'bread-bakery' && piece < halvedFrom)) return whole
  if (count < 0.35 && piece > halvedFrom) return 0.25
  return count < 0.75 ? 0.5 : whole
}

function spoonsOrCups(food: Food, grams: number): HouseholdAmount {
  const { portions } = food
  const tsp =
    portions.tsp ??
    (portions.tbsp === undefined ? undefined : portions.tbsp / 3) ??
    (portions.cup === undefined ? undefined : portions.cup / 48)
  if (tsp === undefined) return weight(food, grams)
  const tbsp = portions.tbsp ?? tsp * 3
  const cup = portions.cup ?? tbsp * 16
  if (grams < tbsp * 0.85) return spoon(food, nearest(grams / tsp, [0.25, 0.5, 0.75, 1, 1.5, 2]), 'tsp', tsp)
  if (grams < cup * 0.22) return spoon(food, nearest(grams / tbsp, [1, 1.5, 2, 2.5, 3, 4]), 'tbsp', tbsp)
  return cups(food, grams)
}

function spoon(food: Food, quantity: number, unit: string, each: number): HouseholdAmount {
  return { text: `${fraction(quantity)} ${unit} ${nameFor(food)}`, grams: quantity * each, quantity, unit }
}

/** The cups of a set: quarters, thirds and halves. */
const cupSteps = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.25, 4 / 3, 1.5, 5 / 3, 1.75, 2, 2.25, 2.5, 2.75, 3]

function cups(food: Food, grams: number): HouseholdAmount {
  const cup = food.portions.cup
  if (cup === undefined) return weight(food, grams)
  const wanted = grams / cup
  const quantity = nearest(wanted, wanted < 3 ? cupSteps : [Math.max(3, Math.round(wanted * 2) / 2)])
  const total = roundGrams(quantity * cup)
  const metric = isLiquid(food.name) ? `${Math.round((quantity * 240) / 10) * 10} ml` : `${total} g`
  const exact = isLiquid(food.name) ? quantity * cup : total
  const noun = quantity > 1 ? 'cups' : 'cup'
  return {
    text: `${fraction(quantity)} ${noun} (${metric}) ${nameFor(food)}`,
    grams: exact,
    quantity,
    unit: 'cup',
  }
}

function weight(food: Food, grams: number): HouseholdAmount {
  const rounded = roundGrams(Math.max(grams, 5))
  return {
    text: `${rounded} g (${ounces(rounded)}) ${isPartOfOne(food, rounded) ? food.name : nameFor(food)}`,
    grams: rounded,
    quantity: rounded,
    unit: 'g',
  }
}

/** A slice of one cucumber, and not of several. */
const isPartOfOne = ({ portions: { piece } }: Food, grams: number): boolean =>
  piece !== undefined && piece >= 60 && grams < piece

const isPlural: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['vegetable', 'fruit', 'legume'])

/** From this on a weighed amount is of one: '420 g pumpkin'. */
const wholeNobodyWeighs = 400

/** Cuts that are several even where they are weighed. */
const weighedCuts = [...countedCuts, 'wing', 'thigh', ' leg']

/** Weighed foods that come in pieces are named as several: '300 g cherry tomatoes'. */
export function nameFor({ category, name, plural, portions }: Food): string {
  const { piece } = portions
  if (weighedCuts.some((cut) => name.endsWith(cut)) && plural !== '') return plural
  const isSeveral = isPlural.has(category)
    ? piece === undefined || piece < wholeNobodyWeighs
    : (piece ?? 1000) < 30
  return isSeveral && plural !== '' ? plural : name
}

const poundSteps = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5]

/** The pounds or ounces that a cook would say for so many grams: '7 oz', '1 1/2 lb'. */
export function ounces(grams: number): string {
  const exact = grams / 28.3495
  if (exact >= 15.5) {
    const exactPounds = exact / 16
    const pounds = exactPounds < 5 ? nearest(exactPounds, poundSteps) : Math.round(exactPounds)
    return `${fraction(pounds)} lb`
  }
  return `${exact < 4 ? fraction(Math.max(0.25, Math.round(exact * 2) / 2)) : Math.round(exact)} oz`
}

/** Weights as scales and habits have them: 5 g steps below 50, 10 g below 200, 25 g below 600, then 50 g. */
export function roundGrams(grams: number): number {
  const to = grams < 50 ? 5 : grams < 200 ? 10 : grams < 600 ? 25 : 50
  return Math.max(to, Math.round(grams / to) * to)
}
