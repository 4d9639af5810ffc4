import type { NutritionPer100g } from '../src/foods/food.ts'
import { numberOrNull, type Row } from './csv.ts'

/** The figures of a row; an empty cell is a figure that USDA does not give. */
export function nutritionOf(row: Row): NutritionPer100g {
  return {
    kcal: Number(row['kcal']),
    protein_g: Number(row['protein_g']),
    carbs_g: Number(row['carbs_g']),
    fat_g: Number(row['fat_g']),
    fiber_g: numberOrNull(row['fiber_g']),
    sugar_g: numberOrNull(row['sugar_g']),
    sodium_mg: numberOrNull(row['sodium_mg']),
  }
}
