import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import type { Calls } from '../call.ts'
import { maxNoteLength, mostStars } from '../cook-log.ts'
import { calendarDateSchema } from '../dates.ts'
import { done, id, list } from './shapes.ts'

/** A day on which a person cooked a recipe, and what they said of it. */
export type CookLogEntry = z.output<typeof entry>
const entry = z.object({
  recipe_id: z.string(),
  recipe_title: z.string(),
  /** A calendar date, YYYY-MM-DD. */
  cooked_on: z.string(),
  /** 1 to 5; null while nothing was said. */
  stars: z.nullable(z.number()),
  note: z.nullable(z.string()),
})

const entries = z.object({
  /** Newest first. */
  entries: list(entry),
})
const ofDay = z.object({ id, cooked_on: calendarDateSchema })

export const cookLogCalls = {
  'GET /api/cook-log': {
    about: 'recipes',
    does: 'Lists what the person cooked lately, 60 entries at the most.',
    access: 'signed in',
    answer: entries,
  },
  'GET /api/recipes/{id}/cook-log': {
    about: 'recipes',
    does: 'Lists the days on which the person cooked a recipe of theirs.',
    access: 'signed in',
    path: z.object({ id }),
    answer: entries,
  },
  'PUT /api/recipes/{id}/cook-log/{cooked_on}': {
    about: 'recipes',
    does: 'Notes that a recipe was cooked on a day, with stars and a note; what is left out stays as it was. It marks the planned meal of that day.',
    access: 'signed in',
    path: ofDay,
    body: z.strictObject({
      stars: z.optional(
        z.nullable(
          z
            .int('Whole stars')
            .check(z.minimum(1, 'At least 1 star'), z.maximum(mostStars, `At most ${mostStars} stars`)),
        ),
      ),
      note: z.optional(
        z.nullable(
          z
            .string()
            .check(
              z.trim(),
              z.maxLength(maxNoteLength, `Maximum ${maxNoteLength} characters allowed`),
              describe('An empty one takes the note away.'),
            ),
        ),
      ),
    }),
    answer: entry,
    refusals: ['not-found', 'too-many-requests'],
  },
  'DELETE /api/recipes/{id}/cook-log/{cooked_on}': {
    about: 'recipes',
    does: 'Takes a day out of the cook log, with its stars and note.',
    access: 'signed in',
    path: ofDay,
    answer: done,
  },
} as const satisfies Calls
