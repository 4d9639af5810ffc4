import * as z from 'zod/mini'
import type { ApiRecipe } from './recipes.ts'

/** Saved recipes and recipes of the history come in pages of this many. */
export const savedPageSize = 24
/** Characters of the instructions that a card of a saved recipe shows. */
export const savedPreviewLength = 150

const lineSchema = z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(300))

/** The address of a picture that the product draws itself: no other is kept, since a browser would load it from anywhere. */
const pictureSchema = z
  .string()
  .check(z.regex(/^\/assets\/pictures-[\da-f]{10}\/[\w.-]{1,100}\.svg$/, 'Leave the picture out'))

/** A recipe that was generated for this person, by its id. Saving it again answers the row that is there. */
export const saveByIdSchema = z.object({ recipe_id: z.uuid('Choose a recipe') })

/** A recipe in the table's own fields, as another program writes it; a `user_id` beside them is not read. */
export const saveWrittenSchema = z.object({
  recipe_title: z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200)),
  ingredients: z.array(lineSchema, 'Required').check(z.minLength(1, 'Required'), z.maxLength(60)),
  instructions: z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(10_000)),
  prep_time: z
    .int('Whole minutes')
    .check(z.minimum(1, 'At least 1 minute'), z.maximum(10_080, 'At most 7 days')),
  servings: z
    .int('Whole servings')
    .check(z.minimum(1, 'At least 1 serving'), z.maximum(24, 'At most 24 servings')),
  image: z.optional(z.nullable(pictureSchema)),
  season: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  difficulty: z.optional(z.nullable(z.enum(['Easy', 'Medium', 'Advanced']))),
})

/**
 * What `POST /api/saved-recipes` takes: either of the two. The second kind passes the kitchen's review first and is refused
 * when that refuses it; a body with a `recipe_id` is of the first.
 */
export const saveRecipeSchema = z.union([saveByIdSchema, saveWrittenSchema])

/** The query of a list that is searched and read page by page. `q`: words that all have to occur. */
export const pageQuerySchema = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Maximum 200 characters allowed'))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
})

/** A row of saved_recipes. `recipe_id` is the generated recipe it came from; null for one that a program wrote. */
export type SavedRecipe = {
  readonly id: string
  readonly user_id: string
  readonly recipe_id: string | null
  readonly recipe_title: string
  readonly ingredients: readonly string[]
  readonly instructions: string
  readonly prep_time: number
  readonly servings: number
  readonly image: string | null
  readonly season: string | null
  readonly difficulty: string | null
  /** ISO instant. */
  readonly created_at: string
}

/** A card of the saved list; `recipe` is the whole checked recipe, without nutrition for people who are not premium. */
export type SavedRecipeWithRecipe = SavedRecipe & { readonly recipe: ApiRecipe }

/** Newest first. `nextCursor` is what `?cursor=` takes for the next page; null on the last. */
export type SavedRecipesPage = {
  readonly savedRecipes: readonly SavedRecipeWithRecipe[]
  readonly nextCursor: string | null
  /** How many there are in all, whatever `?q=` asks. */
  readonly total: number
}

/** Newest first, every recipe ever generated for this person that fits `?q=`. */
export type HistoryPage = { readonly recipes: readonly ApiRecipe[]; readonly nextCursor: string | null }
