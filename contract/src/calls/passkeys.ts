import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import type { Calls } from '../call.ts'
import { nameSchema } from '../forms.ts'
import { signedIn } from './sessions.ts'
import { byId, done, instant, list } from './shapes.ts'

/** A passkey as its owner sees it. */
export type Passkey = z.output<typeof passkey>
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  /** Whether it is copied among the devices of its owner, so that it outlives this one. */
  is_synced: z.boolean(),
})

// What browsers make and read is theirs to say: WebAuthn, level 3, 5.1.8 to 5.1.10.
const options = z.object({ options: z.unknown() })
const credential = z
  .looseObject({ id: z.string().check(z.maxLength(1400)), response: z.looseObject({}) })
  .check(describe('A PublicKeyCredential as its toJSON gives it.'))

export const passkeyCalls = {
  'POST /api/auth/passkey/options': {
    about: 'accounts',
    does: 'Gives what a browser asks a passkey with, as PublicKeyCredentialRequestOptionsJSON, and a cookie that goes with it.',
    access: 'everyone',
    answer: options,
    refusals: ['too-many-requests'],
  },
  'POST /api/auth/passkey': {
    about: 'accounts',
    does: 'Signs in by cookie with a passkey, which stands for the password and the second factor.',
    access: 'everyone',
    body: z.strictObject({ credential }),
    answer: signedIn,
    refusals: ['passkey-refused', 'too-many-requests'],
  },
  'GET /api/account/passkeys': {
    about: 'accounts',
    does: 'Lists the passkeys of the account, newest first.',
    access: 'signed in',
    answer: z.object({ passkeys: list(passkey) }),
  },
  'POST /api/account/passkeys/options': {
    about: 'accounts',
    does: 'Gives what a browser makes a passkey with, as PublicKeyCredentialCreationOptionsJSON, and a cookie that goes with it. For browsers that signed in within the last day.',
    access: 'signed in',
    answer: options,
    refusals: ['sign-in-again', 'too-many-passkeys'],
  },
  'POST /api/account/passkeys': {
    about: 'accounts',
    does: 'Adds the passkey that a browser made.',
    access: 'signed in',
    body: z.strictObject({ name: nameSchema, credential }),
    answer: done,
    refusals: ['sign-in-again', 'passkey-refused'],
  },
  'PATCH /api/account/passkeys/{id}': {
    about: 'accounts',
    does: 'Renames a passkey.',
    access: 'signed in',
    path: byId,
    body: z.strictObject({ name: nameSchema }),
    answer: done,
  },
  'DELETE /api/account/passkeys/{id}': {
    about: 'accounts',
    does: 'Removes a passkey: it signs in no more.',
    access: 'signed in',
    path: byId,
    answer: done,
  },
} as const satisfies Calls
