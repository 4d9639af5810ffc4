import { type AccountEventKind, callsOf } from '@plotluck/contract'
import { failure, type Result, success } from '../platform/failure.ts'
import { bearerToken, type HttpContext, type Serve } from '../platform/http/index.ts'
import type { EndedSessions } from './account-sessions.ts'
import type { Accounts } from './accounts.ts'
import type { Attempt } from './auth-throttle.ts'
import { askingSession, attemptOf, deviceOf } from './browser-request.ts'
import { begin, endBrowserSession, setCookies } from './set-session-cookie.ts'
import { namingDevice } from './device-name.ts'
import { isGuessable } from './guessable-password.ts'
import { withCause } from './auth-error-cause.ts'
import { refusalsAsFailures } from './auth-failure.ts'
import { mountOidc } from './oidc-routes.ts'
import { mountPasskeys } from './passkey-routes.ts'
import { mountPersonalTokens } from './personal-token-routes.ts'
import { mountSecondFactor } from './second-factor-routes.ts'
import { type NewSession, type SecondStep, signIn, signUp } from './sign-in.ts'

/** Mounts /api/auth/*, /api/profile and /api/account. */
export function mountAccounts(serve: Serve, accounts: Accounts): void {
  mountSessions(serve, accounts)
  mountPasswords(serve, accounts)
  mountSecondFactor(serve, accounts)
  if (accounts.oidc) mountOidc(serve, accounts, accounts.oidc)
  mountPasskeys(serve, accounts)
  mountPersonalTokens(serve, accounts)
  mountProfile(serve, accounts)
}

function mountSessions(serve: Serve, accounts: Accounts): void {
  const { auth, throttle, device, identify, mailConfirmation, revokeToken, grantToken, events } = accounts
  serve(callsOf.sessions, {
    'POST /api/auth/sign-up/email': async ({ c, body }) => {
      const signedUp = await throttle.signUp(c.get('clientAddress'), () => signUp(auth, body, deviceOf(c)))
      if (signedUp.ok) await afterSignUp(c, accounts, body.email, signedUp.value)
      return begin(c, signedUp)
    },
    'POST /api/auth/sign-in/email': async ({ c, body }) => {
      const attempt = await attemptOf(c, accounts, body.email)
      const headers = namingDevice(deviceOf(c), c.req.header('cookie'))
      const begun = await throttle.passwordCheck(attempt, () => signIn(auth, body, headers))
      const signedIn = await unlessCodeNeeded(c, accounts, attempt, begun)
      await noteSignIn(c, accounts, attempt, signedIn, 'browser')
      if (signedIn.ok) await device.remember(c, attempt.email)
      else if (signedIn.failure.code === 'email-not-verified') await mailConfirmation(attempt)
      return begin(c, signedIn)
    },
    'POST /api/auth/sign-out': async ({ c }) => {
      const user = await identify(c)
      const token = bearerToken(c)
      if (token) await revokeToken(token)
      await endBrowserSession(c, accounts)
      if (user.ok)
        await events.note({ userId: user.value.id }, token ? 'token-revoked' : 'signed-out', deviceOf(c))
      return success({ success: true })
    },
    'GET /api/auth/get-session': async ({ c }) => {
      const user = await identify(c)
      return success(user.ok ? { user: user.value } : null)
    },
    'POST /api/auth/token': async ({ c, body }) => {
      if (body.grant_type === 'refresh_token') return grantToken(body)
      const attempt = await attemptOf(c, accounts, body.email)
      const granted = await throttle.passwordCheck(attempt, () => grantToken(body))
      await noteSignIn(c, accounts, attempt, granted, 'program')
      return granted
    },
  })
}

/** Where the password was right and a code is needed, has the browser hold what begins the second step, and says so. */
async function unlessCodeNeeded(
  c: HttpContext,
  { events }: Accounts,
  { email }: Attempt,
  begun: Result<NewSession | SecondStep>,
): Promise<Result<NewSession>> {
  if (!begun.ok) return begun
  const { answer, cookies } = begun.value
  if (answer !== null) return success({ answer, cookies })
  setCookies(c, cookies)
  await events.note({ email }, 'second-factor-asked', deviceOf(c))
  return failure('second-factor-needed')
}

/** Notes how an attempt with a password ended, where it was let in to be one. */
function noteSignIn(
  c: HttpContext,
  { events }: Accounts,
  { email, deviceId }: Attempt,
  signedIn: Result<unknown>,
  by: 'browser' | 'program',
): Promise<void> {
  if (!signedIn.ok)
    return signedIn.failure.code === 'wrong-credentials'
      ? events.noteFailure(email, deviceOf(c))
      : Promise.resolve()
  const browser = deviceId === undefined ? 'signed-in-new-device' : 'signed-in'
  return events.note({ email }, by === 'program' ? 'token-made' : browser, deviceOf(c))
}

