import type { FoodName } from '../foods/index.ts'
import { quickBreads } from './atlas/quick-breads.ts'
import { choicesOf } from './fill.ts'
import type { NamedDish } from './named-dish.ts'

/** Every dish that people know by name. */
export const atlas: readonly NamedDish[] = [...quickBreads]

let byMain: ReadonlyMap<FoodName, readonly NamedDish[]> | undefined

/** The dishes in which one of these foods can play a main part; others cannot be made of them. */
export function dishesOf(foods: Iterable<FoodName>): readonly NamedDish[] {
  byMain ??= indexed()
  const found = new Set<NamedDish>()
  for (const food of foods) for (const dish of byMain.get(food) ?? []) found.add(dish)
  return [...found]
}

function indexed(): ReadonlyMap<FoodName, readonly NamedDish[]> {
  const index = new Map<FoodName, NamedDish[]>()
  for (const dish of atlas)
    for (const part of Object.values(dish.parts))
      if (part.role === 'main')
        for (const { facts } of choicesOf(part)) {
          const dishes = index.get(facts.food)
          if (dishes) dishes.push(dish)
          else index.set(facts.food, [dish])
        }
  return index
}
