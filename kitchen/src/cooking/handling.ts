import { findFood, type FoodName } from '../foods/index.ts'
import type { CookFacts, Tag } from './cook-facts.ts'
import { fruits } from './fruits.ts'
import { herbs } from './herbs.ts'
import { dairy, seasonings, starches } from './pantry.ts'
import { proteins } from './proteins.ts'
import { vegetables } from './vegetables.ts'

const rows = [...vegetables, ...herbs, ...fruits, ...proteins, ...starches, ...dairy, ...seasonings]
const byFood: ReadonlyMap<FoodName, CookFacts> = new Map(rows.map((facts) => [facts.food, facts]))

/** Everything the kitchen knows how to cook with, in the order of the tables. */
export const allCookFacts: readonly CookFacts[] = [...byFood.values()].filter(
  ({ food }) => findFood(food) !== undefined,
)

/** How a cook handles this food; undefined for foods that no dish pattern cooks with (marshmallows, cola). */
export function findCookFacts(food: FoodName): CookFacts | undefined {
  return byFood.get(food)
}

/** True when the food carries at least one of the tags. */
export function hasTag(facts: CookFacts, wanted: readonly Tag[]): boolean {
  return wanted.some((tag) => facts.tags.has(tag))
}
