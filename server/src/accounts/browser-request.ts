import { bearerToken, type HttpContext } from '../platform/http/index.ts'
import type { AskingSession } from './account-sessions.ts'
import type { Accounts } from './accounts.ts'
import type { Attempt } from './auth-throttle.ts'
import { deviceName, namingDevice } from './device-name.ts'

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
