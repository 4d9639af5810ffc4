import { findFood, recognise, suggest } from '@plotluck/kitchen'
import type { WriteRecipes } from '../recipes/recipe-writer.ts'
import type { FindStorageTip } from '../recipes/storage-tips.ts'

/** The built-in kitchen as the writer of recipes: all three at once. */
export const writeWithKitchen: WriteRecipes = async function* (request, { seed, today, avoid, taste }) {
  const suggestion = suggest(request, { seed, today, avoid, taste })
  if (suggestion.ok) yield { kind: 'finished', recipes: suggestion.recipes, leftOut: suggestion.leftOut }
  else yield { kind: 'refused', failure: suggestion.failure }
}

/** The kitchen's storage tip of the food a person typed. */
export const findStorageTip: FindStorageTip = (ingredient) => {
  const found = recognise(ingredient)
  return found.kind === 'food' ? findFood(found.food)?.storage.tip : undefined
}
