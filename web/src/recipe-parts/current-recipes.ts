import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { readTab, writeTab } from '../api/tab-storage.ts'

const recipesKey = 'currentRecipes'
const leftOutKey = 'currentLeftOut'

/** The newest set of this tab; empty when there is none or it cannot be read. */
export function readCurrentRecipes(): readonly ApiRecipe[] {
  const kept = readTab(recipesKey)
  return Array.isArray(kept) ? kept.filter(isRecipe) : []
}

/** Whether this tab has ever kept a set, be it an empty one. */
export const hasCurrentRecipes = (): boolean => Array.isArray(readTab(recipesKey))

/** What the newest set left out; empty like the set. */
export function readCurrentLeftOut(): readonly LeftOut[] {
  const kept = readTab(leftOutKey)
  return Array.isArray(kept) ? kept.filter(isLeftOut) : []
}

export function keepCurrentRecipes(recipes: readonly ApiRecipe[], leftOut: readonly LeftOut[]): void {
  writeTab(recipesKey, recipes)
  writeTab(leftOutKey, leftOut)
}

/** Puts a recipe in the place of another of this tab's newest set. */
export function replaceCurrentRecipe(id: string, recipe: ApiRecipe): void {
  const recipes = readCurrentRecipes().map((each) => (each.id === id ? recipe : each))
  keepCurrentRecipes(recipes, readCurrentLeftOut())
}

const openedKey = 'openedRecipe'

/** Keeps a recipe from elsewhere (saved, the history) for its page, beside the newest set. */
export function keepOpenedRecipe(recipe: ApiRecipe): void {
  writeTab(openedKey, recipe)
}

/** A recipe of this tab's newest set, or the one last opened; undefined when it is neither. */
export function findCurrentRecipe(id: string): ApiRecipe | undefined {
  const opened = readTab(openedKey)
  return [...readCurrentRecipes(), opened].filter(isRecipe).find((recipe) => recipe.id === id)
}

// NOTE only our own pages write here, so the fields whose absence would break a screen are enough to tell an older or broken text
function isRecipe(value: unknown): value is ApiRecipe {
  if (typeof value !== 'object' || value === null) return false
  const recipe = value as Record<string, unknown>
  const lists = ['ingredients', 'user_has', 'lines', 'steps', 'checks', 'diets']
  return (
    typeof recipe['id'] === 'string' &&
    typeof recipe['title'] === 'string' &&
    lists.every((name) => Array.isArray(recipe[name])) &&
    typeof recipe['picture'] === 'object' &&
    typeof recipe['allergens'] === 'object'
  )
}

function isLeftOut(value: unknown): value is LeftOut {
  if (typeof value !== 'object' || value === null) return false
  const { text, message } = value as Record<string, unknown>
  return typeof text === 'string' && typeof message === 'string'
}
