import * as z from 'zod/mini'

export const ratings = ['helpful', 'unhelpful'] as const
/** Characters of a report's reason, trimmed. */
export const maxReasonLength = 500

/** What is wrong with a recipe, in the reporter's words: trimmed, 1 to 500 characters. */
export const reportReasonSchema = z
  .string('Please describe the issue with this recipe')
  .check(
    z.trim(),
    z.minLength(1, 'Please describe the issue with this recipe'),
    z.maxLength(maxReasonLength, 'Maximum 500 characters allowed'),
  )
