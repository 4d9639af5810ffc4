import type { FoodCategory, Portions } from '../src/foods/food.ts'
import { spoonsAndCup } from './read-cup-and-piece-weights.ts'

type Measure = { readonly wording: string; readonly grams: number }

/** Measures of weight or of a whole package, which say nothing about the food. */
const noMeasure = new Set([
  'oz', 'lb', 'fl', 'cup', 'cups', 'tbsp', 'tablespoon', 'tsp', 'teaspoon', 'cubic', 'recipe', 'nlea', 'quart', 'jigger', 'pint', 'yield',
]) // prettier-ignore

/** How a cup is filled, from the way that recipes mostly mean. */
const cupForms = [
  '',
  'chopped',
  'diced',
  'sliced',
  'slices',
  'cubes',
  'cubed',
  'pieces',
  'shredded',
  'whole',
  'crumbled',
]

/** Sizes that stand for one piece, from the one that recipes mean when they name no size. */
const sizes = ['medium', 'fruit', 'piece', 'large', 'regular', 'each', 'unit', 'small']

/** Parts that are bought and counted one by one. */
const parts = new Set(
  (
    'fillet breast thigh drumstick wing leg patty link chop steak cookie cracker roll muffin bagel biscuit pancake waffle doughnut ' +
    'tortilla bar frankfurter sausage egg cake croissant pastry bun cone pretzel candy tart pie nut kernel seed bird pepper spear ' +
    'stalk ear shell crust slice sheet meatball onion potato root pod leaf head stick rusk matzo caramel jellybean olive pickle'
  ).split(' '),
)

/** The portions that SR28 lists in one cell: '1 cup, diced = 150 g; 1 medium = 110 g'. */
export function portionsOfMeasures(cell: string, category: FoodCategory): Portions {
  const measures = cell.split('; ').flatMap(readMeasure)
  const piece = pieceOf(measures, category)
  return {
    ...spoonsAndCup(
      cupOf(measures),
      spoonOf(measures, /^(?:tbsp|tablespoon)/),
      spoonOf(measures, /^(?:tsp|teaspoon)/),
    ),
    ...(piece === null ? {} : { piece }),
    named: namedOf(measures),
  }
}

function readMeasure(text: string): readonly Measure[] {
  const [amount = '', grams = ''] = text.split(' = ')
  const space = amount.indexOf(' ')
  const count = Number(amount.slice(0, space))
  const weight = Number(grams.replace(' g', ''))
  if (space < 1 || !(count > 0) || !(weight > 0)) return []
  return [{ wording: plainWording(amount.slice(space + 1)), grams: round(weight / count) }]
}

function plainWording(text: string): string {
  return text
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
    .toLowerCase()
}

function cupOf(measures: readonly Measure[]): number | null {
  const cups = measures.filter(({ wording }) => /^cup\b/.test(wording))
  const formOf = ({ wording }: Measure) => wording.replace(/^cup[, ]*/, '')
  for (const form of cupForms) {
    const found =
      cups.find((cup) => formOf(cup) === form) ??
      cups.find((cup) => form !== '' && formOf(cup).startsWith(form))
    if (found !== undefined) return found.grams
  }
  const [first] = cups
  const ounce = measures.find(({ wording }) => wording === 'fl oz')
  return first?.grams ?? (ounce === undefined ? null : round(ounce.grams * 8))
}

function spoonOf(measures: readonly Measure[], spoon: RegExp): number | null {
  return measures.find(({ wording }) => spoon.test(wording))?.grams ?? null
}

function pieceOf(measures: readonly Measure[], category: FoodCategory): number | null {
  const firstWord = ({ wording }: Measure) => singular(wording.split(/[ ,]/)[0] ?? '')
  for (const size of sizes) {
    const found = measures.find((measure) => firstWord(measure) === size)
    if (found !== undefined) return found.grams
  }
  const isSliced = category === 'bread-bakery' || category === 'dairy'
  const part = measures.find((measure) => {
    const word = firstWord(measure)
    return parts.has(word) && (word !== 'slice' || isSliced)
  })
  return part?.grams ?? null
}

function namedOf(measures: readonly Measure[]): Readonly<Record<string, number>> {
  const named: Record<string, number> = {}
  for (const { wording, grams } of measures) {
    const word = singular(wording.split(/[ ,]/)[0] ?? '')
    if (word === 'cup' && wording.length > 3) named[wording.replace(',', '')] ??= grams
    else if (/^[a-z]{3,}$/.test(word) && !noMeasure.has(word)) named[word] ??= grams
  }
  return named
}

function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  if (word.endsWith('ies') && word.length > 5)
    return `${word.slice(0, -1).slice(0, -2)}${word === 'cookies' || word === 'brownies' ? 'ie' : 'y'}`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function round(grams: number): number {
  return Math.round(grams * 100) / 100
}
