import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import type { Calls } from '../call.ts'
import { address } from './shapes.ts'

const parameter = (means: string) => z.optional(z.string().check(z.maxLength(4000), describe(means)))

/** Answered where the operator set a provider. */
export const oidcCalls = {
  'POST /api/auth/oidc': {
    about: 'accounts',
    does: 'Begins to sign in with the provider of this server, by OpenID Connect: gives the address there to go to.',
    access: 'everyone',
    body: z.strictObject({
      /** Where to go on afterwards: an address of this product. */
      back: z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/, 'Begin with one slash')),
    }),
    answer: address,
    refusals: ['provider-down', 'too-many-requests'],
  },
  'GET /api/auth/callback/oidc': {
    about: 'accounts',
    does: 'Where the provider sends people back to: signs in by cookie.',
    access: 'everyone',
    query: z.object({
      code: parameter('As the provider gives it.'),
      state: parameter('As the provider was given it.'),
      iss: parameter('The provider.'),
      error: parameter('Why the provider refuses.'),
    }),
    answer: { redirect: 'To where it was begun, or to /auth with `failed`.' },
  },
} as const satisfies Calls
