import * as z from 'zod/mini'
import { nameSchema, passwordSchema } from './forms.ts'

/** What the profile's form sends. */
export const profilePatchSchema = z.strictObject({ name: nameSchema })

/** What the password's form sends. Every other session of the account ends with it. */
export const changePasswordSchema = z.strictObject({
  currentPassword: z
    .string('Required')
    .check(z.minLength(1, 'Required'), z.maxLength(100, 'Password too long')),
  newPassword: passwordSchema,
})

/** What deletes an account: the word that the page asks to type, so that no slip does it. */
export const deleteAccountSchema = z.strictObject({
  confirm: z.literal('DELETE', 'Type DELETE to confirm'),
})
