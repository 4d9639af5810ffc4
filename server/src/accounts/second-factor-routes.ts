import { callsOf } from '@plotluck/contract'
import { failure, type Result, success } from '../platform/failure.ts'
import { bearerToken, type HttpContext, type Serve, type User } from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import { attemptOf, browserHeaders, deviceOf } from './browser-request.ts'
import { begin, setCookies } from './set-session-cookie.ts'

/** Mounts the second factor: turning it on and off, and the second step of signing in. */
export function mountSecondFactor(serve: Serve, accounts: Accounts): void {
  const { secondFactor, throttle, device, events } = accounts
  serve(callsOf.secondFactor, {
    'POST /api/auth/second-factor': async ({ c, body }) => {
      const finished = await throttle.codeCheck(c.get('clientAddress'), () =>
        secondFactor.finish(browserHeaders(c), body),
      )
      if (!finished.ok) return finished
      const { answer, isRecovery } = finished.value
      const { email, deviceId } = await attemptOf(c, accounts, answer.user.email)
      if (isRecovery) await events.note({ email }, 'recovery-code-used', deviceOf(c))
      await events.note({ email }, deviceId === undefined ? 'signed-in-new-device' : 'signed-in', deviceOf(c))
      await device.remember(c, email)
      return begin(c, finished)
    },
    'GET /api/account/second-factor': async ({ user }) =>
      success({ is_on: await secondFactor.isOn(user.id) }),
    'POST /api/account/second-factor': ({ c, user, body }) =>
      withPassword(c, accounts, user, () => secondFactor.start(browserHeaders(c), body.password)),
    'POST /api/account/second-factor/confirm': async ({ c, user, body }) => {
      if (bearerToken(c)) return failure('not-signed-in')
      const confirmed = await throttle.codeCheck(c.get('clientAddress'), () =>
        secondFactor.confirm(browserHeaders(c), body.code),
      )
      return goOn(c, accounts, user, confirmed, 'second-factor-on')
    },
    'POST /api/account/second-factor/end': async ({ c, user, body }) => {
      const ended = await withPassword(c, accounts, user, () =>
        secondFactor.end(browserHeaders(c), body.password),
      )
      return goOn(c, accounts, user, ended, 'second-factor-off')
    },
  })
}

/** Runs what wants the password of a browser's session; a program has none that could go on. */
async function withPassword<T>(
  c: HttpContext,
  accounts: Accounts,
  user: User,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (bearerToken(c)) return failure('not-signed-in')
  return accounts.throttle.passwordCheck(await attemptOf(c, accounts, user.email), work)
}

/** Has the browser hold the session that goes on, and notes why it is another. */
async function goOn(
  c: HttpContext,
  { events }: Accounts,
  user: User,
  changed: Result<readonly string[]>,
  kind: 'second-factor-on' | 'second-factor-off',
): Promise<Result<{ success: true }>> {
  if (!changed.ok) return changed
  setCookies(c, changed.value)
  await events.note({ userId: user.id }, kind, deviceOf(c))
  return success({ success: true })
}
