import { type MealPlan, mealTypes } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import type { MealRow } from './store.ts'

/** A saved recipe as far as a plan shows it. */
export type PlannedRecipe = Pick<CheckedRecipe, 'picture' | 'allergens' | 'diets' | 'lines'> & {
  readonly id: string
  readonly recipeTitle: string
  readonly prepTime: number
  readonly servings: number
  readonly ingredients: readonly string[]
  readonly image: string | null
  readonly season: string | null
  readonly difficulty: string | null
  /** The generated recipe it came from; null for one that a program wrote. */
  readonly recipeId: string | null
}

/** The person's saved recipes of these ids; those that are gone are left out. */
export type FindRecipes = (tx: Transaction, ids: readonly string[]) => Promise<readonly PlannedRecipe[]>

/** Meals with their recipes, by day and then breakfast to snack. */
export async function presentMeals(
  tx: Transaction,
  rows: readonly MealRow[],
  findRecipes: FindRecipes,
): Promise<readonly MealPlan[]> {
  const ids = [...new Set(rows.map(({ recipeId }) => recipeId))]
  const recipes = new Map((await findRecipes(tx, ids)).map((recipe) => [recipe.id, recipe]))
  return rows.toSorted(byTime).flatMap((row) => {
    const recipe = recipes.get(row.recipeId)
    return recipe ? [presentMeal(row, recipe)] : []
  })
}

function byTime(a: MealRow, b: MealRow): number {
  if (a.plannedDate !== b.plannedDate) return a.plannedDate < b.plannedDate ? -1 : 1
  return mealTypes.indexOf(a.mealType) - mealTypes.indexOf(b.mealType)
}

export function presentMeal(row: MealRow, recipe: PlannedRecipe): MealPlan {
  return {
    id: row.id,
    user_id: row.userId,
    recipe_id: row.recipeId,
    planned_date: row.plannedDate,
    meal_type: row.mealType,
    servings: row.servings,
    is_leftovers: row.isLeftovers,
    is_cooked: row.isCooked,
    saved_recipe: {
      id: recipe.id,
      recipe_title: recipe.recipeTitle,
      prep_time: recipe.prepTime,
      servings: recipe.servings,
      ingredients: recipe.ingredients,
      image: recipe.image,
      season: recipe.season,
      difficulty: recipe.difficulty,
      recipe_id: recipe.recipeId,
      picture: recipe.picture,
      allergens: recipe.allergens,
      diets: recipe.diets,
      lines: recipe.lines.map(({ text, food }) => ({ text, food })),
    },
  }
}
