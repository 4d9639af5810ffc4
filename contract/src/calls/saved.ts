import { difficulties } from '@plotluck/kitchen/vocabularies'
import * as z from 'zod/mini'
import type { Calls } from '../call.ts'
import { mealTypes } from '../planner.ts'
import {
  byId,
  fitFields,
  instant,
  list,
  nextCursor,
  pageQuery,
  paperPageQuery,
  picture,
  recipe,
  texts,
} from './shapes.ts'

const lineSchema = z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(300))

/** The address of a picture that the product draws itself: no other is kept, since a browser would load it from anywhere. */
const pictureSchema = z
  .string()
  .check(z.regex(/^\/assets\/pictures-[\da-f]{10}\/[\w.-]{1,100}\.svg$/, 'Leave the picture out'))

/** A recipe that was generated for this person, by its id. Saving it again answers the row that is there. */
const saveById = z.object({ recipe_id: z.uuid('Choose a recipe') })

/** A recipe in the table's own fields, as another program writes it; a `user_id` beside them is not read. */
export type WrittenRecipe = z.output<typeof saveWritten>
const saveWritten = z.object({
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
  difficulty: z.optional(z.nullable(z.enum(difficulties))),
})

const summaryFields = {
  id: z.string(),
  recipe_title: z.string(),
  ingredients: texts,
  prep_time: z.number(),
  servings: z.number(),
  image: z.nullable(z.string()),
  season: z.nullable(z.string()),
  difficulty: z.nullable(z.string()),
}
/** What a plan shows of a saved recipe. */
export const savedSummary = z.object({
  ...summaryFields,
  /** The generated recipe it came from; null for one that a program wrote. */
  recipe_id: z.nullable(z.string()),
  picture,
  /** What it holds, so that a plan says for whom of the household it is not. */
  ...fitFields,
})

const savedFields = {
  ...summaryFields,
  user_id: z.string(),
  /** The generated recipe it came from; null for one that a program wrote. */
  recipe_id: z.nullable(z.string()),
  instructions: z.string(),
  created_at: instant,
}
/** A card of the saved list; `recipe` is the whole checked recipe, without nutrition for people who are not premium. */
export type SavedRecipeWithRecipe = z.output<typeof savedWithRecipe>
/** A row of saved_recipes. */
export type SavedRecipe = Omit<SavedRecipeWithRecipe, 'recipe'>
const savedWithRecipe = z.object({ ...savedFields, recipe })

export type SavedRecipesPage = z.output<typeof savedPage>
const savedPage = z.object({
  /** Newest first. */
  savedRecipes: list(savedWithRecipe),
  nextCursor,
  /** How many there are in all, whatever `?q=` asks. */
  total: z.number(),
})

/** Characters of the body of a recipe of one's own: sixty lines and 10,000 of instructions, all of them escaped. */
const longestRecipe = 256 * 1024

/** A planned meal that went with its recipe. */
const removedMeal = z.object({
  planned_date: z.string(),
  meal_type: z.enum(mealTypes),
  servings: z.number(),
  is_leftovers: z.boolean(),
  is_cooked: z.boolean(),
})

export const savedCalls = {
  'GET /api/saved-recipes': {
    about: 'saved recipes',
    does: 'Lists saved recipes, newest first. Who saved while premium keeps seeing them.',
    access: 'signed in',
    query: pageQuery,
    answer: savedPage,
    refusals: ['premium-only'],
  },
  'POST /api/saved-recipes': {
    about: 'saved recipes',
    does: 'Saves a generated recipe by its id, or a recipe of another hand once it passed the review.',
    access: { premium: 'saving-recipes' },
    body: z.union([saveById, saveWritten], 'Send the id of a recipe, or a recipe.'),
    bodyCharacters: longestRecipe,
    meant: (body) => (body['recipe_id'] ? saveById : saveWritten),
    answer: savedWithRecipe,
    refusals: ['not-found', 'recipe-refused'],
  },
  'GET /api/saved-recipes/{id}': {
    about: 'saved recipes',
    does: 'Gives a saved recipe and how many planned meals use it, which go with it when it is deleted.',
    access: 'signed in',
    path: byId,
    answer: z.object({ ...savedFields, recipe, planned_meals: z.number() }),
  },
  'GET /api/recipes/{id}/saved': {
    about: 'saved recipes',
    does: 'Says whether a recipe is among the saved ones, by the id of the generated or of the saved recipe.',
    access: 'signed in',
    path: z.object({ id: z.string() }),
    answer: z.object({ saved_id: z.nullable(z.string()) }),
  },
  'DELETE /api/saved-recipes/{id}': {
    about: 'saved recipes',
    does: 'Deletes a saved recipe and the planned meals that use it, which it names, so that both can be put back.',
    access: 'signed in',
    path: byId,
    answer: z.object({ success: z.literal(true), removedMeals: list(removedMeal) }),
  },
} as const satisfies Calls

export const savedPdfCalls = {
  'GET /api/saved-recipes/pdf': {
    about: 'saved recipes',
    does: 'Gives saved recipes as one PDF file with a list of contents; 100 of usual length at the most.',
    access: { premium: 'pdf' },
    query: paperPageQuery,
    answer: { file: 'application/pdf', about: 'A file, application/pdf.' },
    refusals: ['not-found', 'too-long-for-pdf', 'too-busy', 'too-many-requests'],
  },
} as const satisfies Calls
