import type { Food } from '../foods/index.ts'
import { numberAt, tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

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
  | 'uk pint'
  | 'quart'
  | 'gallon'
  | 'piece'

/** An amount as a question states it: '1 ½ cups' is 1.5 cup. `text` is what the person wrote. */
export type Amount = { readonly quantity: number; readonly unit: AmountUnit; readonly text: string }

/** An amount with the place of its words in the text. */
export type WrittenAmount = Amount & { readonly start: number; readonly end: number }

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
  'uk pint': 568.261,
  quart: 946.353,
  gallon: 3785.41,
} as const
export const measureSource =
  'NIST Handbook 44, Appendix C (US customary units); UK Weights and Measures Act 1985 (imperial pint)'

export type WeightUnit = keyof typeof grams
export type VolumeUnit = keyof typeof millilitres

export const isWeight = (unit: AmountUnit): unit is WeightUnit => unit in grams
export const isVolume = (unit: AmountUnit): unit is VolumeUnit => unit in millilitres
export const gramsPer = (unit: WeightUnit): number => grams[unit]
export const millilitresPer = (unit: VolumeUnit): number => millilitres[unit]

const unitWords: Readonly<Record<string, AmountUnit>> = {
  ...units('kg', 'kg|kilo|kilogram'),
  ...units('g', 'g|gr|gram|gramme'),
  ...units('oz', 'oz|ounce'),
  ...units('lb', 'lb|lbs|pound'),
  ...units('ml', 'ml|milliliter|millilitre'),
  ...units('l', 'l|liter|litre'),
  ...units('tbsp', 'tbsp|tablespoon|tbs'),
  ...units('tsp', 'tsp|teaspoon'),
  ...units('cup', 'cup'),
  ...units('pint', 'pint'),
  ...units('quart', 'quart'),
  ...units('gallon', 'gallon'),
}

function units(unit: AmountUnit, names: string): Record<string, AmountUnit> {
  return Object.fromEntries(names.split('|').map((name) => [name, unit]))
}

const imperial = new Set(['uk', 'imperial', 'british', 'english'])

type UnitAt = { readonly unit: AmountUnit; readonly next: number }

/** The unit that a token names; 'fl oz' is one of two. */
function unitAt(tokens: readonly Token[], at: number): UnitAt | undefined {
  const first = tokens[at]
  const isImperial = imperial.has(first?.word ?? '') && tokens[at + 1]?.singular === 'pint'
  if (isImperial) return { unit: 'uk pint', next: at + 2 }
  // '2 US cups' are the cups of this kitchen.
  if (first?.word === 'us') return unitAt(tokens, at + 1)
  const isFluid = first?.word === 'fl' || first?.word === 'fluid'
  if (isFluid && unitWords[tokens[at + 1]?.singular ?? ''] === 'oz') return { unit: 'fl oz', next: at + 2 }
  const unit = first && Object.hasOwn(unitWords, first.singular) ? unitWords[first.singular] : undefined
  return unit && { unit, next: at + 1 }
}

const sizes = new Set(['small', 'medium', 'large', 'whole'])
const isOne = (word: string | undefined): boolean => word === 'a' || word === 'an'

/** 'For each teaspoon'. */
const apiece = new Set(['each', 'every'])

type Found = Amount & { readonly last: number }

function amountAt(question: string, tokens: readonly Token[], at: number): Found | undefined {
  const number = apiece.has(tokens[at]?.word ?? '') ? { value: 1, next: at + 1 } : numberAt(tokens, at)
  if (number === undefined) return undefined
  // 'A quarter of a teaspoon', 'half a cup'.
  const after = tokens[number.next]?.word === 'of' ? number.next + 1 : number.next
  const next = isOne(tokens[after]?.word) ? after + 1 : number.next
  const found = unitAt(tokens, next)
  // '350 f' of an oven is no amount; '20 g °' is none either.
  if (!found || tokens[found.next]?.word === '°') return undefined
  const text = question.slice(tokens[at]?.start, tokens[found.next - 1]?.end)
  return { quantity: number.value, unit: found.unit, text, last: found.next - 1 }
}

function countAt(question: string, tokens: readonly Token[], at: number): Found | undefined {
  const number = numberAt(tokens, at)
  if (number === undefined || tokens[at]?.word === 'no') return undefined
  const next = sizes.has(tokens[number.next]?.word ?? '') ? number.next + 1 : number.next
  const counted = tokens[next]
  if (!counted || counted.word.length < 3 || counted.isAfterStop || unitAt(tokens, next)) return undefined
  return {
    quantity: number.value,
    unit: 'piece',
    text: question.slice(tokens[at]?.start, counted.end),
    last: next,
  }
}

function allOf(
  question: string,
  read: (question: string, tokens: readonly Token[], at: number) => Found | undefined,
): readonly WrittenAmount[] {
  const tokens = tokensOf(question)
  const found: WrittenAmount[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = read(question, tokens, at)
    if (!amount) continue
    const { last, ...rest } = amount
    found.push({ ...rest, start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0 })
    at = last
  }
  return found
}

/** Amounts with a unit in a question (lower case), in the order named; where there is none, counts ('2 eggs'). */
export function amountsIn(question: string): readonly WrittenAmount[] {
  const found = allOf(question, amountAt)
  return found.length > 0 ? found : allOf(question, countAt)
}

/** Every unit a question names, with or without a number: 'in cups'. */
export function unitsIn(question: string): readonly AmountUnit[] {
  const tokens = tokensOf(question)
  const found: AmountUnit[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const unit = unitAt(tokens, at)
    if (!unit) continue
    found.push(unit.unit)
    at = unit.next - 1
  }
  return [...new Set(found)]
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
