import type { SavedRecipe, SavedRecipeWithRecipe } from '@plotluck/contract'
import { presentRecipe } from '../premium/index.ts'
import type { SavedRow } from './store.ts'

/** A saved recipe as it leaves the server, whole. */
export function presentSaved(row: SavedRow, isPremium: boolean): SavedRecipeWithRecipe {
  return { ...savedFields(row), recipe: presentRecipe(row, isPremium) }
}

function savedFields(row: SavedRow): SavedRecipe {
  return {
    id: row.id,
    user_id: row.userId,
    recipe_id: row.recipeId,
    recipe_title: row.recipeTitle,
    ingredients: row.ingredients,
    instructions: row.instructions,
    prep_time: row.prepTime,
    servings: row.servings,
    image: row.image,
    season: row.season,
    difficulty: row.difficulty,
    created_at: row.createdAt.toISOString(),
  }
}
