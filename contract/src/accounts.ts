import * as z from 'zod/mini'
import { nameSchema, passwordSchema } from './forms.ts'

/** What the profile's form sends. */
export const profilePatchSchema = z.strictObject({ name: nameSchema })

const currentPassword = z
  .string('Required')
  .check(z.minLength(1, 'Required'), z.maxLength(100, 'Password too long'))

/** What the password's form sends. Every other session of the account ends with it. */
export const changePasswordSchema = z.strictObject({
  currentPassword,
  newPassword: passwordSchema,
})

/** What turns the second factor on or off: whoever merely sits at the open page may not. */
export const confirmPasswordSchema = z.strictObject({ password: currentPassword })

/** Six digits of an authenticator app, or a recovery code; spaces do not count. */
export const signInCodeSchema = z.string('Required').check(
  z.overwrite((text) => text.replaceAll(' ', '')),
  z.minLength(1, 'Required'),
  z.maxLength(20, 'Code too long'),
)

/** The second step of signing in. */
export const secondFactorSchema = z.object({
  code: signInCodeSchema,
  /** Whether this browser is asked for no code for 30 days. */
  trustDevice: z.exactOptional(z.boolean()),
})

/** What deletes an account: the word that the page asks to type, so that no slip does it. */
export const deleteAccountSchema = z.strictObject({
  confirm: z.literal('DELETE', 'Type DELETE to confirm'),
})
