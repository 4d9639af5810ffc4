import * as z from 'zod/mini'
import type { Calls } from '../call.ts'
import { newTokenSchema, tokenScopes } from '../personal-tokens.ts'
import { byId, done, instant, list } from './shapes.ts'

const tokenFields = {
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  created_at: instant,
  expires_at: instant,
  /** Right to the minute; null before the first use. */
  last_used_at: z.nullable(instant),
}
/** A personal token as its owner sees it: never the token itself. */
export type PersonalToken = z.output<typeof personalToken>
const personalToken = z.object(tokenFields)

export const personalTokenCalls = {
  'GET /api/account/tokens': {
    about: 'accounts',
    does: 'Lists the personal tokens that work, newest first.',
    access: 'signed in',
    answer: z.object({ tokens: list(personalToken) }),
  },
  'POST /api/account/tokens': {
    about: 'accounts',
    does: 'Makes a personal token for a program. The answer is the only place where it is ever shown.',
    access: 'signed in',
    body: newTokenSchema,
    answer: z.object({ token: z.string(), ...tokenFields }),
    refusals: ['too-many-tokens'],
  },
  'DELETE /api/account/tokens/{id}': {
    about: 'accounts',
    does: 'Revokes a personal token.',
    access: 'signed in',
    path: byId,
    answer: done,
  },
} as const satisfies Calls
