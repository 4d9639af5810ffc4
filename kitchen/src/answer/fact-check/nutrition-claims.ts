import type { NutritionPer100g } from '../../foods/index.ts'
import { numberAt, tokensOf } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import { amountsIn, gramsOfAmount } from '../amounts.ts'
import type { AskedFood } from '../display-name.ts'
import { nutritionSentence } from '../replies/nutrition.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

type Nutrient = keyof NutritionPer100g
/** A figure with the place of its words. `isOf`: said as '100 g of sugar', which may be the food itself. */
type Claim = {
  readonly nutrient: Nutrient
  readonly value: number
  readonly isOf: boolean
  readonly start: number
  readonly end: number
}

const nutrients: Readonly<Record<string, Nutrient>> = {
  protein: 'protein_g',
  carb: 'carbs_g',
  carbohydrate: 'carbs_g',
  fat: 'fat_g',
  fiber: 'fiber_g',
  fibre: 'fiber_g',
  sugar: 'sugar_g',
  sodium: 'sodium_mg',
  salt: 'sodium_mg',
  calorie: 'kcal',
  cal: 'kcal',
  kcal: 'kcal',
}
const units: Readonly<Record<string, 'g' | 'mg'>> = { g: 'g', gram: 'g', mg: 'mg', milligram: 'mg' }
const kinds = new Set(['net', 'total', 'dietary'])
const fillers = new Set(['content', 'count', 'is', 'of', 'about', 'around'])
/** 'Add 50 g of sugar' measures an ingredient. */
const recipeAmount = new Set(
  'add mix stir use take whisk combine sprinkle dissolve weigh need pour fold beat cream'.split(' '),
)
const alsoIngredients: ReadonlySet<Nutrient> = new Set(['sugar_g', 'fat_g', 'sodium_mg'])
/** Vitamins and minerals that the tables do not hold. */
const untold = new Set('vitamin iron calcium potassium magnesium zinc folate omega'.split(' '))
const untoldUnits = new Set(['mg', 'mcg', 'µg', 'iu', '%'])

/** Share by which a rounded figure may differ, and the units that always may. */
const tolerance = 0.12
const rounding = 1

/** Figures of energy and nutrients agree with USDA's for the food and the amount named (100 g where none is), or stand in a lookup. */
export function checkNutrition(statement: ReadStatement): StatementVerdict | null {
  const claims = claimsIn(statement.plain).filter((claim) => !isItself(statement, claim))
  if (claims.length === 0) return isUntold(statement.plain) ? { verdict: 'drop', reason: 'nutrition' } : null
  const wrong = claims.some(
    (claim) =>
      !isLookedUp(statement, claim) && !statement.foods.some((food) => agrees(food, claim, statement.plain)),
  )
  if (!wrong) return null
  const food = [...statement.about, ...statement.foods].find(({ members }) => members.length === 0)
  return instead(
    'nutrition',
    food && nutritionSentence(food, `${withoutFigures(statement.plain)}. ${statement.asked}`),
  )
}

function isUntold(plain: string): boolean {
  const tokens = tokensOf(plain)
  return (
    tokens.some(({ singular }) => untold.has(singular)) &&
    tokens.some(({ word }, at) => untoldUnits.has(word) && numberAt(tokens, at - 1) !== undefined)
  )
}

/** The sentence with its nutrients named and their figures gone, so that what is left is the amount of the food. */
function withoutFigures(plain: string): string {
  let text = plain
  for (const { nutrient, start, end } of claimsIn(plain).toReversed())
    text = `${text.slice(0, start)} ${nameOf(nutrient)} ${text.slice(end)}`
  return text
}

const nameOf = (nutrient: Nutrient): string =>
  nutrient === 'kcal' ? 'calories' : nutrient.slice(0, nutrient.indexOf('_'))

/** '100 g of sugar' is the food, not what is in one. */
function isItself({ named }: ReadStatement, { nutrient, isOf }: Claim): boolean {
  return (
    isOf &&
    named.some(({ name }) => tokensOf(name).some(({ singular }) => singular === singularOf(nameOf(nutrient))))
  )
}
const singularOf = (word: string): string => tokensOf(word)[0]?.singular ?? word

function claimsIn(plain: string): readonly Claim[] {
  const tokens = tokensOf(plain)
  return tokens.flatMap((_, at) => claimAt(tokens, at) ?? [])
}

/** '20 g of protein' and '72 calories', or 'protein: 20 g' and 'calories of about 72'. */
function claimAt(tokens: readonly Token[], at: number): Claim | undefined {
  const number = isFigure(tokens[at]) ? numberAt(tokens, at) : undefined
  if (number === undefined) return undefined
  const isEnergy = nutrientAt(tokens, number.next) === 'kcal'
  const unit = units[tokens[number.next]?.singular ?? '']
  const behind = isEnergy ? number.next : nutrientBehind(tokens, number.next + 1)
  const before = nutrientBefore(tokens, at)
  const nutrient = unit || isEnergy ? nutrientAt(tokens, behind) : undefined
  const found = isOfUnit(nutrient, unit) ? nutrient : undefined
  const other = before && isOfUnit(before.nutrient, unit) ? before : undefined
  if (found === undefined && other === undefined) return undefined
  const last = found === undefined ? (unit ? number.next : number.next - 1) : behind
  const first = found === undefined ? (other?.at ?? at) : at
  return claimOf(tokens, {
    nutrient: found ?? other?.nutrient ?? 'kcal',
    value: number.value,
    first,
    last,
    at,
  })
}

const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && token.word >= '0' && token.word < ':'

