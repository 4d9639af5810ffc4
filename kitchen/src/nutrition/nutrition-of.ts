import { findFood } from '../foods/index.ts'
import type { FoodName, NutritionPer100g } from '../foods/index.ts'
import type { ServingNutrition } from '../recipe/index.ts'

/** A line to count: `food` and `grams` are null where the kitchen does not know them. */
export type CountableLine = {
  readonly text: string
  readonly food: FoodName | null
  readonly grams: number | null
}

/** Nutrition of one serving, and how much of the recipe it covers. */
export type Nutrition = {
  readonly perServing: ServingNutrition
  readonly coverage: {
    readonly counted: number
    readonly total: number
    readonly notCounted: readonly string[]
  }
}

/**
 * Adds up the figures of the foods as bought (USDA, see each food's source), for one of `servings` servings (1 or more), rounded to whole
 * kcal and grams. A line without a known food or weight is named in `notCounted` and adds nothing; water adds nothing either.
 * @example nutritionOf([{ text: '200 g spaghetti', food: 'spaghetti', grams: 200 }], 2)
 */
export function nutritionOf(lines: readonly CountableLine[], servings: number): Nutrition {
  if (!(servings >= 1))
    throw new RangeError(`Cannot count nutrition: servings must be 1 or more, got ${servings}`)
  const counted = lines.flatMap((line) => countedLine(line))
  const notCounted = lines.filter((line) => countedLine(line).length === 0).map(({ text }) => text)
  const per = (key: 'kcal' | 'protein_g' | 'carbs_g' | 'fat_g') =>
    Math.round(counted.reduce((sum, { figures, grams }) => sum + (figures[key] * grams) / 100, 0) / servings)
  return {
    perServing: {
      calories: per('kcal'),
      protein: per('protein_g'),
      carbs: per('carbs_g'),
      fat: per('fat_g'),
    },
    coverage: { counted: counted.length, total: lines.length, notCounted },
  }
}

type Counted = { readonly figures: NutritionPer100g; readonly grams: number }

function countedLine({ food, grams }: CountableLine): readonly Counted[] {
  const found = food === null ? undefined : findFood(food)
  return found === undefined || grams === null ? [] : [{ figures: found.per100g, grams }]
}
