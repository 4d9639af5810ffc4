import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { nameSchema } from './forms.ts'

/** What a personal token lets a program do for a person: read everything of theirs, or change it as well. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** For how many days a personal token may be made. */
export const tokenDays = [30, 90, 365] as const

/** Personal tokens that an account may have at once. */
export const mostTokens = 20

/** What makes a personal token. */
export const newTokenSchema = z.strictObject({
  name: nameSchema,
  scope: z.enum(tokenScopes, 'Choose read or write'),
  days: z.literal(tokenDays, 'Choose 30, 90 or 365 days'),
})

/**
 * What a call asks of a personal token. It follows from the call's own statement, so that a new call is covered from the day it exists: what reads
 * wants 'read', what changes something wants 'write', and 'owner' is what no token does: changing the account or what is paid for it.
 */
export function scopeNeeded(method: string, { about }: Pick<Call, 'about'>): TokenScope | 'owner' {
  if (method === 'GET') return 'read'
  return about === 'accounts' || about === 'billing' ? 'owner' : 'write'
}
