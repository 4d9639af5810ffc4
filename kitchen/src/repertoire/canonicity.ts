import type { FoodName } from '../foods/index.ts'
import counts from './generated/dish-counts.json' with { type: 'json' }
import type { NamedDish } from './named-dish.ts'

type Counted = readonly [
  recipes: number,
  dishes: readonly (readonly [dish: string, recipes: number, lift: number])[],
]
const byFood = counts as unknown as Readonly<Record<FoodName, Counted>>

/** What a dish is worth that the tables do not know: they are American in the main, so absence says nothing. */
const unknownDish = 1.6

const known = new WeakMap<NamedDish, Map<FoodName, number>>()

/**
 * How much this dish is what people make of these foods, from 0 (nobody) to about 4.5 (everybody), by the counts of published recipes. Of
 * several foods the one that says most decides, since a dish is made for one of them.
 */
export function canonicity(dish: NamedDish, foods: readonly FoodName[]): number {
  if (dish.counted?.length === 0) return unknownDish
  let most = 0
  for (const food of foods) most = Math.max(most, ofFood(dish, food))
  return most
}

function ofFood(dish: NamedDish, food: FoodName): number {
  let worths = known.get(dish)
  if (worths === undefined) known.set(dish, (worths = new Map()))
  let worth = worths.get(food)
  if (worth === undefined) worths.set(food, (worth = computed(countedNames(dish), food)))
  return worth
}

/** Its names in the tables of counts. */
export function countedNames({ counted, names }: NamedDish): readonly string[] {
  return counted ?? [names[0].toLowerCase()]
}

function computed(names: readonly string[], food: FoodName): number {
  const [recipes, dishes] = byFood[food] ?? [1, []]
  const shares = dishes
    .filter(([dish]) => names.includes(dish))
    .map(([, count, lift]) => (count / recipes) * Math.log(Math.max(lift, 1.1)))
  return Math.log(1 + 100 * Math.max(0, ...shares))
}
