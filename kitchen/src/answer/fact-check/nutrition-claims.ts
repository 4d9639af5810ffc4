import type { NutritionPer100g } from '../../foods/index.ts'
import { amountsIn, gramsOfAmount } from '../amounts.ts'
import type { AskedFood } from '../display-name.ts'
import { nutritionSentence } from '../replies/nutrition.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

type Nutrient = keyof NutritionPer100g
/** `isOf`: said as '100 g of sugar', which may be the food itself. */
type Claim = { readonly nutrient: Nutrient; readonly value: number; readonly isOf: boolean }

const number = '(\\d[\\d,]*(?:\\.\\d+)?)'
const words: readonly (readonly [Nutrient, string, string])[] = [
  ['protein_g', ' ?(?:g|grams?)', 'protein'],
  ['carbs_g', ' ?(?:g|grams?)', '(?:net )?carb(?:s|ohydrates?)?'],
  ['fat_g', ' ?(?:g|grams?)', '(?:total )?fat'],
  ['fiber_g', ' ?(?:g|grams?)', '(?:dietary )?fib(?:er|re)'],
  ['sugar_g', ' ?(?:g|grams?)', 'sugars?'],
  ['sodium_mg', ' ?(?:mg|milligrams?)', '(?:sodium|salt)'],
]
const energy = new RegExp(
  `${number} ?(?:k?cal(?:ories)?)\\b|\\bcalories?(?: count)?(?: is|:| of)? (?:about )?${number}`,
  'g',
)
const patterns = words.map(([nutrient, unit, name]) => ({
  nutrient,
  pattern: new RegExp(
    `${number}${unit}(?: of)? ${name}\\b|\\b${name}(?: content)?(?: is|:| of)? (?:about |around )?${number}${unit}\\b`,
    'g',
  ),
}))
/** 'Add 50 g of sugar' measures an ingredient. */
const recipeAmount =
  /\b(?:add|mix|stir|use|take|whisk|combine|sprinkle|dissolve|weigh|need|pour|fold|beat|cream)\b/
/** Vitamins and minerals that the tables do not hold. */
const untold =
  /\b\d[\d,.]* ?(?:mg|mcg|µg|iu|%)\b.{0,30}\b(?:vitamins?|iron|calcium|potassium|magnesium|zinc|folate|omega)\b|\b(?:vitamin \w+|iron|calcium|potassium|magnesium|zinc|folate|omega-?3s?)\b.{0,30}\b\d[\d,.]* ?(?:mg|mcg|µg|iu|%)/

/** Share by which a rounded figure may differ, and the units that always may. */
const tolerance = 0.12
const units = 1

/** Figures of energy and nutrients agree with USDA's for the food and the amount named (100 g where none is), or stand in a lookup. */
export function checkNutrition(statement: ReadStatement): StatementVerdict | null {
  const claims = claimsIn(statement.plain).filter((claim) => !isItself(statement, claim))
  if (claims.length === 0)
    return untold.test(statement.plain) ? { verdict: 'drop', reason: 'nutrition' } : null
  const wrong = claims.some(
    (claim) =>
      !isLookedUp(statement, claim) && !statement.foods.some((food) => agrees(food, claim, statement.plain)),
  )
  if (!wrong) return null
  const [food] = statement.foods
  return instead('nutrition', food && nutritionSentence(food, withoutFigures(statement.plain)))
}

/** The sentence with its nutrients named and their figures gone, so that what is left is the amount of the food. */
function withoutFigures(plain: string): string {
  const calories = plain.replace(energy, ' calories ')
  return patterns.reduce(
    (text, { nutrient, pattern }) => text.replace(pattern, ` ${nutrient.slice(0, nutrient.indexOf('_'))} `),
    calories,
  )
}

/** '100 g of sugar' is the food, not what is in one. */
function isItself({ named }: ReadStatement, { nutrient, isOf }: Claim): boolean {
  const word = new RegExp(`\\b${nutrient.slice(0, nutrient.indexOf('_'))}s?\\b`)
  return isOf && named.some(({ name }) => word.test(name))
}

function claimsIn(plain: string): readonly Claim[] {
  const calories = [...plain.matchAll(energy)].map((match) => claimOf('kcal', match))
  const grams = patterns.flatMap(({ nutrient, pattern }) =>
    [...plain.matchAll(pattern)]
      .filter((match) =>
        nutrient !== 'sugar_g' && nutrient !== 'fat_g' && nutrient !== 'sodium_mg'
          ? true
          : !recipeAmount.test(plain.slice(Math.max(0, match.index - 25), match.index)),
      )
      .map((match) => claimOf(nutrient, match)),
  )
  return [...calories, ...grams]
}

function claimOf(nutrient: Nutrient, { 0: said, 1: first, 2: second, index, input }: RegExpExecArray): Claim {
  const isOf = / of /.test(said) || input.slice(0, index).endsWith(' of ')
  return { nutrient, value: Number((first ?? second ?? '0').replaceAll(',', '')), isOf }
}

function agrees(food: AskedFood, { nutrient, value }: Claim, plain: string): boolean {
  const per100 = food.per100g[nutrient]
  if (per100 === null) return false
  return gramsSaid(food, plain).some((grams) => isNear(value, (per100 * grams) / 100))
}

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
  const piece = /\b(?:one|an?|each|medium|large|small|per)\b/.test(rest)
    ? (food.portions.piece ?? null)
    : null
  return [...counted, ...named, 100, ...(piece === null ? [] : [piece])]
}

const isNear = (said: number, known: number): boolean =>
  Math.abs(said - known) <= Math.max(units, known * tolerance)

/** Figures of a dish stand in its lookup; those of a food are computed for the amount instead. */
function isLookedUp({ lookups, named }: ReadStatement, { value }: Claim): boolean {
  const facts = lookups
    .filter(({ food }) => food === null && named.length === 0)
    .flatMap((lookup) => lookup.facts)
  return facts.some(({ value: fact }) =>
    (fact.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((known) =>
      isNear(value, Number(known.replaceAll(',', ''))),
    ),
  )
}
