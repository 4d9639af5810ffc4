import { readTable } from '../../kitchen/facts/csv.ts'

/** One food as the agencies' tables give it, read from the files and not from the kitchen's compiled foods. */
export type TableFood = {
  readonly name: string
  readonly category: string
  readonly kcal: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
  readonly fiber: number
}

/** The 542 foods of USDA's table, in its order. */
export const usdaFoods: readonly TableFood[] = readTable('usda_ingredients.csv').map((row) =>
  tableFood(row['ingredient'], row),
)

/** Every food with figures in a table of `kitchen/facts`, by name; USDA's own table goes first. */
export const tableFoods: ReadonlyMap<string, TableFood> = new Map(
  [...readTable('more_foods.csv').map((row) => tableFood(row['name'], row)), ...usdaFoods].map((food) => [
    food.name,
    food,
  ]),
)

function tableFood(name: string | undefined, row: Readonly<Record<string, string>>): TableFood {
  // A food whose figures stand in SR28 alone has none here: NaN, and not zero.
  const figure = (column: string) => Number.parseFloat(row[column] ?? '')
  return {
    name: name ?? '',
    category: row['category'] ?? '',
    kcal: figure('kcal'),
    protein: figure('protein_g'),
    carbs: figure('carbs_g'),
    fat: figure('fat_g'),
    fiber: figure('fiber_g'),
  }
}
