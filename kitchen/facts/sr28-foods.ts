import type { FoodCategory } from '../src/foods/food.ts'
import type { SourcedFood } from './compile-foods.ts'
import { readTable, type Row } from './csv.ts'
import { isTrait, type Trait } from './knowledge/traits.ts'
import { nutritionOf } from './nutrition.ts'
import { sr28Row } from './sr28.ts'
import { portionsOfMeasures } from './sr28-portions.ts'

/** The foods of sr28_foods.csv: a plain name, the row of SR28 that is this food, and what the row does not tell. */
export function sr28Foods(): readonly SourcedFood[] {
  return readTable('sr28_foods.csv').map(foodOfRow)
}

function foodOfRow(row: Row): SourcedFood {
  const source = sr28Row(row['ndb_no'] ?? '')
  const category = row['category'] as FoodCategory
  return {
    name: row['name'] ?? '',
    category,
    source: { id: `usda-sr28:${row['ndb_no']}`, description: source['description'] ?? '' },
    per100g: nutritionOf(source),
    portions: portionsOfMeasures(source['portions'] ?? '', category),
    madeOf: [],
    traits: traitsOf(row),
    aliases: listOf(row['aliases'], ';'),
    foodkeeperId: row['foodkeeper_id'] ?? '',
    formOf: row['form_of'] ?? '',
  }
}

/** The traits a row writes; throws a RangeError for a word that is none. */
export function traitsOf(row: Row): readonly Trait[] {
  return listOf(row['traits'], ' ').map((word) => {
    if (!isTrait(word))
      throw new RangeError(`The table gives "${row['name']}" the trait "${word}", which is none`)
    return word
  })
}

/** The parts of a cell. */
export function listOf(cell: string | undefined, separator: string): readonly string[] {
  return (cell ?? '').split(separator).filter((part) => part !== '')
}
