import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import {
  changePasswordSchema,
  confirmPasswordSchema,
  secondFactorSchema,
  signInCodeSchema,
} from '../accounts.ts'
import type { Calls } from '../call.ts'
import { emailSchema, nameSchema, passwordSchema, signInSchema } from '../forms.ts'
import { done, list } from './shapes.ts'

const required = z.string('Required')

/** A program may leave the name out; the profile then takes the part before the @. */
const signUpRequest = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: z.optional(nameSchema),
})

const user = z.object({ id: z.string(), email: z.string(), name: z.string() })

/** What signing in or up answers; the session itself is an httpOnly cookie. */
export type SignedIn = z.output<typeof signedIn>
export const signedIn = z.object({
  user,
  /** True when nobody is signed in yet, because a link in a mail has to be opened first. */
  emailVerificationRequired: z.boolean(),
})

/** The Session object for programs. `expires_in` is seconds, `expires_at` Unix seconds. */
export type Session = z.output<typeof session>
const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.literal('bearer'),
  user: z.object({
    id: z.string(),
    email: z.string(),
    user_metadata: z.object({ name: z.exactOptional(z.string()) }),
  }),
})

export const sessionCalls = {
  'POST /api/auth/sign-up/email': {
    about: 'accounts',
    does: 'Makes an account and signs in by cookie.',
    access: 'everyone',
    body: signUpRequest,
    answer: signedIn,
    refusals: ['email-taken', 'guessable-password', 'too-many-requests'],
  },
  'POST /api/auth/sign-in/email': {
    about: 'accounts',
    does: 'Signs in by cookie; where the second factor is on, the answer is `second-factor-needed` with a cookie for the second step.',
    access: 'everyone',
    body: signInSchema,
    answer: signedIn,
    refusals: ['wrong-credentials', 'email-not-verified', 'second-factor-needed', 'too-many-requests'],
  },
  'POST /api/auth/sign-out': {
    about: 'accounts',
    does: 'Ends the session of the cookie or of the bearer token.',
    access: 'everyone',
    answer: done,
  },
  'GET /api/auth/get-session': {
    about: 'accounts',
    does: 'Says who is signed in.',
    access: 'everyone',
    answer: z.nullable(z.object({ user })),
  },
  'POST /api/auth/token': {
    about: 'accounts',
    does: 'Opens or renews a session for a program.',
    access: 'everyone',
    body: z.discriminatedUnion('grant_type', [
      z.object({
        grant_type: z.literal('password'),
        email: emailSchema,
        password: required,
        code: z.optional(signInCodeSchema.check(describe('Where the second factor is on.'))),
      }),
      z.object({ grant_type: z.literal('refresh_token'), refresh_token: required }),
    ]),
    answer: session,
    refusals: [
      'wrong-credentials',
      'email-not-verified',
      'second-factor-needed',
      'wrong-code',
      'session-expired',
      'too-many-requests',
    ],
  },
} as const satisfies Calls

export const passwordCalls = {
  'POST /api/auth/request-password-reset': {
    about: 'accounts',
    does: 'Mails a link that sets a new password, unless one that works was mailed shortly before; answers alike whether the account exists or not.',
    access: 'everyone',
    body: z.object({ email: emailSchema }),
    answer: done,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/reset-password': {
    about: 'accounts',
    does: 'Sets a new password with the token of the mailed link, confirms the address, and ends every session and every other link.',
    access: 'everyone',
    // The token works once, for one hour.
    body: z.object({
      token: required.check(z.minLength(1, 'Required'), z.maxLength(100)),
      newPassword: passwordSchema,
    }),
    answer: done,
    refusals: ['link-expired', 'guessable-password'],
  },
  'GET /api/auth/verify-email': {
    about: 'accounts',
    does: 'Opens the link of a mail: the browser that set the password is signed in, any other is led on to choose one.',
    access: 'everyone',
    query: z.object({ token: z.optional(z.string().check(describe('As it stands in the mail.'))) }),
    answer: {
      redirect:
        'To the dashboard, to /auth/reset-password, or to /auth with `failed` where the link does not work.',
    },
  },
  'POST /api/auth/change-password': {
    about: 'accounts',
    does: 'Changes the password and ends every other session and every mailed link.',
    access: 'signed in',
    body: changePasswordSchema,
    answer: done,
    refusals: ['wrong-password', 'guessable-password', 'too-many-requests'],
  },
} as const satisfies Calls

export const secondFactorCalls = {
  'POST /api/auth/second-factor': {
    about: 'accounts',
    does: 'The second step of signing in: a code of the authenticator app, or a recovery code, which works once.',
    access: 'everyone',
    body: secondFactorSchema,
    answer: signedIn,
    refusals: ['wrong-code', 'sign-in-again', 'too-many-requests'],
  },
  'GET /api/account/second-factor': {
    about: 'accounts',
    does: 'Says whether the second factor is on.',
    access: 'signed in',
    answer: z.object({ is_on: z.boolean() }),
  },
  'POST /api/account/second-factor': {
    about: 'accounts',
    does: 'Makes a second factor, which is on once its first code has been sent back. For browsers, whose session is renewed with it.',
    access: 'signed in',
    body: confirmPasswordSchema,
    answer: z.object({
      /** An otpauth address for a QR code. */
      uri: z.string(),
      recovery_codes: list(z.string()),
    }),
    refusals: ['wrong-password', 'second-factor-is-on', 'too-many-requests'],
  },
  'POST /api/account/second-factor/confirm': {
    about: 'accounts',
    does: 'Turns the second factor on with a code of the authenticator app.',
    access: 'signed in',
    body: z.strictObject({ code: signInCodeSchema }),
    answer: done,
    refusals: ['wrong-code', 'not-found', 'too-many-requests'],
  },
  'POST /api/account/second-factor/end': {
    about: 'accounts',
    does: 'Turns the second factor off.',
    access: 'signed in',
    body: confirmPasswordSchema,
    answer: done,
    refusals: ['wrong-password', 'too-many-requests'],
  },
} as const satisfies Calls
