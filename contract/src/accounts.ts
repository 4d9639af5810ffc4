import * as z from 'zod/mini'
import { emailSchema, nameSchema, passwordSchema } from './forms.ts'

/** The profile as the API answers it. `recipes_generated_this_week` is 0 once the window has passed. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  is_premium: z.boolean(),
  recipes_generated_this_week: z.number(),
  /** When the next free generation opens, as an ISO instant; null while one is free now. */
  next_generation_at: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profileSchema>

export const profilePatchSchema = z.strictObject({ name: nameSchema })

/** What `POST /api/auth/sign-up/email` takes. A program may leave the name out; the profile then takes the part before the @. */
export const signUpRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: z.optional(nameSchema),
})

/** What signing in or up answers; the session itself is an httpOnly cookie. */
export type SignedIn = {
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  /** True when nobody is signed in yet, because a link in a mail has to be opened first. */
  readonly emailVerificationRequired: boolean
}

/** What `POST /api/auth/request-password-reset` takes; the answer is the same whether the account exists or not. */
export const passwordResetRequestSchema = z.object({ email: emailSchema })

/** What `POST /api/auth/reset-password` takes: the `token` of the link in the mail, which works once, for one hour. */
export const passwordResetSchema = z.object({
  token: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(100)),
  newPassword: passwordSchema,
})

/** What `POST /api/auth/token` takes: a password or a refresh token. */
export const tokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('password'), email: emailSchema, password: z.string('Required') }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string('Required') }),
])

/** The Session object for programs. `expires_in` is seconds, `expires_at` Unix seconds. */
export const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.literal('bearer'),
  user: z.object({
    id: z.string(),
    email: z.string(),
    user_metadata: z.object({ name: z.optional(z.string()) }),
  }),
})
export type Session = z.infer<typeof sessionSchema>

/** What `POST /api/auth/change-password` takes. Every other session of the account ends with it. */
export const changePasswordSchema = z.strictObject({
  currentPassword: z
    .string('Required')
    .check(z.minLength(1, 'Required'), z.maxLength(100, 'Password too long')),
  newPassword: passwordSchema,
})

/** What `DELETE /api/account` takes: the word that the page asks to type, so that no slip deletes an account. */
export const deleteAccountSchema = z.strictObject({
  confirm: z.literal('DELETE', 'Type DELETE to confirm'),
})
