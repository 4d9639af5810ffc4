import type { MiddlewareHandler } from 'hono'
import { failure } from '../failure.ts'
import { answerFailure } from './answer.ts'
import type { HttpEnv } from './types.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a browser send with our cookie: the page's origin, which browsers name on every such request, has to
 * be that of `publicUrl`. The Host header is not asked, since it says only how the request came here. Programs with a bearer token
 * carry no cookie and are not asked.
 */
export function originCheck(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const message = `This request did not come from ${publicUrl}. Open Plotluck there and try again.`
  return async (c, next) => {
    const isRead = readingMethods.has(c.req.method)
    if (isRead || c.req.header('authorization') !== undefined) return next()
    const origin = c.req.header('origin')
    const isOurs = origin === undefined || isSameOrigin(origin, publicUrl)
    const site = c.req.header('sec-fetch-site')
    const isForeign = origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none'
    return isOurs && !isForeign ? next() : answerFailure(c, failure('wrong-origin', { message }).failure)
  }
}

// The names of this machine for itself (RFC 6761, RFC 1122, RFC 4291): whoever opens one at our port reaches us.
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a Host header names this machine by another of its own names than `publicUrl` does, at the same port. A session is kept for one
 * name only, so pages are shown under one.
 */
export function isOtherLoopbackName(host: string | undefined, publicUrl: string): boolean {
  const theirs = URL.parse(`http://${host}`)
  const ours = new URL(publicUrl)
  if (!theirs || !loopback.has(theirs.hostname) || !loopback.has(ours.hostname)) return false
  return theirs.port === ours.port && theirs.hostname !== ours.hostname
}

function isSameOrigin(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const [theirs, ours] = [new URL(origin), new URL(publicUrl)]
  if (loopback.has(ours.hostname) && loopback.has(theirs.hostname)) theirs.hostname = ours.hostname
  return theirs.origin === ours.origin
}
