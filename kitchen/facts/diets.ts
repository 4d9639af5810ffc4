import { diets, type Diet } from '../src/vocabularies/index.ts'
import { allergensOf } from './allergens.ts'
import type { SourcedFood } from './compile-foods.ts'
import { plainTraits, traitFacts, type TraitFacts } from './knowledge/traits.ts'
import {
  animalDerivedFoods,
  animalRennetFoods,
  ketoNetCarbsGrams,
  landAnimalFoods,
  notPaleo,
  paleoCategories,
  paleoOutsideItsShelves,
  seaAnimalFoods,
  sweeterThanTheirFigures,
  typicalGrams,
  typicalGramsByFood,
} from './knowledge/diets.ts'

/** The diets a food fits, on the safe side: where a brand decides, it does not fit. */
export function dietsOf(food: SourcedFood): readonly Diet[] {
  const { members } = food
  if (members !== undefined)
    return diets.filter((diet) => members.every((each) => dietsOf(each).includes(diet)))
  const fits = ownDietsOf(food)
  const partsFit = (diet: Diet) => food.madeOf.every((part) => dietsOf(part).includes(diet))
  return diets.filter((diet) => fits[diet] && (diet === 'keto' || partsFit(diet)))
}

const seaAllergens = ['fish', 'crustaceans', 'molluscs']
/** Allergens of grain and pulse, which paleo leaves out. */
const fieldAllergens = ['wheat', 'gluten', 'soy', 'peanuts']

function ownDietsOf(food: SourcedFood): Readonly<Record<Diet, boolean>> {
  const allergens = allergensOf(food)
  const possible = new Set<string>([...allergens.us9, ...allergens.eu14, ...allergens.mayContain])
  const isPescatarian = !isLandAnimal(food) && !animalRennetFoods.test(food.name)
  const isVegetarian =
    isPescatarian && !isSeaAnimal(food) && seaAllergens.every((each) => !possible.has(each))
  return {
    pescatarian: isPescatarian,
    vegetarian: isVegetarian,
    vegan:
      isVegetarian && !possible.has('milk') && !possible.has('egg') && !animalDerivedFoods.test(food.name),
    'gluten-free': !possible.has('gluten') && !possible.has('wheat'),
    'dairy-free': !possible.has('milk'),
    keto: netCarbsGrams(food) <= ketoNetCarbsGrams && !sweeterThanTheirFigures.test(food.name),
    paleo: isPaleo(food) && fieldAllergens.every((each) => !possible.has(each)),
  }
}

function isLandAnimal(food: SourcedFood): boolean {
  const { name, category } = food
  return category === 'meat' || category === 'poultry' || landAnimalFoods.test(name) || isOf(food, 'land')
}

function isSeaAnimal(food: SourcedFood): boolean {
  const { name, category } = food
  return category === 'fish' || category === 'seafood' || seaAnimalFoods.test(name) || isOf(food, 'sea')
}

function isOf({ traits }: SourcedFood, animal: TraitFacts['animal']): boolean {
  return (traits ?? []).some((trait) => (traitFacts[trait] as TraitFacts).animal === animal)
}

function netCarbsGrams({ name, category, per100g }: SourcedFood): number {
  const grams = typicalGramsByFood.find(([pattern]) => pattern.test(name))?.[1] ?? typicalGrams[category]
  return ((per100g.carbs_g - (per100g.fiber_g ?? 0)) * grams) / 100
}

function isPaleo({ name, category, traits }: SourcedFood): boolean {
  if ((traits ?? []).some((trait) => !plainTraits.has(trait))) return false
  if (paleoOutsideItsShelves.test(name)) return true
  return paleoCategories.includes(category) && !notPaleo.test(name)
}
