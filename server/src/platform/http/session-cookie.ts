/** What the names of our cookies begin with. */
export const cookiePrefix = 'plotluck'

/** The name of the cookie that carries a browser's session. Over HTTPS it has the prefix that browsers take from no plain connection. */
export const sessionCookieName = (publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${cookiePrefix}.session_token`

const day = 24 * 60 * 60

/**
 * How long a browser's session and its cookie last: so many seconds from the last renewal, and a use renews both once the second number has passed. The
 * attributes are those of every cookie of the account library, which sets it; `accounts/set-session-cookie.ts` hands it to the browser and clears it.
 */
export const sessionCookie = {
  seconds: 30 * day,
  renewedAfterSeconds: day,
  attributes: { httpOnly: true, sameSite: 'lax', path: '/' },
} as const
