import * as z from 'zod/mini'
import type { Calls } from '../call.ts'
import { eventSchema, eventsSchema } from '../events.ts'
import { ratings, reportReasonSchema } from '../feedback.ts'
import { done } from './shapes.ts'

const recipeId = z.uuid('Choose a recipe')

export const feedbackCalls = {
  'POST /api/feedback': {
    about: 'the product',
    does: 'Rates a recipe of one’s own. A second rating takes the place of the first.',
    access: 'signed in',
    body: z.object({ recipe_id: recipeId, rating: z.enum(ratings) }),
    answer: done,
    refusals: ['not-found', 'too-many-requests'],
  },
  'POST /api/reports': {
    about: 'the product',
    does: 'Reports what is wrong with a recipe.',
    access: 'signed in',
    body: z.object({
      recipe_id: recipeId,
      recipe_title: z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200)),
      reason: reportReasonSchema,
    }),
    answer: done,
    refusals: ['not-found', 'too-many-requests'],
  },
} as const satisfies Calls

export const analyticsCalls = {
  'POST /api/events': {
    about: 'the product',
    does: 'Notes an event of the product, or several, where analytics is on and the browser does not refuse.',
    access: 'everyone',
    body: z.union([eventSchema, eventsSchema], 'Send an event, or several.'),
    meant: (body) => ('events' in body ? eventsSchema : eventSchema),
    answer: done,
    refusals: ['too-many-requests'],
  },
} as const satisfies Calls