async function afterSignUp(
  c: HttpContext,
  accounts: Accounts,
  email: string,
  { answer: { user, emailVerificationRequired } }: NewSession,
): Promise<void> {
  const { device, mailConfirmation, isAccount, events } = accounts
  // Where the e-mail had an account before, the answer names one that does not exist, and nothing is noted.
  await events.note({ userId: user.id }, 'signed-up', deviceOf(c))
  if (!emailVerificationRequired) return device.remember(c, email)
  const attempt = await attemptOf(c, accounts, email)
  const isNew = await isAccount(user.id)
  await (isNew ? device.remember(c, email) : device.pretendToRemember(c, email))
  await mailConfirmation(attempt, isNew)
}

function mountPasswords(serve: Serve, accounts: Accounts): void {
  const { auth, throttle, device, linkOwner, changePassword, events } = accounts
  serve(callsOf.passwords, {
    'POST /api/auth/request-password-reset': async ({ c, body: { email } }) => {
      const attempt = await attemptOf(c, accounts, email)
      return throttle.linkRequest(attempt, async () => {
        if (await throttle.mayMailLink(attempt))
          await withCause(() => auth.api.requestPasswordReset({ body: { email } }))
        return success({ success: true })
      })
    },
    // A token is too long to be guessed, so what carries one is not counted: nobody's wrong tokens may close the way for a right one.
    'POST /api/auth/reset-password': async ({ c, body }) => {
      const userId = await linkOwner(body.token)
      if (!userId) return failure('link-expired')
      if (await isGuessable(body.newPassword, [userId.email])) return failure('guessable-password')
      const attempt = await attemptOf(c, accounts, userId.email)
      const reset = await refusalsAsFailures(() => auth.api.resetPassword({ body }))
      if (!reset.ok) return reset
      await events.note({ userId: userId.id }, 'password-reset', deviceOf(c))
      await throttle.forgive(attempt)
      await device.remember(c, userId.email)
      return success({ success: true })
    },
    'GET /api/auth/verify-email': ({ c, query }) => openConfirmation(c, accounts, query.token ?? ''),
    'POST /api/auth/change-password': async ({ c, user, body }) => {
      if (await isGuessable(body.newPassword, [user.email, user.name])) return failure('guessable-password')
      const asking = await askingSession(c, accounts)
      const attempt = await attemptOf(c, accounts, user.email)
      const changed = await throttle.passwordCheck(attempt, () => changePassword(user, body, asking))
      if (changed.ok) await events.note({ userId: user.id }, 'password-changed', deviceOf(c))
      if (changed.ok) await throttle.forgive(attempt)
      if (changed.ok && asking.browser) await device.remember(c, attempt.email)
      return changed
    },
  })
}

/**
 * Opens the link that confirms an address. The browser that set the account's password is signed in; any other has only the mail, so
 * it chooses a password first, and the one that whoever signed up had chosen falls.
 */
async function openConfirmation(c: HttpContext, accounts: Accounts, token: string): Promise<string> {
  const { device, linkOwner, confirmAddress, events } = accounts
  const userId = await linkOwner(token)
  if (!userId) return '/auth?failed=link-expired'
  // A link proves the mailbox alone: it opens no session where more is asked for.
  if (userId.hasSecondFactor || (await device.deviceId(c, userId.email)) === undefined)
    return `/auth/reset-password?token=${encodeURIComponent(token)}`
  const confirmed = await confirmAddress(userId, token, deviceOf(c))
  if (!confirmed.ok) return `/auth?failed=${confirmed.failure.code}`
  await events.note({ userId: userId.id }, 'email-confirmed', deviceOf(c))
  setCookies(c, confirmed.value)
  return '/dashboard'
}

function mountProfile(serve: Serve, accounts: Accounts): void {
  const { device, profile, rename, sessions, endSessions, exported, remove, events } = accounts
  serve(callsOf.profile, {
    'GET /api/profile': async ({ user }) => success(await profile(user)),
    'PATCH /api/profile': async ({ user, body }) => success(await rename(user, body.name)),
    'GET /api/account/sessions': async ({ c, user }) =>
      success(await sessions(user, await askingSession(c, accounts))),
    'DELETE /api/account/sessions/{id}': async ({ c, user, path }) => {
      const ended = await endSessions(user, path.id, await askingSession(c, accounts))
      if (!ended.ok) return ended
      await events.note({ userId: user.id }, eventOf(path.id, ended.value), deviceOf(c))
      return success({ success: true })
    },
    'GET /api/account/events': ({ user, query }) => events.page(user.id, query.cursor),
    'GET /api/account/export': async ({ c, user }) => {
      const file = await exported(user)
      if (file.ok) await events.note({ userId: user.id }, 'data-exported', deviceOf(c))
      return file
    },
    'DELETE /api/account': async ({ c, user }) => {
      await events.note({ userId: user.id }, 'deletion-asked', deviceOf(c))
      const removed = await remove(user)
      if (!removed.ok) return removed
      await endBrowserSession(c, accounts)
      device.forget(c)
      return removed
    },
  })
}

function eventOf(which: string, { programs }: EndedSessions): AccountEventKind {
  if (which === 'others') return 'other-sessions-ended'
  return programs > 0 ? 'token-revoked' : 'session-ended'
}
