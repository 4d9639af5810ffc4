import { curries } from './curries.ts'
import { hands } from './handheld.ts'
import { ovens } from './ovens.ts'
import { leftoverDishes } from './leftovers.ts'
import { lentilDishes } from './lentils.ts'
import { orchard } from './fruit.ts'
import { mornings } from './breakfast.ts'
import { pastas } from './pasta.ts'
import type { DishPattern } from './pattern.ts'
import { quickDishes } from './quick.ts'
import { rices } from './rice.ts'
import { roasts } from './roasts.ts'
import { salads } from './salads.ts'
import { shore } from './seafood.ts'
import { skillets } from './skillets.ts'
import { soups } from './soups.ts'
import { stews } from './stews.ts'
import { sweets } from './sweets.ts'
import { woks } from './woks.ts'

/** Every kind of dish the kitchen writes. A new family is one more file and one more line here. */
export const dishPatterns: readonly DishPattern[] = [
  ...pastas,
  ...rices,
  ...woks,
  ...curries,
  ...ovens,
  ...roasts,
  ...skillets,
  ...quickDishes,
  ...hands,
  ...leftoverDishes,
  ...orchard,
  ...shore,
  ...soups,
  ...stews,
  ...salads,
  ...sweets,
  ...mornings,
  ...lentilDishes,
]
