import type { ApiRecipe } from '@plotluck/contract'
import { recipeTexts } from '../messages/index.ts'

const texts = recipeTexts.shared

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

/** All that is known of a recipe's allergens in sentences: what it contains, what a label has to tell, and that a food in it is not known. */
export function allergenText(recipe: Checked): string {
  const { contained, isUnknown } = allergenWords(recipe)
  const { mayContain } = recipe.allergens
  return [
    ...(contained.length > 0 ? [texts.allergens(contained)] : []),
    ...(isUnknown ? [texts.unknownAllergens] : contained.length === 0 ? [texts.noAllergens] : []),
    ...(mayContain.length > 0 ? [texts.mayContain(mayContain)] : []),
  ].join(' ')
}
