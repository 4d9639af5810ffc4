import { getCookie } from 'hono/cookie'
import type { Clock } from '../platform/clock.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, success } from '../platform/failure.ts'
import {
  bearerToken,
  type HttpContext,
  type Identify,
  type User,
  sessionCookieName,
} from '../platform/http/index.ts'
import { provenUserId } from '../platform/ids.ts'
import type { Auth } from './auth.ts'
import { withCause } from './auth-error-cause.ts'
import { type Account, findTokenUser } from './api-tokens.ts'
import { isPersonalToken, scopeRefusal, usePersonalToken } from './personal-tokens.ts'

/**
 * Makes the function that says who sends a request. A bearer token, when there is one, decides alone; else the cookie
 * does, and is renewed on the answer when it is time.
 */
export function createIdentify(auth: Auth, db: Handle, clock: Clock, publicUrl: string): Identify {
  const cookieName = sessionCookieName(publicUrl)
  return async (c, needed) => {
    const token = bearerToken(c)
    if (token !== undefined && isPersonalToken(token)) {
      const used = await usePersonalToken(db, token, clock())
      if (!used) return failure('session-expired', { message: tokenEnded })
      return (needed && scopeRefusal(used.scope, needed)) ?? asPerson(used.account)
    }
    if (token !== undefined) return asPerson(await findTokenUser(db, token, clock()))
    if (getCookie(c, cookieName) === undefined) return failure('not-signed-in')
    return asPerson(await cookieAccount(auth, c))
  }
}

const tokenEnded = 'This API token does not work any more. Make a new one in the settings.'

async function cookieAccount(auth: Auth, c: HttpContext): Promise<Account | undefined> {
  const { response, headers } = await withCause(() =>
    auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true }),
  )
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
  return response?.user
}

function asPerson(account: Account | undefined): Awaited<ReturnType<Identify>> {
  if (!account) return failure('session-expired')
  const user: User = { id: provenUserId(account.id), email: account.email, name: account.name }
  return success(user)
}
