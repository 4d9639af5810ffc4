import * as z from 'zod/mini'
import { ingredientsSchema, leaveOutUnknownSchema } from './forms.ts'
import type { ApiRecipe, LeftOut } from './recipes.ts'

/** The body of `POST /api/generate-use-it-first-menu`. */
export const useItFirstRequestSchema = z.strictObject({
  ingredients: ingredientsSchema,
  leaveOutUnknown: leaveOutUnknownSchema,
})

/** A meal of a menu day. `recipe` is the checked recipe behind it, kept in the person's history under its id. */
export type PairedRecipe = {
  readonly title: string
  /** Minutes from start to table when the shared preparation is done already. */
  readonly cookTime: number
  readonly servings: number
  /** Knife work and cooking that serves another day's recipe too. */
  readonly sharedPrep: readonly string[]
  readonly uniquePrep: readonly string[]
  readonly ingredients: readonly string[]
  readonly instructions: string
  readonly recipe: ApiRecipe
}

export type MenuDay = {
  /** 1, 2, 3. */
  readonly day: number
  /** What is used up first that day: 'Use the spinach and milk'. */
  readonly focus: string
  readonly pairedRecipes: readonly PairedRecipe[]
}

export type IngredientGuideEntry = {
  readonly ingredient: string
  readonly usedInDays: readonly number[]
  readonly storage: string
  readonly shelfLife: string
  readonly substitutes: readonly string[]
}

/** Three days that lose the least food, with the figures behind the two summaries. Grams are whole. */
export type UseItFirstMenu = {
  readonly prepEfficiency: string
  readonly wasteReduction: string
  readonly menu: readonly MenuDay[]
  readonly ingredientGuide: readonly IngredientGuideEntry[]
  readonly gramsAtRisk: number
  readonly gramsSaved: number
  /** What cooking in the order given would have saved, with as many meals. */
  readonly gramsSavedInOrderGiven: number
  /** Minutes of preparation that are done once instead of twice. */
  readonly minutesSaved: number
  readonly leftOut: readonly LeftOut[]
  /** One line for each figure: what it counts and how. */
  readonly explanations: { readonly prepEfficiency: string; readonly wasteReduction: string }
}
