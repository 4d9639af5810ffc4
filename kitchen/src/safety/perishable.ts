import type { FoodCategory } from '../foods/index.ts'

/** Meat, poultry, fish and shellfish. */
export const fleshCategories: ReadonlySet<string> = new Set<FoodCategory>([
  'meat',
  'poultry',
  'fish',
  'seafood',
])

/** Flesh and eggs: what has to be cooked until it is safe. */
export const animalCategories: ReadonlySet<string> = new Set<string>([...fleshCategories, 'egg'])

/** Food that the shop keeps cold, and that may stand two hours between 40°F and 140°F. Source: USDA FSIS, danger zone. */
export const perishableCategories: ReadonlySet<string> = new Set<string>([
  ...animalCategories,
  'dairy',
  'plant-protein',
])

/** Dry food that nobody eats before it is boiled: days told of it are of the cooked food. */
export const boiledCategories: ReadonlySet<string> = new Set<FoodCategory>([
  'grain',
  'pasta-noodle',
  'legume',
])
