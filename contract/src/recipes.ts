import type { CheckedRecipe, ServingNutrition } from '@plotluck/kitchen'
import * as z from 'zod/mini'
import { ingredientsSchema, leaveOutUnknownSchema } from './forms.ts'
import { cuisineFilters, dietaryFilters, difficultyFilters, maxTimeFilters } from './generation.ts'

const unset = (value: unknown): unknown =>
  value === '' || value === 'any' || value === null ? undefined : value

/** The body of `POST /api/generate-recipes`. Empty strings, null and 'any' count as not set. */
export const generateRequestSchema = z.strictObject({
  ingredients: ingredientsSchema,
  leaveOutUnknown: leaveOutUnknownSchema,
  dietary: z.pipe(z.transform(unset), z.optional(z.array(z.enum(dietaryFilters)))),
  cuisine: z.pipe(z.transform(unset), z.optional(z.enum(cuisineFilters))),
  maxTime: z.pipe(
    z.transform((value) => unset(typeof value === 'number' ? String(value) : value)),
    z.optional(z.enum(maxTimeFilters)),
  ),
  difficulty: z.pipe(z.transform(unset), z.optional(z.enum(difficultyFilters))),
})

/** A recipe as the API sends it: the kitchen's checked recipe, its nutrition only for premium users. */
export type ApiRecipe = Omit<CheckedRecipe, 'nutrition' | 'nutritionCoverage'> & {
  readonly nutrition?: ServingNutrition
  readonly nutritionCoverage?: CheckedRecipe['nutritionCoverage']
  /** ISO instant of the set this recipe belongs to; of a saved recipe, when it was saved. */
  readonly created_at: string
}

/** Something typed that no recipe uses, with a sentence that says why. */
export type LeftOut = { readonly text: string; readonly message: string }

export type GenerateAnswer = {
  readonly recipes: readonly ApiRecipe[]
  readonly leftOut: readonly LeftOut[]
  /** Generations used in the running week; null for premium users. */
  readonly recipesUsed: number | null
}

/**
 * The events of a streamed generation, by SSE event name. A stream ends with exactly one `done` or `error`;
 * an end without either is a lost connection.
 */
export type GenerateEvents = {
  readonly progress: { readonly message: string }
  readonly recipe: { readonly index: number; readonly recipe: ApiRecipe }
  readonly done: Omit<GenerateAnswer, 'recipes'>
  readonly error: {
    readonly code: string
    readonly message: string
    readonly details?: Readonly<Record<string, unknown>>
  }
}

/** How one chosen ingredient keeps. `ingredient` is the text as it was sent. */
export type StorageTip = { readonly ingredient: string; readonly tip: string }

/** The tip of everything the kitchen does not know. */
export const unknownStorageTip = 'Store in a cool, dry place away from direct sunlight.'
