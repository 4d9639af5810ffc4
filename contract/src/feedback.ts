import * as z from 'zod/mini'

export const ratings = ['helpful', 'unhelpful'] as const
/** Characters of a report's reason, trimmed. */
export const maxReasonLength = 500

const recipeIdSchema = z.uuid('Choose a recipe')

/** The body of `POST /api/feedback`; who rates and when is known without being told. A second rating of the same recipe takes the place of the first. */
export const feedbackSchema = z.object({ recipe_id: recipeIdSchema, rating: z.enum(ratings) })

/** What is wrong with a recipe, in the reporter's words: trimmed, 1 to 500 characters. */
export const reportReasonSchema = z
  .string('Please describe the issue with this recipe')
  .check(
    z.trim(),
    z.minLength(1, 'Please describe the issue with this recipe'),
    z.maxLength(maxReasonLength, 'Maximum 500 characters allowed'),
  )

/** The body of `POST /api/reports`. */
export const reportSchema = z.object({
  recipe_id: recipeIdSchema,
  recipe_title: z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200)),
  reason: reportReasonSchema,
})
