import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { type Result, success } from '../platform/failure.ts'
import type { Identify, User, ServedFile } from '../platform/http/index.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import { endingWith, type LimitPerUser } from '../platform/per-user-limit.ts'
import { createRateLimit, deleteOldAttempts } from '../platform/rate-limit.ts'
import { type Auth, createAuth } from './auth.ts'
import { createAccountEvents } from './account-events.ts'
import { type AuthThrottle, createAuthThrottle } from './auth-throttle.ts'
import { accountSessions, type AskingSession, endAccountSessions } from './account-sessions.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount, type EndSubscription } from './delete-account.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { createDeviceCookie } from './device-cookie.ts'
import { exportAccount } from './export-account.ts'
import { getProfile, isPremium, type ProfileDeps, renameProfile } from './get-profile.ts'
import { grantToken } from './grant-token.ts'
import { createIdentify } from './identify.ts'
import { createOidcSignIn, type OidcProvider } from './oidc.ts'
import { createMailConfirmation } from './mail-confirmation.ts'
import { confirmAddress, deleteExpiredLinks, linkOwner, type LinkOwner } from './mailed-links.ts'
import { revokeToken, deleteExpiredTokens } from './api-tokens.ts'
import { createPasskeys } from './passkeys.ts'
import {
  createPersonalTokens,
  deleteExpiredPersonalTokens,
  isPersonalToken,
  revokePersonalToken,
} from './personal-tokens.ts'
import { createSecondFactor } from './second-factor.ts'
import { isAccount } from './store.ts'

export type AccountsDeps = ProfileDeps & {
  readonly endSubscription: EndSubscription
  readonly database: Database
  readonly secret: string
  readonly publicUrl: string
  readonly requireEmailVerification: boolean
  readonly clock: Clock
  readonly newId: NewId
  readonly log: Log
  readonly mailer: Mailer
  readonly limitPerUser: LimitPerUser
  /** Who people may sign in with beside their password; nobody where it is undefined. */
  readonly oidc: OidcProvider | undefined
}

const exportAllowance = {
  work: 'exports',
  maxConcurrent: 1,
  most: 20,
  seconds: 3600,
  busy: 'Your data is being downloaded already. Please wait until that download has ended, then try again.',
}

/** Who people are: accounts, sessions of browsers and programs, profiles. */
export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(deps: AccountsDeps) {
  const { database, clock } = deps
  const db = database.auth
  const auth: Auth = createAuth({ ...deps, db })
  const rateLimit = createRateLimit(db, clock)
  const throttle: AuthThrottle = createAuthThrottle(rateLimit)
  const secondFactor = createSecondFactor(auth, db, rateLimit)
  const events = createAccountEvents({ ...deps, rateLimit })
  const personalTokens = createPersonalTokens({ ...deps, db })
  const passkeys = createPasskeys(auth, db)
  const identify: Identify = createIdentify(auth, db, clock, deps.publicUrl)
  const asUser = <T>(user: User, work: (tx: Transaction) => Promise<T>) => database.asUser(user.id, work)
  return {
    auth,
    events,
    secondFactor,
    personalTokens,
    passkeys,
    oidc: deps.oidc && createOidcSignIn({ ...deps, db }, deps.oidc),
    throttle,
    device: createDeviceCookie({ ...deps, db }),
    isAccount: (id: string) => isAccount(db, id),
    linkOwner: (token: string) => linkOwner(auth, db, token),
    confirmAddress: (userId: LinkOwner, token: string, device: string) =>
      confirmAddress(auth, userId, token, device),
    mailConfirmation: createMailConfirmation({ ...deps, db, auth, throttle }),
    identify,
    grantToken: (request: Parameters<typeof grantToken>[1]) =>
      grantToken({ ...deps, db, secondFactor }, request),
    revokeToken: (token: string) =>
      isPersonalToken(token) ? revokePersonalToken(db, token) : revokeToken(db, token),
    profile: (user: User) => asUser(user, (tx) => getProfile(tx, deps, user)),
    rename: (user: User, name: string) => asUser(user, (tx) => renameProfile(tx, deps, user, name)),
    changePassword: (user: User, change: Parameters<typeof changePassword>[2], asking: AskingSession) =>
      changePassword(db, user, change, asking),
    sessions: async (user: User, asking: AskingSession) => ({
      sessions: await accountSessions(db, user.id, asking, clock()),
    }),
    /** `which` is a session's id, or 'others': every one but that which asks. */
    endSessions: (user: User, which: string, asking: AskingSession) =>
      endAccountSessions(db, user.id, which, asking),
    exported: createExport({ ...deps, personalTokens, passkeys }),
    remove: (user: User) => deleteAccount(db, deps.endSubscription, deps.mailer.forget, user),
    /** For capabilities that ask inside their own transaction. */
    isPremium: (tx: Transaction, user: UserId) => isPremium(tx, deps, user),
    /** Removes what has expired; safe at any time. */
    async tidy(): Promise<void> {
      await deleteOldAttempts(db, clock)
      await deleteExpiredTokens(db, clock())
      await deleteExpiredPersonalTokens(db, clock())
      await deleteExpiredSessions(db, clock())
      await deleteExpiredLinks(db, clock())
      await events.deleteOld()
    },
  }
}

type ExportDeps = Pick<AccountsDeps, 'database' | 'clock' | 'limitPerUser'> & {
  readonly personalTokens: ReturnType<typeof createPersonalTokens>
  readonly passkeys: ReturnType<typeof createPasskeys>
}

function createExport({ database, clock, limitPerUser, personalTokens, passkeys }: ExportDeps) {
  const exports = limitPerUser(exportAllowance)
  /** The person's export: the name of the file, and its JSON piece by piece. One at a time. */
  return async (user: User): Promise<Result<ServedFile>> => {
    const entered = await exports.enter(user.id)
    if (!entered.ok) return entered
    const now = clock()
    const signIn = {
      tokens: await personalTokens.list(user.id),
      passkeys: await passkeys.list(user.id),
    }
    const content = endingWith(exportAccount(database, user, signIn, now), entered.value)
    return success({ name: `plotluck-export-${calendarDate(now)}.json`, content })
  }
}