/** Energy has no unit beside itself; salt is told in mg, all else in g. */
function isOfUnit(nutrient: Nutrient | undefined, unit: 'g' | 'mg' | undefined): nutrient is Nutrient {
  if (nutrient === undefined) return false
  return nutrient === 'kcal' ? unit === undefined : unit === (nutrient === 'sodium_mg' ? 'mg' : 'g')
}

function nutrientAt(tokens: readonly Token[], at: number): Nutrient | undefined {
  const token = tokens[at]
  return token && Object.hasOwn(nutrients, token.singular) ? nutrients[token.singular] : undefined
}

/** The token behind a unit that may name a nutrient: 'of', 'net' and the like are passed over. */
function nutrientBehind(tokens: readonly Token[], from: number): number {
  let at = from
  if (tokens[at]?.word === 'of') at += 1
  return kinds.has(tokens[at]?.word ?? '') ? at + 1 : at
}

function nutrientBefore(
  tokens: readonly Token[],
  figure: number,
): { readonly nutrient: Nutrient; readonly at: number } | undefined {
  let at = figure - 1
  while (fillers.has(tokens[at]?.word ?? '')) at -= 1
  const nutrient = nutrientAt(tokens, at)
  return nutrient && { nutrient, at }
}

type Found = {
  readonly nutrient: Nutrient
  readonly value: number
  readonly first: number
  readonly last: number
  readonly at: number
}

function claimOf(tokens: readonly Token[], { nutrient, value, first, last, at }: Found): Claim | undefined {
  const before = tokens.slice(Math.max(0, at - 4), at)
  if (alsoIngredients.has(nutrient) && before.some(({ word }) => recipeAmount.has(word))) return undefined
  const isOf = tokens.slice(first - 1, last).some(({ word }) => word === 'of')
  return { nutrient, value, isOf, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }
}

function agrees(food: AskedFood, { nutrient, value }: Claim, plain: string): boolean {
  const per100 = food.per100g[nutrient]
  if (per100 === null) return false
  return gramsSaid(food, plain).some((grams) => isNear(value, (per100 * grams) / 100))
}

const onePiece = wording('one|a|an|each|medium|large|small|per')

/** The amounts the figure may be for: those named; else 100 g, a named measure or one piece. */
function gramsSaid(food: AskedFood, plain: string): readonly number[] {
  const rest = withoutFigures(plain)
  const amounts = amountsIn(rest)
    .filter(({ unit }) => unit !== 'piece')
    .flatMap((amount) => gramsOfAmount(amount, food) ?? [])
  if (amounts.length > 0) return amounts
  const counted = amountsIn(rest).flatMap((amount) => gramsOfAmount(amount, food) ?? [])
  const named = Object.entries(food.portions.named).flatMap(([label, grams]) =>
    rest.includes(label) ? [grams] : [],
  )
  const piece = onePiece.test(rest) ? (food.portions.piece ?? null) : null
  return [...counted, ...named, 100, ...(piece === null ? [] : [piece])]
}

const isNear = (said: number, known: number): boolean =>
  Math.abs(said - known) <= Math.max(rounding, known * tolerance)

/** Figures of a dish stand in its lookup; those of a food are computed for the amount instead. */
function isLookedUp({ lookups, named }: ReadStatement, { value }: Claim): boolean {
  const facts = lookups
    .filter(({ food }) => food === null && named.length === 0)
    .flatMap((lookup) => lookup.facts)
  return facts.some(({ value: fact }) => {
    const tokens = tokensOf(fact)
    return tokens.some((token, at) => isFigure(token) && isNear(value, numberAt(tokens, at)?.value ?? NaN))
  })
}

/** Shares of EU claims, per 100 g. Source: Regulation (EC) 1924/2006, annex. */
const isLowIn = { kcal: 40, fat_g: 3, sugar_g: 5, sodium_mg: 120 } as const
const isSourceOf = { fiber_g: 3 } as const
const energyOfProtein = 4
/** Share of the energy from which on a food is a source of protein. */
const proteinShare = 0.12

const saysLow = wording(
  'low in|on / low|fewer|few|little|hardly * calorie|kcal|fat|sugar|sodium|salt|carb / light on',
)
const saysSource = wording(
  'source of / rich in / high in / plenty|lots of / full|packed of|with / add|adds / give',
)

/** A figure that agreed, or a claim of little or much that the tables bear out by the law's thresholds. */
export function isNutritionKnown(statement: ReadStatement): boolean {
  const { plain, foods } = statement
  if (claimsIn(plain).length > 0) return true
  const said = [...new Set(tokensOf(plain).flatMap((_, at, all) => nutrientAt(all, at) ?? []))]
  if (said.length === 0 || foods.length === 0) return false
  const isLow = saysLow.test(plain)
  if (!isLow && !saysSource.test(plain)) return false
  return foods.every(({ per100g }) =>
    said.every((each) => (isLow ? isLittle(per100g, each) : isMuch(per100g, each))),
  )
}

const isLittle = (per100g: NutritionPer100g, nutrient: Nutrient): boolean =>
  nutrient in isLowIn && (per100g[nutrient] ?? Infinity) <= isLowIn[nutrient as keyof typeof isLowIn]

function isMuch(per100g: NutritionPer100g, nutrient: Nutrient): boolean {
  if (nutrient === 'protein_g') {
    const { protein_g: protein, kcal } = per100g
    return protein !== null && kcal !== null && protein * energyOfProtein >= kcal * proteinShare
  }
  return nutrient in isSourceOf && (per100g[nutrient] ?? 0) >= isSourceOf[nutrient as keyof typeof isSourceOf]
}
