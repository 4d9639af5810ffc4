import { diets, eu14Allergens, us9Allergens } from '../src/vocabularies/index.ts'
import type { Food, Storage } from '../src/foods/food.ts'
import { tokensOf } from '../src/reading/tokens.ts'
import { allAllergens, type PackedFood, type PackedFoods } from '../src/foods/packed-food.ts'

/** The foods in the form that loads fast; `unpackFoods` gives them back. */
export function packFoods(foods: readonly Food[]): PackedFoods {
  const places = new Map<string, number>()
  const storages: Storage[] = []
  const placeOf = (storage: Storage): number => {
    const key = JSON.stringify(storage)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, storages.length)
    return storages.push(storage) - 1
  }
  return {
    storages,
    foods: foods.map((food) => pack(food, placeOf(food.storage))),
    names: foods.map(phrases),
  }
}

/** What a food is called, word by word, as it is written and in the singular. */
function phrases({ name, plural, aliases }: Food): string {
  const names = [name, plural, ...aliases].map(tokensOf)
  return (['word', 'singular'] as const)
    .map((form) => [...new Set(names.map((tokens) => tokens.map((token) => token[form]).join(' ')))])
    .map((found) => found.filter((phrase) => phrase !== '').join('|'))
    .join('#')
}

function pack(food: Food, kept: number): PackedFood {
  const { cup, tbsp, tsp, piece, named } = food.portions
  const measures = [cup, tbsp, tsp, piece].map((grams) => grams ?? null)
  return {
    name: food.name,
    ...(food.plural !== food.name && { plural: food.plural }),
    ...listed('aliases', food.aliases),
    category: food.category,
    source: [food.source.id, food.source.description],
    figures: Object.values(food.per100g),
    ...(measures.some((grams) => grams !== null) && { measures }),
    ...(Object.keys(named).length > 0 && { named }),
    ...masked('us9', us9Allergens, food.us9),
    ...masked('eu14', eu14Allergens, food.eu14),
    ...masked('may', allAllergens, food.mayContain),
    ...masked('diets', diets, food.diets),
    kept,
    ...(food.season !== null && { season: food.season }),
    ...listed('substitutes', food.substitutes),
    ...listed('hazards', food.hazards),
    ...listed('members', food.members),
    ...(food.formOf !== null && { formOf: food.formOf }),
    ...(food.isReadyToEat && { ready: 1 as const }),
    ...(food.isDish && { dish: 1 as const }),
    ...(food.isStaple && { staple: 1 as const }),
  }
}

function listed<Key extends string, Value>(key: Key, list: readonly Value[]) {
  return list.length === 0 ? {} : ({ [key]: list } as Record<Key, readonly Value[]>)
}

function masked<Key extends string>(key: Key, all: readonly string[], some: readonly string[]) {
  const mask = some.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0)
  return mask === 0 ? {} : ({ [key]: mask } as Record<Key, number>)
}
