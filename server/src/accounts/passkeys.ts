import { passkey as betterAuthPasskeys } from '@better-auth/passkey'
import type { Body, Passkey } from '@plotluck/contract'
import { APIError } from 'better-auth/api'
import { and, desc, eq } from 'drizzle-orm'
import { passkey } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { UserId } from '../platform/ids.ts'
import type { Auth } from './auth.ts'
import { refusalsAsFailures } from './auth-failure.ts'
import { newSession, type NewSession } from './sign-in.ts'

const mostPasskeys = 20

/**
 * The library's part. A passkey stands for the password and the second factor together, so it has to know its owner each time, by finger, face or
 * PIN (WebAuthn's user verification).
 */
export const passkeyPlugin = (publicUrl: string) =>
  betterAuthPasskeys({
    rpName: 'Plotluck',
    rpID: new URL(publicUrl).hostname,
    origin: new URL(publicUrl).origin,
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) =>
        requireOwner(verification.registrationInfo?.userVerified === true),
    },
    authentication: {
      afterVerification: ({ verification }) => requireOwner(verification.authenticationInfo.userVerified),
    },
  })

function requireOwner(isKnown: boolean): undefined {
  if (!isKnown) throw new APIError('BAD_REQUEST', { code: 'AUTHENTICATION_FAILED' })
}

type Assertion =
  NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]> extends {
    body: { response: infer R }
  }
    ? R
    : never
type Begun = { readonly options: object; readonly cookies: readonly string[] }
export type Passkeys = ReturnType<typeof createPasskeys>

/** Passkeys of accounts: making, listing, naming, removing, and signing in. `headers` are those of the browser that asks, with its cookies. */
export function createPasskeys(auth: Auth, db: Handle) {
  return {
    async list(userId: UserId): Promise<readonly Passkey[]> {
      const rows = await db
        .select()
        .from(passkey)
        .where(eq(passkey.userId, userId))
        .orderBy(desc(passkey.createdAt), passkey.id)
      return rows.map(({ id, name, createdAt, backedUp }) => ({
        id,
        name: name ?? '',
        created_at: createdAt.toISOString(),
        is_synced: backedUp,
      }))
    },
    /** What a browser makes a passkey with. `sign-in-again` where the session is older than a day. */
    async beginAdding(userId: UserId, headers: Headers): Promise<Result<Begun>> {
      if ((await db.$count(passkey, eq(passkey.userId, userId))) >= mostPasskeys)
        return failure('too-many-passkeys')
      return asBegun(
        await refusalsAsFailures(() =>
          auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
        ),
      )
    },
    async add(
      headers: Headers,
      { name, credential }: Body<'POST /api/account/passkeys'>,
    ): Promise<Result<{ success: true }>> {
      const added = await refusalsAsFailures(() =>
        auth.api.verifyPasskeyRegistration({ body: { name, response: credential }, headers }),
      )
      return added.ok ? success({ success: true }) : added
    },
    rename: (userId: UserId, id: string, name: string): Promise<Result<{ success: true }>> =>
      one(db.update(passkey).set({ name }).where(owned(userId, id)).returning({ id: passkey.id })),
    remove: (userId: UserId, id: string): Promise<Result<{ success: true }>> =>
      one(db.delete(passkey).where(owned(userId, id)).returning({ id: passkey.id })),
    ...signInByPasskey(auth),
  }
}

function signInByPasskey(auth: Auth) {
  return {
    /** What a browser asks a passkey with: whichever its owner chooses, so that nobody learns who has one. */
    async beginSignIn(): Promise<Result<Begun>> {
      const begun = asBegun(
        await refusalsAsFailures(() =>
          auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), returnHeaders: true }),
        ),
      )
      if (!begun.ok) return begun
      const { options, cookies } = begun.value
      return success({ options: { ...options, userVerification: 'required' }, cookies })
    },
    async signIn(
      headers: Headers,
      { credential }: Body<'POST /api/auth/passkey'>,
    ): Promise<Result<NewSession>> {
      const signedIn = await refusalsAsFailures(() =>
        auth.api.verifyPasskeyAuthentication({
          // The library checks what it is.
          body: { response: credential as unknown as Assertion },
          headers,
          returnHeaders: true,
        }),
      )
      if (!signedIn.ok) return signedIn
      const { session, user } = signedIn.value.response
      const response = { token: session.token, user }
      return success(newSession({ headers: signedIn.value.headers, response }))
    },
  }
}

/** Removes every passkey of an account. */
export async function removePasskeys(db: Handle, userId: string): Promise<void> {
  await db.delete(passkey).where(eq(passkey.userId, userId))
}

const owned = (userId: UserId, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id))

async function one(rows: Promise<readonly unknown[]>): Promise<Result<{ success: true }>> {
  return (await rows).length > 0 ? success({ success: true }) : failure('not-found')
}

function asBegun(made: Result<{ readonly response: object; readonly headers: Headers }>): Result<Begun> {
  if (!made.ok) return made
  return success({ options: made.value.response, cookies: made.value.headers.getSetCookie() })
}
