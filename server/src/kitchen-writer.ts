import { findFood } from '@plotluck/kitchen'
import type { WriteRecipes } from './recipes/generate.ts'
import type { FindStorageTip } from './recipes/storage-tips.ts'

/** The built-in kitchen as the writer of recipes. */
export const writeWithKitchen: WriteRecipes = async () => ({
  ok: false,
  failure: { code: 'no-recipe', message: 'The built-in kitchen cannot write recipes yet.' },
})

/** The kitchen's storage tip of the food a person typed. */
export const findStorageTip: FindStorageTip = (ingredient) =>
  findFood(ingredient.trim().toLowerCase())?.storage.tip
