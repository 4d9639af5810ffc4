import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { account, user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import type { HttpContext } from '../platform/http/index.ts'

const cookieName = 'plotluck.device'
/** Accounts whose device one browser can be, as in a household with one tablet. */
const mostAccounts = 8
const year = 365 * 24 * 60 * 60

/**
 * Knows the browsers that a person signed in with, by a device cookie as OWASP describes it ('Slow Down Online Guessing Attacks with Device
 * Cookies'): for each account a random id, signed together with the account's e-mail and the hash of its password. A new password
 * ends what older cookies prove.
 */
export type DeviceCookie = ReturnType<typeof createDeviceCookie>

type DeviceCookieSettings = { readonly db: Handle; readonly secret: string; readonly publicUrl: string }

export function createDeviceCookie({ db, secret, publicUrl }: DeviceCookieSettings) {
  const sign = (id: string, email: string, passwordHash: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', id, email, passwordHash]))
      .digest()
  const isOf = (entry: string, email: string, passwordHash: string): boolean => {
    const [id = '', signature = ''] = entry.split('.')
    const [given, right] = [Buffer.from(signature, 'base64url'), sign(id, email, passwordHash)]
    return given.length === right.length && timingSafeEqual(given, right)
  }
  const write = (c: HttpContext, entries: readonly string[]): void =>
    setCookie(c, cookieName, entries.slice(0, mostAccounts).join('~'), {
      httpOnly: true,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
      path: '/api',
      maxAge: year,
    })
  return {
    /** The id of this browser as a known device of the account; undefined when it is none. */
    async deviceId(c: HttpContext, email: string): Promise<string | undefined> {
      const entries = entriesOf(c)
      const hash = entries.length > 0 ? await passwordHashOf(db, email) : undefined
      return hash === undefined ? undefined : entries.find((entry) => isOf(entry, email, hash))?.split('.')[0]
    },
    /** Makes this browser a known device of an account that it has just proved to own. */
    async remember(c: HttpContext, email: string): Promise<void> {
      const hash = await passwordHashOf(db, email)
      if (hash === undefined) return
      const entries = entriesOf(c)
      const id = randomBytes(16).toString('base64url')
      const own =
        entries.find((entry) => isOf(entry, email, hash)) ??
        `${id}.${sign(id, email, hash).toString('base64url')}`
      write(c, [own, ...entries.filter((entry) => entry !== own)])
    },
    /**
     * Looks like `remember` and proves nothing: whether an e-mail has an account must not show in the cookies. What was proved before for that
     * account is dropped.
     */
    async pretendToRemember(c: HttpContext, email: string): Promise<void> {
      const hash = (await passwordHashOf(db, email)) ?? ''
      const [id, signature] = [randomBytes(16), randomBytes(32)].map((bytes) => bytes.toString('base64url'))
      write(c, [`${id}.${signature}`, ...entriesOf(c).filter((entry) => !isOf(entry, email, hash))])
    },
    /** Ends all that this browser's cookie proves. */
    forget: (c: HttpContext): void => void deleteCookie(c, cookieName, { path: '/api' }),
  }
}

const entriesOf = (c: HttpContext): readonly string[] =>
  (getCookie(c, cookieName) ?? '')
    .split('~')
    .filter((entry) => entry !== '')
    .slice(0, mostAccounts)

async function passwordHashOf(db: Handle, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.email, email))
  return found?.hash ?? undefined
}
