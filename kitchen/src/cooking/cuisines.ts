import cuisines from './generated/cuisines.json' with { type: 'json' }
import type { FoodName } from '../foods/index.ts'
import type { Cuisine } from '../recipe/index.ts'

export const cuisineIds = [
  'italian',
  'greek',
  'levantine',
  'french',
  'mexican',
  'american',
  'indian',
  'chinese',
  'thai',
  'japanese',
  'korean',
  'vietnamese',
] as const
export type CuisineId = (typeof cuisineIds)[number]

/**
 * What makes a dish taste of a place. Every list is in order of preference; the first that a diet allows is taken.
 * `filter` is the value of the cuisine filter that asks for it; null where no filter does.
 */
export type CuisineStyle = {
  readonly id: CuisineId
  readonly filter: Cuisine | null
  readonly adjective: string
  readonly fats: readonly FoodName[]
  readonly aromatics: readonly FoodName[]
  readonly spices: readonly FoodName[]
  readonly acids: readonly FoodName[]
  readonly herbs: readonly FoodName[]
  readonly cheeses: readonly FoodName[]
  readonly creams: readonly FoodName[]
  readonly starches: readonly FoodName[]
  readonly sauces: readonly FoodName[]
}

const styles = cuisines as unknown as readonly CuisineStyle[]

/** The real cuisines behind the filter; 'asian' stands for five of them, 'mediterranean' for two. */
export const cuisineStyles: Readonly<Record<CuisineId, CuisineStyle>> = Object.fromEntries(
  styles.map((style) => [style.id, style]),
) as Record<CuisineId, CuisineStyle>

/** The filter value that covers a recipe's cuisine: 'thai' gives 'asian'; null for names no filter covers. */
export function cuisineFilterOf(cuisine: string | null): Cuisine | null {
  return styles.find(({ id }) => id === cuisine)?.filter ?? null
}
