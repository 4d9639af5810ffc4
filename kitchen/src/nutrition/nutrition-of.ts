import { findFood } from '../foods/index.ts'
import type { Food, FoodName, NutritionPer100g } from '../foods/index.ts'
import type { ServingNutrition } from '../recipe/index.ts'
import { eatenGrams } from './eaten-share.ts'
import { isTrace, referenceGrams } from './reference-amounts.ts'

/**
 * A line to count: `food` and `grams` are null where the kitchen does not know them. `quantity` is null where the line names no amount, and
 * `isOptional` true for what is served beside or may be left out, `isToTaste` for what is 'as needed'; a line that leaves `quantity` out is taken to name an amount.
 */
export type CountableLine = {
  readonly text: string
  readonly food: FoodName | null
  readonly grams: number | null
  readonly quantity?: number | null
  readonly unit?: string | null
  readonly isOptional?: boolean
  readonly isToTaste?: boolean
}

/**
 * Why a line without a weight is counted all the same. `trace`: next to no energy, as salt and herbs; `beside`: optional, to taste or served beside, so
 * no part of the figures; `customary`: taken at FDA's reference amount, since the line names none.
 */
export type Assumption = 'trace' | 'beside' | 'customary'
export type AssumedLine = { readonly text: string; readonly assumption: Assumption }

/** Nutrition of one serving, and how much of the recipe it covers. */
export type Nutrition = {
  readonly perServing: ServingNutrition
  readonly coverage: {
    readonly counted: number
    readonly total: number
    readonly notCounted: readonly string[]
  }
  /** The counted lines that have no weight of their own. */
  readonly assumed: readonly AssumedLine[]
}

/**
 * Adds up the figures of the foods as bought (USDA, see each food's source), for one of `servings` servings (1 or more), rounded to whole
 * kcal and grams. A line without a weight counts where its food is known and it adds next to nothing, stands beside the dish, or names no
 * amount and has a customary one (`assumed` says which); every other is named in `notCounted` and adds nothing.
 * @example nutritionOf([{ text: '200 g spaghetti', food: 'spaghetti', grams: 200 }], 2)
 */
export function nutritionOf(lines: readonly CountableLine[], servings: number): Nutrition {
  if (!(servings >= 1))
    throw new RangeError(`Cannot count nutrition: servings must be 1 or more, got ${servings}`)
  const read = lines.map((line) => countLine(line, servings))
  const counted = read.filter((line) => line !== null)
  const per = (key: 'kcal' | 'protein_g' | 'carbs_g' | 'fat_g') =>
    Math.round(counted.reduce((sum, { figures, grams }) => sum + (figures[key] * grams) / 100, 0) / servings)
  return {
    perServing: {
      calories: per('kcal'),
      protein: per('protein_g'),
      carbs: per('carbs_g'),
      fat: per('fat_g'),
    },
    coverage: {
      counted: counted.length,
      total: lines.length,
      notCounted: lines.filter((_, at) => read[at] === null).map(({ text }) => text),
    },
    assumed: counted.flatMap(({ text, assumption }) => (assumption === null ? [] : [{ text, assumption }])),
  }
}

type Counted = {
  readonly text: string
  readonly figures: NutritionPer100g
  readonly grams: number
  readonly assumption: Assumption | null
}

function countLine(line: CountableLine, servings: number): Counted | null {
  const food = line.food === null ? undefined : findFood(line.food)
  if (food === undefined) return null
  const { text, grams } = line
  const counted = { text, figures: food.per100g }
  if (grams === null) return assumed(line, food, servings)
  return { ...counted, grams: eatenGrams(line, food, grams, servings), assumption: null }
}

function assumed(line: CountableLine, food: Food, servings: number): Counted | null {
  const counted = { text: line.text, figures: food.per100g }
  const hasAmount = line.quantity !== null
  if (isTrace(food)) return { ...counted, grams: 0, assumption: 'trace' }
  if (hasAmount || line.quantity === undefined) return null
  if (line.isOptional === true) return { ...counted, grams: 0, assumption: 'beside' }
  // Fat as needed goes into the pan; anything else to taste is as much as the eater likes.
  if (line.isToTaste === true && food.category !== 'oil-fat')
    return { ...counted, grams: 0, assumption: 'beside' }
  const grams = referenceGrams(food, servings)
  return grams === null ? null : { ...counted, grams, assumption: 'customary' }
}
