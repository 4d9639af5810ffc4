import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor as twoFactorPlugin } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { account, passkey, session, twoFactor, user, verification } from '../platform/database/auth-tables.ts'
import { type Handle, isUnavailable } from '../platform/database/index.ts'
import { cookiePrefix, sessionCookie } from '../platform/http/index.ts'
import type { NewId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import { captureCause } from './auth-error-cause.ts'
import { hashPassword, isPassword } from './password.ts'
import { revokeTokens } from './api-tokens.ts'
import { passkeyPlugin, removePasskeys } from './passkeys.ts'
import { revokePersonalTokens } from './personal-tokens.ts'
import { linkSeconds } from './auth-throttle.ts'
import { resetMail } from './mails.ts'
import { revokeMailedLinks } from './mailed-links.ts'

export type AuthSettings = {
  readonly db: Handle
  readonly secret: string
  readonly publicUrl: string
  readonly requireEmailVerification: boolean
  readonly newId: NewId
  readonly log: Log
  readonly mailer: Mailer
}

/** Another way to prove who one is than a password, and what is asked of whoever comes by it. */
export type AuthProvider = {
  readonly plugin: BetterAuthPlugin
  readonly validateUserInfo: NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>
}

/**
 * The library that keeps accounts and cookie sessions. Called by function only; none of its own addresses is served, so
 * that every body passes the contract's schemas and every failure has the contract's shape. A cookie lasts 30 days from its last use.
 */
export function createAuth(
  { db, secret, publicUrl, requireEmailVerification, newId, log, mailer }: AuthSettings,
  provider?: AuthProvider,
) {
  // NOTE long because it is one list of the library's settings, and nothing else.
  return betterAuth({
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor, passkey },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification,
      // How long a new password must be is the contract's rule; an older account's shorter one still works.
      minPasswordLength: 1,
      maxPasswordLength: 100,
      password: { hash: hashPassword, verify: ({ password, hash }) => isPassword(password, hash) },
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user: person, token }) => mailer.send(resetMail(person, publicUrl, token)),
      onPasswordReset: ({ user: person }) => provedByMail(db, person.id),
    },
    emailVerification: { autoSignInAfterVerification: true },
    // The token of a mailed link is its identifier: only its hash is kept.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: sessionCookie.seconds, updateAge: sessionCookie.renewedAfterSeconds },
    advanced: {
      cookiePrefix,
      ipAddress: { disableIpTracking: true },
      useSecureCookies: publicUrl.startsWith('https:'),
      // Without joins the library asks twice, and what fails in the second it prints past the log.
      database: { generateId: newId, joins: true },
      defaultCookieAttributes: sessionCookie.attributes,
    },
    plugins: [
      twoFactorPlugin({ issuer: 'Plotluck' }),
      passkeyPlugin(publicUrl),
      ...(provider ? [provider.plugin] : []),
    ],
    ...(provider && {
      user: { validateUserInfo: provider.validateUserInfo },
      account: { updateAccountOnSignIn: false },
      // Who somebody is was all that is asked of the provider: what opens their account there is not kept.
      databaseHooks: { account: { create: { before: async (linked) => ({ data: withoutTokens(linked) }) } } },
    }),
    // Guessing is limited in routes, for cookies and tokens alike.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        captureCause(details)
        // What a provider refuses, or anyone who comes back from none, is no fault of the server.
        const fault = provider ? 'warn' : 'error'
        log[level === 'error' && !details.some(isUnavailable) ? fault : 'debug']({ from: 'auth' }, message)
      },
    },
  })
}

const withoutTokens = (linked: object) => ({
  ...linked,
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
})

/** Who set a password by a mailed link owns the address: it counts as confirmed, and what anyone held before ends. */
async function provedByMail(db: Handle, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
    await revokeMailedLinks(tx, userId)
    await revokeTokens(tx, userId)
    await revokePersonalTokens(tx, userId)
    await removePasskeys(tx, userId)
  })
}

export type Auth = ReturnType<typeof createAuth>
