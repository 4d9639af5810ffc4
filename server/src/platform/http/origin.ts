import type { MiddlewareHandler } from 'hono'
import { failure } from '../failure.ts'
import { answerFailure } from './answer.ts'
import type { HttpEnv } from './types.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes a browser send with our cookie. Browsers name the page's origin on every such
 * request; programs with a bearer token carry no cookie and are not asked.
 */
export function originCheck(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const publicOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    const isRead = readingMethods.has(c.req.method)
    if (isRead || c.req.header('authorization') !== undefined) return next()
    const origin = c.req.header('origin')
    const isOurs = origin === undefined || origin === publicOrigin || hostOf(origin) === c.req.header('host')
    const site = c.req.header('sec-fetch-site')
    const isForeign = origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none'
    return isOurs && !isForeign ? next() : answerFailure(c, failure('wrong-origin').failure)
  }
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined
