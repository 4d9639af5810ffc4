import type { Food } from '../foods/index.ts'
import { findUnit, gramsOf, gramsOfWeight, millilitresOf } from '../measures/index.ts'
import type { Amount } from './amount.ts'
import type { LineTokens } from './line-tokens.ts'

/** Grams of a line, the middle of its range, to two places; null where neither the line nor the tables tell. What a line says in grams goes first. */
export function gramsOfLine(line: LineTokens, amount: Amount, food: Food): number | null {
  const { unit, stated } = amount
  const count = middleOf(amount)
  if (count !== null && isWeight(unit)) return rounded(gramsOf(count, unit, food))
  const said = stated === null ? null : gramsOf(stated.quantity, stated.unit, food)
  const whole = said === null || stated === null ? null : stated.isEach ? said * (count ?? 1) : said
  if (whole !== null && stated !== null && isWeight(stated.unit)) return rounded(whole)
  return rounded((count === null ? null : measured(line, count, amount, food)) ?? whole)
}

const middleOf = ({ quantity, max }: Amount): number | null =>
  quantity === null || max === null ? quantity : (quantity + max) / 2

const isWeight = (unit: string | null): boolean => unit !== null && gramsOfWeight(unit) !== undefined

const rounded = (grams: number | null): number | null =>
  grams === null ? null : Math.round(grams * 100) / 100

function measured(line: LineTokens, count: number, amount: Amount, food: Food): number | null {
  const cup = cupAsCut(line, amount, food)
  if (cup !== undefined)
    return gramsOf(count, amount.unit, { ...food, portions: { ...food.portions, ...cup } })
  const behind = amount.unit === null || sizes.has(amount.unit) ? unitBehind(line, amount, food) : null
  return gramsOf(count, behind ?? amount.unit, food)
}

/** '4 small lettuce leaves' are leaves, and no small heads. */
const sizes: ReadonlySet<string> = new Set(['small', 'medium', 'large'])

/** '3 pineapple slices', '2 gelatin leaves': the measure stands behind the food. */
function unitBehind(line: LineTokens, { from, to }: Amount, { portions }: Food): string | null {
  const names = line.tokens.filter((token, at) => token.start >= from && token.end <= to && !line.inside[at])
  const first = names.findIndex(({ isAfterMark }, at) => at > 0 && isAfterMark)
  const last = (first === -1 ? names : names.slice(0, first)).at(-1)
  const unit = last === undefined || names.length < 2 ? undefined : findUnit(last.word)
  return unit !== undefined && portions.named[unit] !== undefined ? unit : null
}

/** How USDA's tables write a cut, and how recipes do. */
const cuts: Readonly<Record<string, string>> = {
  slices: 'sliced',
  cubes: 'cubed',
  pieces: 'chopped',
  chunks: 'cubed',
  halves: 'halved',
}
const cutWords = new Set(
  'sliced slivered chopped diced cubed shredded grated crumbled ground mashed pureed crushed halved whole packed'.split(
    ' ',
  ),
)

/** The cup of a food cut as the line says: sliced almonds weigh 92 g, whole ones 143. Undefined where the tables have no such cup. */
function cupAsCut(line: LineTokens, { unit }: Amount, { portions }: Food) {
  if (unit === null || millilitresOf(unit) === undefined) return undefined
  const words = new Set(line.tokens.map(({ word }) => word))
  const found = Object.entries(portions.named).find(([name]) => saysCut(name, words))
  return found === undefined ? undefined : { cup: found[1], tbsp: found[1] / 16, tsp: found[1] / 48 }
}

/** 'Cup chopped or diced' is any of its words, 'cup shelled' no cut at all. */
function saysCut(measure: string, words: ReadonlySet<string>): boolean {
  const [cup, ...named] = measure.split(' ')
  const forms = named.filter((word) => word !== 'or').map((word) => cuts[word] ?? word)
  const areCuts = cup === 'cup' && forms.length > 0 && forms.every((word) => cutWords.has(word))
  return areCuts && forms.some((word) => words.has(word))
}
