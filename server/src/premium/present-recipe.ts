import type { ApiRecipe } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'

/** A recipe as it is kept: whole, with its nutrition. */
export type StoredRecipe = { readonly recipe: CheckedRecipe; readonly createdAt: Date }

/** A recipe as it leaves the server: nutrition, and the check that speaks of it, go to premium users only. */
export function presentRecipe({ recipe, createdAt }: StoredRecipe, isPremium: boolean): ApiRecipe {
  const created = { created_at: createdAt.toISOString() }
  const { kind: _kind, ...sent } = recipe
  if (isPremium) return { ...sent, ...created }
  const { nutrition: _nutrition, nutritionCoverage: _coverage, ...shown } = sent
  return { ...shown, checks: shown.checks.filter(({ kind }) => kind !== 'nutrition'), ...created }
}
