import type { FoodName } from '../foods/index.ts'
import groupTable from './generated/equivalents.json' with { type: 'json' }

/**
 * Foods that do each other's work in a dish, with the grams of each that stand for the same: kitchen practice. Whoever has one of them is not
 * sent out for another.
 */
const groups = groupTable as unknown as readonly Readonly<Record<FoodName, number>>[]

/** A food in place of another, with the grams of it that stand for one gram. */
export type Equivalent = { readonly food: FoodName; readonly ratio: number }

let byFood: ReadonlyMap<FoodName, readonly Equivalent[]> | undefined

/** What does the work of a food; nothing for most. Dried herbs stand for fresh ones at a third or less of their weight. */
export function equivalentsOf(food: FoodName): readonly Equivalent[] {
  byFood ??= new Map(
    groups.flatMap((group) => Object.keys(group).map((name) => [name, others(name)] as const)),
  )
  return byFood.get(food) ?? []
}

function others(food: FoodName): readonly Equivalent[] {
  return groups.flatMap((group) => {
    const own = group[food]
    return own === undefined
      ? []
      : Object.entries(group).flatMap(([other, grams]) =>
          other === food ? [] : [{ food: other, ratio: grams / own }],
        )
  })
}

/** The foods of every group, for the test that each is known. */
export function equivalentFoods(): readonly FoodName[] {
  return groups.flatMap((group) => Object.keys(group))
}
