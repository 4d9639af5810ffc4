import type { SignedIn } from '@plotluck/contract'
import { type Result, success } from '../platform/failure.ts'
import type { HttpContext } from '../platform/http/index.ts'
import type { AskingSession } from './account-sessions.ts'
import type { Accounts } from './accounts.ts'
import { withCause } from './auth-error-cause.ts'
import type { Attempt } from './auth-throttle.ts'
import { deviceName, namingDevice } from './device-name.ts'
import { bearerToken } from './identify.ts'
import type { NewSession } from './sign-in.ts'

/** The session that asks, by its token. */
export async function askingSession(c: HttpContext, { auth }: Accounts): Promise<AskingSession> {
  const program = bearerToken(c)
  const browser = program ? undefined : await auth.api.getSession({ headers: c.req.raw.headers })
  return { browser: browser?.session.token, program }
}

/** The name of the browser that asks, as its owner would say it. */
export const deviceOf = (c: HttpContext): string => deviceName(c.req.header('user-agent'))

/** What the account library is told of the browser that asks: its name and its cookies. */
export const browserHeaders = (c: HttpContext): Headers => namingDevice(deviceOf(c), c.req.header('cookie'))

/** An attempt at the account of an address, by the browser that asks. */
export async function attemptOf(c: HttpContext, { device }: Accounts, email: string): Promise<Attempt> {
  return { email, clientAddress: c.get('clientAddress'), deviceId: await device.deviceId(c, email) }
}

/** Ends the session of the cookie, if there is one, and clears the cookie under the name it has here. */
export async function endBrowserSession(c: HttpContext, { auth }: Accounts): Promise<void> {
  const { headers } = await withCause(() =>
    auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true }),
  )
  setCookies(c, headers.getSetCookie())
}

/** Has the browser hold the session that began. */
export function begin(c: HttpContext, result: Result<NewSession>): Result<SignedIn> {
  if (!result.ok) return result
  setCookies(c, result.value.cookies)
  return success(result.value.answer)
}

/** Has the browser hold cookies of the account library. */
export function setCookies(c: HttpContext, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
