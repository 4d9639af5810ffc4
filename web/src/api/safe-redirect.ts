/** The address of the sign-in screen that leads back to `from` afterwards. */
export function signInAddress(from: { pathname: string; search: string }): string {
  return `/auth?${new URLSearchParams({ back: from.pathname + from.search })}`
}

/**
 * Where to go after signing in: the page that asked for it, or /dashboard. Only paths of this site count, so that nobody can be sent
 * elsewhere by a link; pages of /auth do not, since they would lead round in a circle.
 */
export function safeRedirect(search: URLSearchParams): string {
  const back = search.get('back') ?? ''
  const isOurs = /^\/(?![/\\])/.test(back) && !/^\/auth(?![\w-])/.test(back)
  // NOTE browsers drop tabs and line breaks from addresses, which could turn '/\t/elsewhere' into '//elsewhere'
  return isOurs && !/\p{Cc}/u.test(back) ? back : '/dashboard'
}
