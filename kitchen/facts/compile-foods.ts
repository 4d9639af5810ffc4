import type { Food, FoodName } from '../src/foods/food.ts'
import { categoryOf } from './categories.ts'
import { readTable, type Row } from './csv.ts'
import { allergensOf } from './allergens.ts'
import { dietsOf } from './diets.ts'
import { formOf } from './forms.ts'
import { hazardsOf } from './knowledge/hazards.ts'
import { isReadyToEat } from './knowledge/ready-to-eat.ts'
import { dishTraits, type Trait } from './knowledge/traits.ts'
import { moreFoods } from './more-foods.ts'
import { namesByFood } from './names.ts'
import { nutritionOf } from './nutrition.ts'
import { portionsOf } from './read-cup-and-piece-weights.ts'
import { withPortionsLike } from './portions-like.ts'
import { seasonsByFood } from './seasons.ts'
import { storageByFood } from './storage.ts'
import { substitutesOf } from './knowledge/substitutes.ts'

/** What a source gives of a food; everything else about it is derived. */
export type SourcedFood = Pick<Food, 'name' | 'category' | 'source' | 'per100g' | 'portions'> & {
  /** Foods it is made of, or is a variety of: their allergens are its own, and it fits no diet that they do not. */
  readonly madeOf: readonly SourcedFood[]
  /** What a made food brings with it that its name does not tell. */
  readonly traits?: readonly Trait[]
  /** Other names that stand in its table; most stand in knowledge/names.ts. */
  readonly aliases?: readonly string[]
  /** The FoodKeeper entry of its kind. */
  readonly foodkeeperId?: string
  /** The foods that a class may mean; left out for a food. */
  readonly members?: readonly SourcedFood[]
  /** The food whose way of keeping holds where this one has no entry of its own. */
  readonly keptAs?: FoodName
  /** The food that this one is a cooked, roasted or peeled form of; '' where the name tells it or there is none. */
  readonly formOf?: string
}

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
  const table = readTable('usda_ingredients.csv').map(sourcedFood)
  const sourced = withPortionsLike([...table, ...moreFoods(table)])
  const seasons = seasonsByFood()
  const storage = storageByFood(sourced)
  const known = new Set(sourced.map(({ name }) => name))
  const names = namesByFood(sourced)
  return sourced.map((food) => {
    const allergens = allergensOf(food)
    return {
      name: food.name,
      ...names(food),
      category: food.category,
      source: food.source,
      per100g: food.per100g,
      portions: food.portions,
      ...allergens,
      diets: dietsOf(food),
      storage: storage(food),
      season: seasons.get(food.name) ?? null,
      substitutes: substitutesOf(food.name),
      hazards: hazardsOf(food),
      members: (food.members ?? []).map(({ name }) => name),
      formOf: formOf(food, known),
      isReadyToEat: isReadyToEat(food),
      isDish: isDish(food),
      isStaple: staples.has(food.name),
    }
  })
}

/** What a cook also makes; of a class, when every member is. */
function isDish({ traits, members }: SourcedFood): boolean {
  if (members !== undefined) return members.every(isDish)
  return (traits ?? []).some((trait) => dishTraits.has(trait))
}

function sourcedFood(row: Row): SourcedFood {
  const name = row['ingredient'] ?? ''
  return {
    name,
    category: categoryOf(row['category'] ?? '', name),
    source: { id: `usda-sr28:${row['ndb_no']}`, description: row['usda_description'] ?? '' },
    per100g: nutritionOf(row),
    portions: portionsOf(row),
    madeOf: [],
  }
}
