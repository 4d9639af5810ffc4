import { randomBytes } from 'node:crypto'
import { createEmailVerificationToken } from 'better-auth/api'
import { eq, lte } from 'drizzle-orm'
import { user, verification } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result } from '../platform/failure.ts'
import type { Auth } from './auth.ts'
import { linkSeconds } from './auth-throttle.ts'
import { namingDevice } from './device-name.ts'
import { refusalsAsFailures } from './auth-failure.ts'

/** Whom a mailed link belongs to. */
export type LinkOwner = { readonly id: string; readonly email: string; readonly hasSecondFactor: boolean }

// The library looks for tokens of new passwords under this name; each link can set one.
const identifierOf = (token: string): string => `reset-password:${token}`

/** Makes the token of a link that confirms an address, or sets a password where its opener has proved none. */
export async function makeLinkToken(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + linkSeconds * 1000)
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: userId, expiresAt })
  return token
}

/** Whose link it is, while it works. */
export async function linkOwner(auth: Auth, db: Handle, token: string): Promise<LinkOwner | undefined> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (!found || found.expiresAt <= new Date()) return undefined
  const [owner] = await db
    .select({ id: user.id, email: user.email, hasSecondFactor: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, found.value))
  return owner
}

/** Confirms the address with a link that is used up by it, and signs in: gives the session's cookies. */
export async function confirmAddress(
  auth: Auth,
  { email }: LinkOwner,
  token: string,
  device: string,
): Promise<Result<readonly string[]>> {
  const { internalAdapter, secret } = await auth.$context
  if (!(await internalAdapter.consumeVerificationValue(identifierOf(token)))) return failure('link-expired')
  const proof = await createEmailVerificationToken(secret, email)
  const verified = await refusalsAsFailures(() =>
    auth.api.verifyEmail({
      query: { token: proof },
      headers: namingDevice(device),
      returnHeaders: true,
    }),
  )
  return verified.ok ? { ok: true, value: verified.value.headers.getSetCookie() } : verified
}

/** Ends every mailed link of an account. */
export async function revokeMailedLinks(db: Handle, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId))
}

/** Removes links that no longer work. */
export async function deleteExpiredLinks(db: Handle, now: Date): Promise<void> {
  await db.delete(verification).where(lte(verification.expiresAt, now))
}
