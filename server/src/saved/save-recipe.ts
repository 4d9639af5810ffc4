import type { Body, SavedRecipeWithRecipe, WrittenRecipe } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import { searchText } from '../platform/list-pages/index.ts'
import type { StoredRecipe } from '../premium/index.ts'
import { presentSaved } from './present-saved.ts'
import { reviewWritten } from './review-written.ts'
import {
  findSaved,
  findSavedOf,
  lockSaved,
  insertSaved,
  type NewSaved,
  type SavedRow,
  type SavedSummary,
} from './store.ts'

export type SaveDeps = {
  /** The person's own generated recipe. */
  readonly findGenerated: (tx: Transaction, id: string) => Promise<StoredRecipe | undefined>
  readonly clock: Clock
  readonly newId: NewId
}

/** What is to be saved: a generated recipe by its id, or one that a program wrote. */
export type SaveRequest = Body<'POST /api/saved-recipes'>

/** Keeps a recipe for a premium person. A generated one that is saved already answers the row that is there. */
export async function saveRecipe(
  tx: Transaction,
  deps: SaveDeps,
  userId: UserId,
  request: SaveRequest,
): Promise<Result<SavedRecipeWithRecipe>> {
  const saved =
    'recipe_id' in request
      ? await saveGenerated(tx, deps, userId, request.recipe_id)
      : await saveWritten(tx, deps, userId, request)
  return saved.ok ? success(presentSaved(saved.value, true)) : saved
}

async function saveGenerated(
  tx: Transaction,
  deps: SaveDeps,
  userId: UserId,
  recipeId: string,
): Promise<Result<SavedRow>> {
  const generated = await deps.findGenerated(tx, recipeId)
  if (generated) {
    const { image, season, difficulty } = generated.recipe
    const row = newRow(deps, userId, generated.recipe, { image, season, difficulty })
    await insertSaved(tx, { ...row, recipeId })
  }
  const row = await findSavedOf(tx, recipeId)
  return row ? success(row) : failure('not-found')
}

/**
 * The person's saved recipe of this id, kept from being deleted until the transaction ends. Where the id is that of a generated recipe, the saved
 * recipe that came from it: it is saved now if it was not.
 */
export async function lockForPlan(
  tx: Transaction,
  deps: SaveDeps,
  userId: UserId,
  id: string,
): Promise<SavedSummary | undefined> {
  const saved = (await findSaved(tx, id)) ?? (await savedFrom(tx, deps, userId, id))
  const locked = saved && (await lockSaved(tx, saved.id))
  if (!locked) return undefined
  const { picture, allergens, diets, lines } = locked.recipe
  return { ...locked, picture, allergens, diets, lines }
}

async function savedFrom(
  tx: Transaction,
  deps: SaveDeps,
  userId: UserId,
  recipeId: string,
): Promise<SavedRow | undefined> {
  const saved = await saveGenerated(tx, deps, userId, recipeId)
  return saved.ok ? saved.value : undefined
}

async function saveWritten(
  tx: Transaction,
  deps: SaveDeps,
  userId: UserId,
  written: WrittenRecipe,
): Promise<Result<SavedRow>> {
  const reviewed = reviewWritten(written)
  if (!reviewed.ok) return reviewed
  const { image, season } = written
  const difficulty = written.difficulty ? reviewed.value.difficulty : null
  const row = newRow(deps, userId, reviewed.value, { image, season, difficulty })
  // The kitchen names a recipe by its words; here it needs a name that nobody else's has.
  await insertSaved(tx, { ...row, recipe: { ...row.recipe, id: row.id } })
  const kept = await findSavedOf(tx, row.id)
  return kept ? success(kept) : failure('not-found')
}

function newRow(
  { clock, newId }: SaveDeps,
  userId: UserId,
  recipe: CheckedRecipe,
  given: {
    readonly image: string | null | undefined
    readonly season: string | null | undefined
    readonly difficulty: string | null
  },
): NewSaved & { readonly id: string } {
  return {
    id: newId(),
    userId,
    recipeTitle: recipe.title,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    prepTime: recipe.prep_time,
    servings: recipe.servings,
    image: given.image ?? null,
    season: given.season ?? null,
    difficulty: given.difficulty,
    recipe,
    searchText: searchText(recipe.title, recipe.ingredients),
    createdAt: clock(),
  }
}
