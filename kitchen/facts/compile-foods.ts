import type { Food, NutritionPer100g } from '../src/foods/food.ts'
import { categoryOf } from './categories.ts'
import { numberOrNull, readTable, type Row } from './csv.ts'
import { allergensOf } from './allergens.ts'
import { dietsOf } from './diets.ts'
import { hazardsOf } from './knowledge/hazards.ts'
import { namesOf } from './names.ts'
import { portionsOf } from './portions.ts'
import { seasonsByFood } from './seasons.ts'
import { storageByFood } from './storage.ts'
import { substitutesOf } from './knowledge/substitutes.ts'

/** What a source gives of a food; everything else about it is derived. */
export type SourcedFood = Pick<Food, 'name' | 'category' | 'source' | 'per100g' | 'portions'>

const staples = new Set([
  'salt',
  'black pepper',
  'water',
  'olive oil',
  'canola oil',
  'soybean (vegetable) oil',
])

/** Every food the kitchen knows, in the order of their tables. */
export function compileFoods(): readonly Food[] {
  const sourced = readTable('usda_ingredients.csv').map(sourcedFood)
  const seasons = seasonsByFood()
  const storage = storageByFood(sourced)
  return sourced.map((food) => {
    const allergens = allergensOf(food)
    return {
      name: food.name,
      ...namesOf(food.name),
      category: food.category,
      source: food.source,
      per100g: food.per100g,
      portions: food.portions,
      ...allergens,
      diets: dietsOf(food, allergens),
      storage: storage(food),
      season: seasons.get(food.name) ?? null,
      substitutes: substitutesOf(food.name),
      hazards: hazardsOf(food),
      isStaple: staples.has(food.name),
    }
  })
}

function sourcedFood(row: Row): SourcedFood {
  const name = row['ingredient'] ?? ''
  return {
    name,
    category: categoryOf(row['category'] ?? '', name),
    source: { id: `usda-sr28:${row['ndb_no']}`, description: row['usda_description'] ?? '' },
    per100g: nutritionOf(row),
    portions: portionsOf(row),
  }
}

function nutritionOf(row: Row): NutritionPer100g {
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
