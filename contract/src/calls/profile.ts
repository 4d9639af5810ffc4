import * as z from 'zod/mini'
import { deleteAccountSchema, profilePatchSchema } from '../accounts.ts'
import type { Calls } from '../call.ts'
import { cursorQuery, done, id, instant, list, nextCursor } from './shapes.ts'

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
