import type { FoodName } from '../foods/index.ts'
import followers from './generated/cooks-like.json' with { type: 'json' }

/**
 * Foods that a cook handles as another one: cut, portioned and cooked alike, in the same places of a dish. Kitchen practice; what a
 * food is made of (allergens, diets, figures) is always its own.
 */
export const cooksLike: ReadonlyMap<FoodName, FoodName> = new Map(
  followers as unknown as readonly (readonly [FoodName, FoodName])[],
)
