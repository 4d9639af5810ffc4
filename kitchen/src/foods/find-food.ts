import foods from './generated/foods.json' with { type: 'json' }
import type { Food, FoodName } from './food.ts'
import { unpackFoods } from './packed-food.ts'

const all = unpackFoods(foods)
const byName: ReadonlyMap<FoodName, Food> = new Map(all.map((food) => [food.name, food]))

/**
 * Every food the kitchen knows, in the order of its tables.
 * Figures: USDA National Nutrient Database; days: USDA FoodKeeper; each food names its own source.
 */
export function allFoods(): readonly Food[] {
  return all
}

/**
 * The food of exactly this name (lower case, singular, as in the USDA table); undefined when there is none.
 * What people type goes through `recognise` first.
 */
export function findFood(name: FoodName): Food | undefined {
  return byName.get(name)
}

/** Like `findFood` for a name that is known to exist. Throws a RangeError naming the missing food. */
export function getFood(name: FoodName): Food {
  const food = byName.get(name)
  if (food === undefined)
    throw new RangeError(`No food is named "${name}"; recognise() gives the names of foods`)
  return food
}
