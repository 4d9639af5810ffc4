import type { HouseholdMember } from './recipe.ts'

/** What a recipe says of its foods, which is all that is asked whether it is safe for somebody. */
export type FitRecipe = {
  readonly allergens: Readonly<Record<'us9' | 'eu14' | 'mayContain', readonly string[]>>
  readonly diets: readonly string[]
  readonly lines: readonly { readonly text: string; readonly food: string | null }[]
}
type Eater = Pick<HouseholdMember, 'allergens' | 'diets'>

/**
 * Whether a recipe may be put before somebody. `safe` is said only where every line is known; `unsure` names what the label or the cook has
 * to say; nothing is said (`undefined`) of who keeps to nothing.
 */
export type Fit =
  | { readonly kind: 'safe' }
  | {
      readonly kind: 'unfit'
      readonly allergens: Eater['allergens']
      readonly brokenDiets: HouseholdMember['diets']
    }
  | {
      readonly kind: 'unsure'
      /** Depends on the brand. */
      readonly mayContain: Eater['allergens']
      /** Lines whose food the kitchen does not know for sure. */
      readonly unknown: readonly string[]
    }

/**
 * Holds a checked recipe against one person's allergens and diets. Imports nothing, so a page may have it.
 * @example fitOf(recipe, { allergens: ['peanuts'], diets: [] }) // { kind: 'unfit', allergens: ['peanuts'], brokenDiets: [] }
 */
export function fitOf(recipe: FitRecipe, { allergens, diets }: Eater): Fit | undefined {
  if (allergens.length + diets.length === 0) return undefined
  const contained: readonly string[] = [...recipe.allergens.us9, ...recipe.allergens.eu14]
  const held = allergens.filter((allergen) => contained.includes(allergen))
  const unknown = recipe.lines.filter(({ food }) => food === null).map(({ text }) => text)
  // What is not known keeps no diet, and is no reason to say that it breaks one.
  const brokenDiets = unknown.length > 0 ? [] : diets.filter((diet) => !recipe.diets.includes(diet))
  if (held.length + brokenDiets.length > 0) return { kind: 'unfit', allergens: held, brokenDiets }
  const mayContain = allergens.filter((allergen) => recipe.allergens.mayContain.includes(allergen))
  return mayContain.length + unknown.length > 0 ? { kind: 'unsure', mayContain, unknown } : { kind: 'safe' }
}
