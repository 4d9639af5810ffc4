import type { ApiRecipe } from '@plotluck/contract'

type Checked = Pick<ApiRecipe, 'allergens' | 'lines'>

/** The allergens of either list that a recipe contains, once each, and whether a food in it is not known: 'none' may only be said where every food is. */
export function allergenWords({ allergens: { us9, eu14 }, lines }: Checked): {
  readonly contained: readonly string[]
  readonly isUnknown: boolean
} {
  return {
    contained: [...new Set<string>([...us9, ...eu14])],
    isUnknown: lines.some(({ food }) => food === null),
  }
}
