import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { HttpContext, Serve } from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import { deviceOf } from './browser-request.ts'
import { setCookies } from './set-session-cookie.ts'
import type { OidcSignIn } from './oidc.ts'

/** Mounts signing in with a provider. */
export function mountOidc(serve: Serve, accounts: Accounts, oidc: OidcSignIn): void {
  serve(callsOf.oidc, {
    'POST /api/auth/oidc': ({ c, body }) =>
      accounts.throttle.codeCheck(c.get('clientAddress'), async () => {
        const begun = await oidc.begin(`/auth?arrived=1&back=${encodeURIComponent(body.back)}`)
        if (!begun.ok) return begun
        setCookies(c, begun.value.cookies)
        return success({ url: begun.value.url })
      }),
    'GET /api/auth/callback/oidc': async ({ c, query }) => comeBack(c, accounts, oidc, query),
  })
}

type Query = Readonly<Record<string, string | undefined>>

/** Signs in who comes back, and gives the address to go on at. */
async function comeBack(c: HttpContext, accounts: Accounts, oidc: OidcSignIn, query: Query): Promise<string> {
  const finished = await accounts.throttle.codeCheck(c.get('clientAddress'), async () => {
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
    const browser = { device: deviceOf(c), cookie: c.req.header('cookie') ?? '' }
    return success(await oidc.finish(given as Record<string, string>, browser))
  })
  if (!finished.ok) return `/auth?failed=${finished.failure.code}`
  setCookies(c, finished.value.cookies)
  if ('refusal' in finished.value) return `/auth?failed=${finished.value.refusal}`
  const { owner, to } = finished.value
  await accounts.events.note({ userId: owner.id }, 'signed-in-provider', deviceOf(c))
  return to
}
