import { diets, eu14Allergens, us9Allergens } from '@plotluck/kitchen/vocabularies'
import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import type { Calls } from '../call.ts'
import { ingredientSchema } from '../forms.ts'
import { maxDislikes, maxHouseholdPeople, maxPersonNameLength, maxServings } from '../household.ts'
import { byId, done, list, texts } from './shapes.ts'

const allergens = z.enum([...new Set([...us9Allergens, ...eu14Allergens])])
const required = 'Required'

const servings = z
  .int('Servings must be a whole number')
  .check(
    z.minimum(1, 'At least one serving'),
    z.maximum(maxServings, `Maximum ${maxServings} servings allowed`),
  )

/** Someone as they are told of: allergens and diets by the words of the lists, dislikes as typed. */
const personRequest = z.strictObject({
  name: z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, 'Name required'),
      z.maxLength(maxPersonNameLength, 'Name too long'),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Name must be on one line'),
    ),
  allergens: list(allergens),
  diets: list(z.enum(diets)),
  dislikes: z
    .array(ingredientSchema)
    .check(z.maxLength(maxDislikes, `Maximum ${maxDislikes} dislikes allowed`)),
})

/** Someone who eats along. */
export type HouseholdPerson = z.output<typeof person>
const person = z.object({
  id: z.string(),
  name: z.string(),
  allergens: list(allergens),
  diets: list(z.enum(diets)),
  dislikes: texts,
  /** Dislikes that are no food the kitchen knows: they keep nothing away. */
  unknown_dislikes: texts,
})

/** Who is cooked for, in the order in which they were added. */
export type Household = z.output<typeof household>
const household = z.object({
  people: list(person),
  /** How many are cooked for, where it was said; null follows the number of people. */
  servings: z.nullable(z.number()),
})

export const householdCalls = {
  'GET /api/household': {
    about: 'household',
    does: 'Gives who is cooked for. Everybody has it, free of charge.',
    access: 'signed in',
    answer: household,
  },
  'POST /api/household/people': {
    about: 'household',
    does: `Adds somebody, ${maxHouseholdPeople} people at the most. What they must not eat is kept from everything that is cooked from then on.`,
    access: 'signed in',
    body: personRequest,
    answer: person,
  },
  'PUT /api/household/people/{id}': {
    about: 'household',
    does: 'Puts what is told of somebody in the place of what was told before.',
    access: 'signed in',
    path: byId,
    body: personRequest,
    answer: person,
  },
  'DELETE /api/household/people/{id}': {
    about: 'household',
    does: 'Takes somebody out of the household.',
    access: 'signed in',
    path: byId,
    answer: done,
  },
  'PUT /api/household/servings': {
    about: 'household',
    does: 'Says how many are cooked for; with null it follows the number of people, or is four where there are none.',
    access: 'signed in',
    body: z.strictObject({
      servings: z.nullable(servings).check(describe('1 to 24, or null.')),
    }),
    answer: household,
  },
} as const satisfies Calls
