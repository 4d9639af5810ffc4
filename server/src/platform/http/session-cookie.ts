/** What the names of our cookies begin with. */
export const cookiePrefix = 'plotluck'

/** The name of the cookie that carries a browser's session. Over HTTPS it has the prefix that browsers take from no plain connection. */
export const sessionCookieName = (publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${cookiePrefix}.session_token`
