import type { SignedIn } from '@plotluck/contract'
import { type Result, success } from '../platform/failure.ts'
import type { HttpContext } from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import { withCause } from './auth-error-cause.ts'
import type { NewSession } from './sign-in.ts'

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
