import type { FoodCategory, FoodName } from '../foods/index.ts'
import { isKnown } from '../graph/index.ts'
import type { Line } from '../graph/index.ts'
import { findPhrase, holdsPhrase, phraseSet, readSentence, readSentences } from '../reading/index.ts'
import { refused } from './finding.ts'
import type { Finding } from './finding.ts'
import { graphIn, withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/**
 * Most grams of one line for one serving, by kind of food: generous for a home kitchen, so that only slips and pranks are beyond. Rules of
 * this kitchen, not figures of an agency.
 */
const mostGrams: Readonly<Partial<Record<FoodCategory, number>>> = {
  spice: 20,
  herb: 120,
  'oil-fat': 250,
  condiment: 250,
  sweetener: 250,
  'nut-seed': 250,
  'flour-baking': 400,
}
const mostOfAnything = 1500

/** Foods whose strength or harm sets a lower bound than their kind does, in grams for one serving. */
const mostOf: Readonly<Record<FoodName, number>> = {
  salt: 12,
  'kosher salt': 12,
  'sea salt': 12,
  nutmeg: 2,
  'baking soda': 6,
  'baking powder': 12,
  cloves: 4,
  saffron: 4,
  garlic: 45,
  'cayenne pepper': 6,
}

/** Brines, dry cures and salt crusts are poured away and not eaten; so is the oil of a fryer. */
const poured = phraseSet(
  'brine|brined|brining|cure|crust|bury|packed in salt|pack in salt|blanch|blanching|salted water|salt bake|salt baked|salting|ferment|pickle|pickling|draw out|salt the|boiling water|drain|parboil',
)
const fried = phraseSet('deep fry|deep frying|fry|fryer|frying|deep fried|confit|submerge')

/** What boils down is eaten as the little that is left: so many times as much may go in. */
const boiledDown = 3
const liquids: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['condiment', 'beverage', 'broth', 'dairy'])

/** Amounts are above nothing and no larger than one serving can be. */
export const soberAmounts: Stage = (work) => {
  const said = work.steps.map(({ text }) => readSentence(text).tokens)
  const isPoured = said.some((tokens) => holdsPhrase(tokens, poured))
  const isFried = said.some((tokens) => holdsPhrase(tokens, fried)) || work.steps.some(heatsOil)
  const mayBeMore = ({ category, name }: NonNullable<Line['food']>) =>
    isForMany(work, category) ||
    (name === 'baking soda' && isBoiled(work)) ||
    (isPoured && pouredFoods.some((each) => name.includes(each))) ||
    (isFried && category === 'oil-fat')
  const reduced = reducedLines(work)
  return withFindings(
    work,
    work.lines.flatMap((line) => absurd(line, work.servings, mayBeMore, reduced.has(line) ? boiledDown : 1)),
  )
}

const oil = phraseSet('oil|fat|lard|dripping')
const within = 8
/** 'Oil to 140°C in a deep pan': fat that is heated to a figure is for frying in; in 'with the oil and roast at 200°C' something else is. */
const heatsOil = ({ text }: Work['steps'][number]): boolean =>
  readSentences(text).some(({ tokens, quantities }) => {
    const fat = findPhrase(tokens, oil)
    return (
      fat !== undefined &&
      quantities.some(
        ({ kind, first }) =>
          kind === 'temperature' &&
          first > fat.last &&
          first <= fat.last + within &&
          tokens.slice(fat.last, first).every(({ word }) => word !== 'and'),
      )
    )
  })

/** Bagels and pretzels are boiled in soda, which goes with the water. */
const isBoiled = (work: Work): boolean =>
  graphIn(work).events.some(({ clause }) => clause.verb?.id === 'boil' && !clause.isNegated)

/** What is poured away with the brine. */
const pouredFoods = ['salt', 'water', 'sugar']

const stores = new Set([
  'rub',
  'seasoning',
  'mix',
  'blend',
  'spice',
  'brine',
  'cure',
  'salt',
  'powder',
  'masala',
])
const stored: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['spice', 'sweetener', 'herb'])

/** A rub or a spice mix fills a jar, and nobody eats it in so many servings. */
const isForMany = ({ title }: Work, category: FoodCategory): boolean => {
  const { tokens } = readSentence(title)
  return stored.has(category) && stores.has(tokens.at(-1)?.singular ?? '')
}

/** Liquids of the list that a step boils down. */
const reducedLines = (work: Work): ReadonlySet<Line> =>
  new Set(
    graphIn(work)
      .events.filter(({ clause }) => clause.verb?.id === 'reduce' && !clause.isNegated)
      .flatMap(({ touched }) => [...touched])
      .filter(({ food }) => food !== undefined && liquids.has(food.category)),
  )

function absurd(
  line: Line,
  servings: number,
  mayBeMore: (food: NonNullable<Line['food']>) => boolean,
  timesAsMuch: number,
): readonly Finding[] {
  const { text, parsed, food } = line
  const isNothing = parsed.quantity !== null && !(parsed.quantity > 0)
  if (isNothing || isNegative(text)) return [finding('no-amount', `“${text}” is no amount.`, text)]
  if (parsed.grams === null || food === undefined || !isKnown(line) || mayBeMore(food)) return []
  if (isOneBird(line)) return []
  const most = mostOf[food.name] ?? mostGrams[food.category] ?? mostOfAnything
  if (parsed.grams / servings <= most * timesAsMuch) return []
  return [finding('absurd-amount', `“${text}” is more than ${servings} servings can take.`, text)]
}

/** One bird is as large as it is, however many eat of it. */
const isOneBird = ({ parsed, food }: Line): boolean =>
  parsed.quantity === 1 && parsed.unit === null && food?.category === 'poultry'

/** '-2 cups': a minus before a figure, and not the dash of a list. */
function isNegative(text: string): boolean {
  const trimmed = text.trimStart()
  return (
    (trimmed.startsWith('-') || trimmed.startsWith('−')) &&
    trimmed.charCodeAt(1) >= 48 &&
    trimmed.charCodeAt(1) <= 57
  )
}

const finding = (code: string, message: string, where: string): Finding =>
  refused({ kind: 'amounts', code, message, where })
