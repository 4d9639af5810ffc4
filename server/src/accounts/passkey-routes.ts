import { callsOf } from '@plotluck/contract'
import { failure, type Result, success } from '../platform/failure.ts'
import { bearerToken, type HttpContext, type Serve } from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import { browserHeaders, deviceOf } from './browser-request.ts'
import { begin, setCookies } from './set-session-cookie.ts'

/** Mounts passkeys: those of an account, and signing in with one. */
export function mountPasskeys(serve: Serve, { passkeys, throttle, events }: Accounts): void {
  serve(callsOf.passkeys, {
    'POST /api/auth/passkey/options': ({ c }) =>
      throttle.codeCheck(c.get('clientAddress'), async () => hold(c, await passkeys.beginSignIn())),
    'POST /api/auth/passkey': async ({ c, body }) => {
      const signedIn = await throttle.codeCheck(c.get('clientAddress'), () =>
        passkeys.signIn(browserHeaders(c), body),
      )
      if (signedIn.ok)
        await events.note({ userId: signedIn.value.answer.user.id }, 'signed-in-passkey', deviceOf(c))
      return begin(c, signedIn)
    },
    'GET /api/account/passkeys': async ({ user }) => success({ passkeys: await passkeys.list(user.id) }),
    'POST /api/account/passkeys/options': async ({ c, user }) =>
      // A program has no browser to make one with.
      bearerToken(c)
        ? failure('not-signed-in')
        : hold(c, await passkeys.beginAdding(user.id, browserHeaders(c))),
    'POST /api/account/passkeys': async ({ c, user, body }) => {
      if (bearerToken(c)) return failure('not-signed-in')
      const added = await passkeys.add(browserHeaders(c), body)
      if (added.ok) await events.note({ userId: user.id }, 'passkey-added', deviceOf(c))
      return added
    },
    'PATCH /api/account/passkeys/{id}': ({ user, path, body }) =>
      passkeys.rename(user.id, path.id, body.name),
    'DELETE /api/account/passkeys/{id}': async ({ c, user, path }) => {
      const removed = await passkeys.remove(user.id, path.id)
      if (removed.ok) await events.note({ userId: user.id }, 'passkey-removed', deviceOf(c))
      return removed
    },
  })
}

/** Has the browser hold the cookie that goes with the options. */
function hold(
  c: HttpContext,
  begun: Result<{ readonly options: object; readonly cookies: readonly string[] }>,
): Result<{ options: unknown }> {
  if (!begun.ok) return begun
  setCookies(c, begun.value.cookies)
  return success({ options: begun.value.options })
}
