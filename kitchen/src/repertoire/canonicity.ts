import type { FoodName } from '../foods/index.ts'
import counts from './generated/dish-counts.json' with { type: 'json' }
import type { NamedDish } from './named-dish.ts'

type Counted = readonly [
  recipes: number,
  dishes: readonly (readonly [dish: string, recipes: number, lift: number])[],
]
/** What `dish-counts.json` holds, by food. */
export type DishCounts = Readonly<Record<FoodName, Counted>>

/**
 * How much a dish is what people make of a food. `share`: the part of the published recipes with that food which are this dish, times the
 * logarithm of how much oftener it is than elsewhere; 0.02 is usual, 0.5 is rhubarb and its crisp. `rank`: 1 for the commonest dish of the food,
 * 0 for one that nobody counts.
 */
export type Canon = { readonly share: number; readonly rank: number }

const nothing: Canon = { share: 0, rank: 0 }

/** How quickly the rank falls from place to place: the sixth dish of a food has four sevenths of the rank of the first. */
const fall = 0.15

/**
 * What a dish is worth that the tables do not know: they are American in the main, so absence says little. It stands after what everybody
 * makes of the food and before what few do.
 */
const uncountedRank = 0.5
const uncountedPlace = 9
/** For a food without a row every dish that is about it is as good. */
const noRow: Canon = { share: 0.04, rank: uncountedRank }

type Row = { readonly dishes: ReadonlyMap<string, Canon>; readonly uncounted: Canon }
const rows = new Map<FoodName, Row | undefined>()
const known = new WeakMap<NamedDish, Map<FoodName, Canon>>()

/** How much a dish is what people make of a food that plays a part in it; `isMain` where the dish is about that food. */
export function canonOf(dish: NamedDish, food: FoodName, isMain: boolean): Canon {
  const row = rowOf(food)
  if (row === undefined) return isMain ? noRow : nothing
  const counted = countedCanon(dish, food, row)
  return counted.rank === 0 && isMain && dish.counted?.length === 0 ? row.uncounted : counted
}

/** Its names in the tables of counts. */
export function countedNames({ counted, names }: NamedDish): readonly string[] {
  return counted ?? [names[0].toLowerCase()]
}

function countedCanon(dish: NamedDish, food: FoodName, { dishes }: Row): Canon {
  let canons = known.get(dish)
  if (canons === undefined) known.set(dish, (canons = new Map<FoodName, Canon>()))
  let canon = canons.get(food)
  if (canon === undefined) {
    const found = countedNames(dish).flatMap((name) => dishes.get(name) ?? [])
    canon = found.reduce((best, each) => (each.rank > best.rank ? each : best), nothing)
    canons.set(food, canon)
  }
  return canon
}

function rowOf(food: FoodName): Row | undefined {
  if (!rows.has(food)) rows.set(food, readRow(counts[food]))
  return rows.get(food)
}

function readRow(counted: Counted | undefined): Row | undefined {
  if (counted === undefined) return undefined
  const [recipes, dishes] = counted
  const canons = dishes.map(([, count, lift], place) => ({
    share: (count / recipes) * Math.log(Math.max(lift, 1.1)),
    rank: 1 / (1 + fall * place),
  }))
  const usual = canons[Math.min(uncountedPlace, canons.length - 1)]
  return {
    dishes: new Map(dishes.map(([dish], place) => [dish, canons[place] ?? nothing])),
    uncounted: { share: usual?.share ?? noRow.share, rank: uncountedRank },
  }
}
