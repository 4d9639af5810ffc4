import * as z from 'zod/mini'
import { maxIngredientLength, maxIngredients } from './generation.ts'

z.config({ jitless: true })

/** Valid format, 255 characters at most, compared in lower case. */
export const emailSchema = z
  .string('Required')
  .check(z.trim(), z.maxLength(255, 'Email too long'), z.email('Invalid email address'), z.toLowerCase())

/** What a new password must be: 8 to 100 characters. */
export const passwordSchema = z
  .string('Required')
  .check(z.minLength(8, 'Password must be at least 8 characters'), z.maxLength(100, 'Password too long'))

/** Trimmed, 1 to 100 characters on one line: no line break and no control character. */
export const nameSchema = z
  .string('Required')
  .check(
    z.trim(),
    z.minLength(1, 'Name required'),
    z.maxLength(100, 'Name too long'),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Name must be on one line'),
  )

/** The sign-up form, in the page and on the server. */
export const signUpSchema = z.object({ email: emailSchema, password: passwordSchema, name: nameSchema })

/** The sign-in form: an existing account's password is believed to be what it is. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(100, 'Password too long')),
})

/** One ingredient as typed: trimmed, 1 to 50 characters. */
export const ingredientSchema = z
  .string('Required')
  .check(
    z.trim(),
    z.minLength(1, 'Required'),
    z.maxLength(maxIngredientLength, 'Maximum 50 characters allowed'),
  )

/** A basket: 1 to 20 ingredients. */
export const ingredientsSchema = z
  .array(ingredientSchema, 'At least one ingredient required')
  .check(
    z.minLength(1, 'At least one ingredient required'),
    z.maxLength(maxIngredients, 'Maximum 20 ingredients allowed'),
  )

/**
 * Whether to go on without what is no food the kitchen knows, because the person has been told. Not set or false: such a basket is
 * refused before anything is spent.
 */
export const leaveOutUnknownSchema = z.optional(z.boolean())
