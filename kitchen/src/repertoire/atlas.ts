import type { FoodName } from '../foods/index.ts'
import { piesAndCrumbles } from './atlas/pies-and-crumbles.ts'
import { cakes } from './atlas/cakes.ts'
import { yeastBreadsAndPizza } from './atlas/yeast-breads-and-pizza.ts'
import { frozenAndChilledDesserts } from './atlas/frozen-and-chilled-desserts.ts'
import { warmDesserts } from './atlas/warm-desserts.ts'
import { smoothies } from './atlas/smoothies.ts'
import { cookiesAndBars } from './atlas/cookies-and-bars.ts'
import { muffinsAndScones } from './atlas/muffins-and-scones.ts'
import { quickBreads } from './atlas/quick-breads.ts'
import { soupsOfVegetables } from './atlas/soups-of-vegetables.ts'
import { soupsWithSubstance } from './atlas/soups-with-substance.ts'
import { stews } from './atlas/stews.ts'
import { curries } from './atlas/curries.ts'
import { salsasAndDips } from './atlas/salsas-and-dips.ts'
import { creamyDips } from './atlas/dips.ts'
import { sauces } from './atlas/sauces.ts'
import { jamsAndCurds } from './atlas/jams-and-curds.ts'
import { picklesAndFerments } from './atlas/pickles.ts'
import { gardenSalads } from './atlas/salads-garden.ts'
import { classicSalads } from './atlas/salads-classic.ts'
import { pasta } from './atlas/pasta.ts'
import { riceAndGrains } from './atlas/rice-and-grains.ts'
import { noodlesAndStirFries } from './atlas/noodles-and-stir-fries.ts'
import { roasts } from './atlas/roasts.ts'
import { braisesAndCutlets } from './atlas/braises-and-cutlets.ts'
import { bakesAndPotPies } from './atlas/bakes-and-pot-pies.ts'
import { breakfasts } from './atlas/breakfast.ts'
import { mealSalads } from './atlas/salads-meals.ts'
import { vegetableSides } from './atlas/vegetables.ts'
import { sandwichesAndWraps } from './atlas/sandwiches-and-wraps.ts'
import { soupsOfTheGarden } from './atlas/soups-of-the-garden.ts'
import { drinks } from './atlas/drinks.ts'
import { smallPlates } from './atlas/small-plates.ts'
import { chutneysAndRelishes } from './atlas/chutneys.ts'
import { rubsAndGravies } from './atlas/rubs-and-gravies.ts'
import { vegetablesOfTheWorld } from './atlas/vegetables-of-the-world.ts'
import { casseroles } from './atlas/casseroles.ts'
import { grillsAndSeafood } from './atlas/grills-and-seafood.ts'
import { morePastaAndWorld } from './atlas/pasta-of-the-world.ts'
import { rollsAndToasts } from './atlas/rolls-and-toasts.ts'
import { meatsAndWings } from './atlas/meats-and-wings.ts'
import { sweetsOfTheTable } from './atlas/sweets-of-the-table.ts'
import { startersAndBowls } from './atlas/starters-and-bowls.ts'
import { suppers } from './atlas/suppers.ts'
import { suppersOfTheWorld } from './atlas/suppers-of-the-world.ts'
import { driedBeans } from './atlas/dried-beans.ts'
import { birdsAndGame } from './atlas/birds-and-game.ts'
import { gameAndRoots } from './atlas/game-and-roots.ts'
import { larderDishes } from './atlas/larder.ts'
import { plates } from './atlas/plates.ts'
import { scraps } from './atlas/scraps.ts'
import { everydayDishes } from './atlas/everyday.ts'
import { seasonalDishes } from './atlas/of-the-season.ts'
import { glutDishes } from './atlas/gluts.ts'
import { dishesOfOddsAndEnds } from './atlas/odds-and-ends.ts'
import { playersFor } from './casting.ts'
import type { NamedDish } from './named-dish.ts'

/** Every dish that people know by name. */
export const atlas: readonly NamedDish[] = [
  ...quickBreads,
  ...muffinsAndScones,
  ...cookiesAndBars,
  ...smoothies,
  ...warmDesserts,
  ...frozenAndChilledDesserts,
  ...yeastBreadsAndPizza,
  ...cakes,
  ...piesAndCrumbles,
  ...soupsOfVegetables,
  ...soupsWithSubstance,
  ...stews,
  ...curries,
  ...salsasAndDips,
  ...creamyDips,
  ...sauces,
  ...jamsAndCurds,
  ...picklesAndFerments,
  ...gardenSalads,
  ...classicSalads,
  ...pasta,
  ...riceAndGrains,
  ...noodlesAndStirFries,
  ...roasts,
  ...braisesAndCutlets,
  ...bakesAndPotPies,
  ...breakfasts,
  ...mealSalads,
  ...vegetableSides,
  ...sandwichesAndWraps,
  ...soupsOfTheGarden,
  ...drinks,
  ...smallPlates,
  ...chutneysAndRelishes,
  ...rubsAndGravies,
  ...vegetablesOfTheWorld,
  ...casseroles,
  ...grillsAndSeafood,
  ...morePastaAndWorld,
  ...rollsAndToasts,
  ...meatsAndWings,
  ...sweetsOfTheTable,
  ...startersAndBowls,
  ...suppers,
  ...suppersOfTheWorld,
  ...driedBeans,
  ...birdsAndGame,
  ...gameAndRoots,
  ...larderDishes,
  ...plates,
  ...scraps,
  ...everydayDishes,
  ...seasonalDishes,
  ...glutDishes,
  ...dishesOfOddsAndEnds,
]

/** A dish in which foods of a basket can play a part; `isMain` where one of them can be what the dish is about. */
export type Possible = { readonly dish: NamedDish; readonly foods: FoodName[]; isMain: boolean }

type Role = { readonly dish: NamedDish; readonly isMain: boolean }
let byFood: ReadonlyMap<FoodName, readonly Role[]> | undefined

/** The dishes in which these foods can play a part. */
export function dishesOf(foods: Iterable<FoodName>): Iterable<Possible> {
  byFood ??= indexed()
  const found = new Map<NamedDish, Possible>()
  for (const food of foods)
    for (const { dish, isMain } of byFood.get(food) ?? []) {
      const known = found.get(dish)
      if (known === undefined) found.set(dish, { dish, foods: [food], isMain })
      else {
        known.foods.push(food)
        known.isMain ||= isMain
      }
    }
  return found.values()
}

/** Whether any dish of the atlas has a part for this food. */
export function isInAtlas(food: FoodName): boolean {
  byFood ??= indexed()
  return byFood.has(food)
}

function indexed(): ReadonlyMap<FoodName, readonly Role[]> {
  const index = new Map<FoodName, Map<NamedDish, boolean>>()
  for (const dish of atlas)
    for (const part of Object.values(dish.parts))
      for (const food of playersFor(part)) {
        const roles = index.get(food) ?? new Map<NamedDish, boolean>()
        roles.set(dish, roles.get(dish) === true || part.role === 'main')
        index.set(food, roles)
      }
  return new Map(
    [...index].map(([food, roles]) => [food, [...roles].map(([dish, isMain]) => ({ dish, isMain }))]),
  )
}
