import { findFood, recognise, suggest } from '@plotluck/kitchen'
import type { WriteRecipes } from './recipes/generate.ts'
import type { FindStorageTip } from './recipes/storage-tips.ts'

/** The built-in kitchen as the writer of recipes. */
export const writeWithKitchen: WriteRecipes = (request, { seed, today, avoid }) =>
  Promise.resolve(suggest(request, { seed, today, avoid }))

/** The kitchen's storage tip of the food a person typed. */
export const findStorageTip: FindStorageTip = (ingredient) => {
  const found = recognise(ingredient)
  return found.kind === 'food' ? findFood(found.food)?.storage.tip : undefined
}
