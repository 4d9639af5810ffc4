import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import {
  changePasswordSchema,
  confirmPasswordSchema,
  deleteAccountSchema,
  profilePatchSchema,
  secondFactorSchema,
  signInCodeSchema,
} from '../accounts.ts'
import type { Calls } from '../call.ts'
import { emailSchema, nameSchema, passwordSchema, signInSchema } from '../forms.ts'
import { cursorQuery, done, id, instant, list, nextCursor } from './shapes.ts'

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

/** The profile as the API answers it. */
export type Profile = z.output<typeof profile>
const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  is_premium: z.boolean(),
  /** 0 once the window has passed. */
  recipes_generated_this_week: z.number(),
  /** When the next free generation opens; null while one is free now. */
  next_generation_at: z.nullable(instant),
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

/** A device that is signed in, or a program that holds tokens. */
export type AccountSession = z.output<typeof accountSession>
const accountSession = z.object({
  id: z.string(),
  kind: z.enum(['browser', 'program']),
  /** 'Firefox on Windows'; null for programs and where the browser does not say. */
  name: z.nullable(z.string()),
  /** Right to the day for a browser; when it last signed in or renewed its tokens for a program. */
  last_seen_at: instant,
  is_this: z.boolean(),
})

/** What can happen with an account and is noted for its owner. */
export const accountEventKinds = [
  'signed-up',
  'email-confirmed',
  'signed-in',
  'signed-in-new-device',
  'signed-in-provider',
  'signed-in-passkey',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-asked',
  'recovery-code-used',
  'token-made',
  'token-revoked',
  'passkey-added',
  'passkey-removed',
  'personal-token-made',
  'personal-token-revoked',
  'data-exported',
  'deletion-asked',
] as const
export type AccountEventKind = (typeof accountEventKinds)[number]

/** Something that happened with an account; `device` is the browser it was done with, null where that says no name. */
export type AccountEvent = z.output<typeof accountEvent>
const accountEvent = z.object({
  id: z.string(),
  kind: z.enum(accountEventKinds),
  device: z.nullable(z.string()),
  created_at: instant,
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

export const profileCalls = {
  'GET /api/profile': {
    about: 'accounts',
    does: "Gives the person's profile, making it at the first time.",
    access: 'signed in',
    answer: profile,
  },
  'PATCH /api/profile': {
    about: 'accounts',
    does: 'Renames the person.',
    access: 'signed in',
    body: profilePatchSchema,
    answer: profile,
  },
  'GET /api/account/sessions': {
    about: 'accounts',
    does: 'Lists the devices that are signed in and the programs that hold tokens: the one that asks first, then the last seen.',
    access: 'signed in',
    answer: z.object({ sessions: list(accountSession) }),
  },
  'DELETE /api/account/sessions/{id}': {
    about: 'accounts',
    does: 'Ends a session by its id, or with `others` every one but that which asks.',
    access: 'signed in',
    path: z.object({ id: z.union([id, z.literal('others')]) }),
    answer: done,
  },
  'GET /api/account/events': {
    about: 'accounts',
    does: 'Lists what happened with the account in the last 180 days, newest first, ten a page.',
    access: 'signed in',
    query: cursorQuery,
    answer: z.object({ events: list(accountEvent), nextCursor }),
  },
  'GET /api/account/export': {
    about: 'accounts',
    does: 'Gives everything that is kept about the person, as one JSON file.',
    access: 'signed in',
    answer: {
      file: 'application/json',
      about: '{ exported_at, account, sign_in, ... }: the rows of every table by its name',
    },
    refusals: ['too-many-requests'],
  },
  'DELETE /api/account': {
    about: 'accounts',
    does: 'Cancels the subscription and deletes the account with everything in it.',
    access: 'signed in',
    body: deleteAccountSchema,
    answer: done,
    refusals: ['payments-down'],
  },
} as const satisfies Calls
