import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import type { Calls } from '../call.ts'
import { calendarDateSchema } from '../dates.ts'
import { ingredientSchema } from '../forms.ts'
import { maxAlwaysAtHome, maxIngredients } from '../generation.ts'
import { list, texts } from './shapes.ts'

const told = {
  /** As it was typed, with its amount: '2 carrots'. */
  text: ingredientSchema,
  use_soon: z.boolean(),
  /** The day it came, in the person's own zone. */
  added_on: calendarDateSchema,
}

/** A chosen ingredient with what the kitchen knows of it. */
export type BasketFood = z.output<typeof basketFood>
const basketFood = z.object({
  ...told,
  /** What it was taken for; null with `message` where it is no food the kitchen knows. */
  food: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** The last day on which it is still good, kept where it keeps best; null where no table says. */
  keeps_until: z.nullable(z.string()),
  /** Whether the person's own eye may say past that day that it is still good. */
  good_by_eye: z.boolean(),
  /** How the text says how much: a number of pieces where `unit` is null; `quantity` is null where it does not say. Null where amounts cannot be read. */
  amount: z.nullable(
    z.object({ quantity: z.nullable(z.number()), unit: z.nullable(z.string()), name: z.string() }),
  ),
})

/** What a person has, the same on every device. */
export type BasketAnswer = z.output<typeof basketAnswer>
const basketAnswer = z.object({
  items: list(basketFood),
  /** Never bought and never cooked up: salt, oil, rice. */
  always_at_home: texts,
  /** Grows with each change. */
  revision: z.number(),
  /** What recipes were last written from, newest first, each once. */
  last_baskets: list(texts),
})

export const basketCalls = {
  'GET /api/basket': {
    about: 'recipes',
    does: "Gives the person's basket, what is always at home, and the last five baskets.",
    access: 'signed in',
    answer: basketAnswer,
  },
  'PUT /api/basket': {
    about: 'recipes',
    does: 'Puts a basket in the place of the one of this revision; `basket-changed` where another device has changed it since.',
    access: 'signed in',
    body: z.strictObject({
      items: z
        .array(z.strictObject(told))
        .check(z.maxLength(maxIngredients, 'Maximum 20 ingredients allowed')),
      always_at_home: z
        .array(ingredientSchema)
        .check(z.maxLength(maxAlwaysAtHome, `Maximum ${maxAlwaysAtHome} foods allowed`)),
      revision: z
        .int()
        .check(z.minimum(0), describe('That of the basket that was changed; 0 for the first.')),
    }),
    answer: basketAnswer,
    refusals: ['basket-changed'],
  },
  'GET /api/foods': {
    about: 'recipes',
    does: 'Gives foods whose names begin with what was typed, those that kitchens have most first; eight at the most.',
    access: 'everyone',
    query: z.object({
      q: z.string().check(z.trim(), z.maxLength(50, 'Maximum 50 characters allowed')),
    }),
    answer: z.object({ foods: list(z.object({ name: z.string(), food: z.string() })) }),
    refusals: ['too-many-requests'],
  },
} as const satisfies Calls
