import type { MiddlewareHandler } from 'hono'
import { failure } from '../failure.ts'
import { answerFailure } from './failure-response.ts'
import { isLoopbackName } from './loopback-names.ts'
import type { HttpEnv } from './types.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a browser send with our cookie: the page's origin, which browsers name on every such request, has to
 * be that of `publicUrl`. The Host header is not asked, since it says only how the request came here. Programs with a bearer token
 * carry no cookie and are not asked.
 */
export function csrfProtection(publicUrl: string): MiddlewareHandler<HttpEnv> {
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

function isSameOrigin(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const [theirs, ours] = [new URL(origin), new URL(publicUrl)]
  if (isLoopbackName(ours.hostname) && isLoopbackName(theirs.hostname)) theirs.hostname = ours.hostname
  return theirs.origin === ours.origin
}
