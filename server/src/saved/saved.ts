import {
  type Answer,
  type MealType,
  savedPageSize,
  type SavedRecipesPage,
  type SavedRecipeWithRecipe,
} from '@plotluck/contract'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import { isUuid, type UserId } from '../platform/ids.ts'
import { cutPage, type Page, type PageQuery, readPage } from '../platform/list-pages/index.ts'
import { type IsPremium, premiumOnly } from '../premium/index.ts'
import { presentSaved } from './present-saved.ts'
import { lockForPlan, type SaveDeps, saveRecipe, type SaveRequest } from './save-recipe.ts'
import {
  countSaved,
  deleteSaved,
  findSaved,
  findSavedOf,
  savedByIds,
  savedOnPage,
  savedSummaries,
} from './store.ts'

export type SavedDeps = SaveDeps & {
  readonly database: Database
  readonly isPremium: IsPremium
  /** How many planned meals use a saved recipe. */
  readonly countMealsOf: (tx: Transaction, savedId: string) => Promise<number>
  /** The planned meals that use a saved recipe. */
  readonly mealsOf: (tx: Transaction, savedId: string) => Promise<readonly PlannedMeal[]>
}

type PlannedMeal = {
  readonly plannedDate: string
  readonly mealType: MealType
  readonly servings: number
  readonly isLeftovers: boolean
  readonly isCooked: boolean
}

/** Recipes that people keep. Who saved while premium goes on seeing and deleting them; saving is for premium people. */
export type Saved = ReturnType<typeof createSaved>

export function createSaved(deps: SavedDeps) {
  const { database } = deps
  return {
    save: ({ id: userId }: User, request: SaveRequest) =>
      database.asUser(userId, (tx) => saveRecipe(tx, deps, userId, request)),
    list: async ({ id }: User, query: PageQuery) => {
      const page = readPage(query)
      return page.ok ? database.asUser(id, (tx) => listSaved(tx, deps, id, page.value)) : page
    },
    get: ({ id: userId }: User, id: string) =>
      database.asUser(userId, (tx) => getSaved(tx, deps, userId, id)),
    savedIdOf: ({ id: userId }: User, recipeId: string) =>
      database.asUser(userId, (tx) => savedIdOf(tx, recipeId)),
    remove: ({ id: userId }: User, id: string) => database.asUser(userId, (tx) => removeSaved(tx, deps, id)),
    /** For capabilities that ask inside their own transaction. */
    find: findSavedOf,
    lockForPlan: (tx: Transaction, userId: UserId, id: string) => lockForPlan(tx, deps, userId, id),
    byIds: savedByIds,
    newest: savedOnPage,
    summaries: savedSummaries,
  }
}

async function listSaved(
  tx: Transaction,
  { isPremium: isPremiumUser }: SavedDeps,
  userId: UserId,
  page: Page,
): Promise<Result<SavedRecipesPage>> {
  const isPremium = await isPremiumUser(tx, userId)
  const total = await countSaved(tx, userId)
  if (!isPremium && total === 0) return premiumOnly('saved-recipes')
  const found = await savedOnPage(tx, userId, page, savedPageSize + 1)
  const { rows, nextCursor } = cutPage(found, savedPageSize)
  return success({ savedRecipes: rows.map((row) => presentSaved(row, isPremium)), nextCursor, total })
}

async function getSaved(
  tx: Transaction,
  { isPremium, countMealsOf }: SavedDeps,
  userId: UserId,
  id: string,
): Promise<Result<SavedRecipeWithRecipe & { readonly planned_meals: number }>> {
  const row = await findSaved(tx, id)
  if (!row) return failure('not-found')
  const shown = presentSaved(row, await isPremium(tx, userId))
  return success({ ...shown, planned_meals: await countMealsOf(tx, id) })
}

async function savedIdOf(tx: Transaction, recipeId: string): Promise<{ readonly saved_id: string | null }> {
  const row = isUuid(recipeId) ? await findSavedOf(tx, recipeId) : undefined
  return { saved_id: row?.id ?? null }
}

async function removeSaved(
  tx: Transaction,
  { mealsOf }: SavedDeps,
  id: string,
): Promise<Result<Answer<'DELETE /api/saved-recipes/{id}'>>> {
  const meals = await mealsOf(tx, id)
  if (!(await deleteSaved(tx, id))) return failure('not-found')
  return success({ success: true, removedMeals: meals.map(presentRemoved) })
}

function presentRemoved({ plannedDate, mealType, servings, isLeftovers, isCooked }: PlannedMeal) {
  return {
    planned_date: plannedDate,
    meal_type: mealType,
    servings,
    is_leftovers: isLeftovers,
    is_cooked: isCooked,
  }
}
