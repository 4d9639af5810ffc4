/** A word in a User-Agent header, and what it stands for. The first that stands there counts: later ones stand in it for compatibility. */
type Sign = readonly [word: string, name: string]

/**
 * Source: the compatibility words of each browser as MDN lists them, 'Browser detection using the user agent string'
 * (developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent, read 2026-11).
 */
const browsers: readonly Sign[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const systems: readonly Sign[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
]

/** What the account library takes the name of a session's device from, nothing more of a browser is kept, and the cookies where it needs them. */
export const namingDevice = (name: string, cookie = ''): Headers =>
  new Headers({ 'user-agent': name, cookie })

/**
 * A browser as its owner would name it, from a User-Agent header; '' where neither browser nor system is known.
 * @example deviceName('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox on Windows'
 */
export function deviceName(userAgent = ''): string {
  const named = (signs: readonly Sign[]) => signs.find(([word]) => userAgent.includes(word))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(' on ')
}
