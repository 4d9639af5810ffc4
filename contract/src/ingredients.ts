import type { SplitFood } from '@plotluck/kitchen'
import * as z from 'zod/mini'
import { maxTypedLength } from './generation.ts'

/** The body of `POST /api/read-ingredients`: what a person typed or pasted, trimmed, 1 to 2,000 characters. */
export const readIngredientsSchema = z.strictObject({
  text: z
    .string('Required')
    .check(
      z.trim(),
      z.minLength(1, 'Required'),
      z.maxLength(maxTypedLength, 'This list is too long to read at once. Please paste a part of it.'),
    ),
})

/** What was typed, thing by thing in its order. `message` says why a thing is no food; a food has none. */
export type ReadIngredients = { readonly items: readonly SplitFood[] }
