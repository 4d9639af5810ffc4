import type { Food } from '../foods/index.ts'
import { numberWords } from '../measures/index.ts'

/** Units that a question can name; `piece` is one of the food itself. */
export type AmountUnit =
  | 'g'
  | 'kg'
  | 'oz'
  | 'lb'
  | 'ml'
  | 'l'
  | 'tsp'
  | 'tbsp'
  | 'cup'
  | 'fl oz'
  | 'pint'
  | 'quart'
  | 'gallon'
  | 'piece'

/** An amount as a question states it: '1 ½ cups' is 1.5 cup. `text` is what the person wrote. */
export type Amount = { readonly quantity: number; readonly unit: AmountUnit; readonly text: string }

/** Grams of the weights and millilitres of the US volumes: NIST Handbook 44, Appendix C. */
const grams = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 } as const
const millilitres = {
  ml: 1,
  l: 1000,
  tsp: 4.92892,
  tbsp: 14.7868,
  'fl oz': 29.5735,
  cup: 236.588,
  pint: 473.176,
  quart: 946.353,
  gallon: 3785.41,
} as const
export const measureSource = 'NIST Handbook 44, Appendix C (US customary units)'

export type WeightUnit = keyof typeof grams
export type VolumeUnit = keyof typeof millilitres

export const isWeight = (unit: AmountUnit): unit is WeightUnit => unit in grams
export const isVolume = (unit: AmountUnit): unit is VolumeUnit => unit in millilitres
export const gramsPer = (unit: WeightUnit): number => grams[unit]
export const millilitresPer = (unit: VolumeUnit): number => millilitres[unit]

const unitWords: readonly (readonly [AmountUnit, string])[] = [
  ['kg', 'kg|kilos?|kilograms?'],
  ['g', 'g|gr|grams?|grammes?'],
  ['fl oz', 'fl\\.? ?oz|fluid ounces?'],
  ['oz', 'oz|ounces?'],
  ['lb', 'lbs?|pounds?'],
  ['ml', 'ml|millilit(?:er|re)s?'],
  ['l', 'l|lit(?:er|re)s?'],
  ['tbsp', 'tbsps?|tablespoons?|tbs'],
  ['tsp', 'tsps?|teaspoons?'],
  ['cup', 'cups?'],
  ['pint', 'pints?'],
  ['quart', 'quarts?'],
  ['gallon', 'gallons?'],
]
const amountWords: Readonly<Record<string, number>> = {
  ...numberWords,
  half: 0.5,
  'half a': 0.5,
  quarter: 0.25,
  'a quarter': 0.25,
  'a quarter of a': 0.25,
  'three quarters of a': 0.75,
}
const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
}

const digits = '\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?'
const numbers = `${digits}|${Object.keys(amountWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`
const units = unitWords.map(([, words]) => words).join('|')
const measured = new RegExp(`(?<![\\d/.])\\b(${numbers}) ?(?:an? )?(${units})\\b(?! ?°)`, 'g')
const counted = new RegExp(
  `(?<![\\d/.])\\b(${numbers}) (?!(?:${units})\\b)(?:small |medium |large |whole )?[a-z]{3,}`,
  'g',
)

/** Amounts with a unit in a question (lower case), in the order named; where there is none, counts ('2 eggs'). */
export function amountsIn(question: string): readonly Amount[] {
  const plain = question.replace(
    /(\d)?([½¼¾⅓⅔⅛])/g,
    (_, whole: string | undefined, part: string) => `${whole ? `${whole} ` : ''}${vulgar[part] ?? ''}`,
  )
  const found = [...plain.matchAll(measured)].map(([text, number, unit]) => amount(text, number, unit))
  if (found.length > 0) return found
  return [...plain.matchAll(counted)].map(([text, number]) => ({
    quantity: numberOf(number ?? '1'),
    unit: 'piece' as const,
    text,
  }))
}

function amount(text: string, number: string | undefined, word: string | undefined): Amount {
  const unit = unitWords.find(([, words]) => new RegExp(`^(?:${words})$`).test(word ?? ''))?.[0] ?? 'piece'
  return { quantity: numberOf(number ?? '1'), unit, text }
}

function numberOf(text: string): number {
  const word = amountWords[text]
  if (word !== undefined) return word
  const parts = text
    .replace(',', '.')
    .split(' ')
    .map((part) => {
      const [top, bottom] = part.split('/').map(Number)
      return bottom ? (top ?? 0) / bottom : (top ?? 0)
    })
  return parts.reduce((sum, part) => sum + part, 0)
}

/** Every unit a question names, with or without a number: 'in cups'. */
export function unitsIn(question: string): readonly AmountUnit[] {
  // A fluid ounce is no ounce.
  const withoutFluid = question.replace(/\bfl\.? ?oz\b|\bfluid ounces?\b/g, (words) =>
    '-'.repeat(words.length),
  )
  return unitWords
    .map(
      ([unit, words]) =>
        [
          unit,
          (unit === 'oz' ? withoutFluid : question).search(new RegExp(`(?:\\b|(?<=\\d))(?:${words})\\b`)),
        ] as const,
    )
    .filter(([, at]) => at >= 0)
    .toSorted(([, a], [, b]) => a - b)
    .map(([unit]) => unit)
}

/** Grams of one unit of a food, from its own measures; `null` where the source gives none. */
export function gramsOfUnit(unit: AmountUnit, { portions }: Pick<Food, 'portions'>): number | null {
  if (isWeight(unit)) return grams[unit]
  if (unit === 'piece') return portions.piece ?? null
  if (unit === 'tbsp' && portions.tbsp) return portions.tbsp
  if (unit === 'tsp' && portions.tsp) return portions.tsp
  const perMillilitre = portions.cup
    ? portions.cup / millilitres.cup
    : portions.tbsp
      ? portions.tbsp / millilitres.tbsp
      : null
  return perMillilitre === null ? null : perMillilitre * millilitres[unit]
}

/** Grams of an amount of a food; `null` where the source gives no measure for its unit. */
export function gramsOfAmount({ quantity, unit }: Amount, food: Pick<Food, 'portions'>): number | null {
  const one = gramsOfUnit(unit, food)
  return one === null ? null : one * quantity
}
