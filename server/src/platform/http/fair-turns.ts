import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { failure } from '../failure.ts'
import { answerFailure } from './failure-response.ts'
import { bearerToken } from './bearer-token.ts'
import { networkOf } from './client-address.ts'
import { sessionCookieName } from './session-cookie.ts'
import type { HttpContext, HttpEnv } from './types.ts'

/** More than one person's limits of long work let run at once, so that who waits for none of it is not held up by their own. */
export const mostAtOnce = 24

type Line = { atWork: number; readonly waiting: (() => void)[] }

/**
 * Lets the requests of each sender in by turns: so many are worked on at once, and the others of the same sender wait in their order, before
 * anything is asked of the database. While a body comes in nobody works on the request, so a slow one keeps no turn from others. However many one sender has under way, the next request of another finds a short line there.
 */
export function fairTurns(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const cookieName = sessionCookieName(publicUrl)
  const lines = new Map<string, Line>()
  return async (c, next) => {
    const sender = senderOf(c, cookieName)
    const hasWaited = await enter(lines, sender)
    try {
      // Nobody reads the answer to a question that was left.
      if (hasWaited && c.req.raw.signal.aborted) return answerFailure(c, failure('unavailable').failure)
      c.set('outsideTurn', async (waiting) => {
        leave(lines, sender)
        return waiting().finally(() => enter(lines, sender, 'first'))
      })
      return await next()
    } finally {
      leave(lines, sender)
    }
  }
}

/** What a request says of its sender, unproved: the token, the session of the cookie, or else the network that it comes from. */
function senderOf(c: HttpContext, cookieName: string): string {
  const token = bearerToken(c)
  if (token !== undefined) return `token ${token}`
  // Of several cookies with one name others may read another one than we do.
  const isOne = c.req.header('cookie')?.split(`${cookieName}=`).length === 2
  const session = isOne ? getCookie(c, cookieName) : undefined
  return session === undefined ? `network ${networkOf(c.get('clientAddress'))}` : `session ${session}`
}

/** Resolves when it is the request's turn, with whether it had to wait: behind the others, or before them where it had a turn already. */
async function enter(
  lines: Map<string, Line>,
  sender: string,
  place: 'first' | 'last' = 'last',
): Promise<boolean> {
  const line = lines.get(sender) ?? { atWork: 0, waiting: [] }
  lines.set(sender, line)
  if (line.atWork < mostAtOnce) {
    line.atWork += 1
    return false
  }
  await new Promise<void>((resolve) =>
    place === 'first' ? line.waiting.unshift(resolve) : line.waiting.push(resolve),
  )
  return true
}

function leave(lines: Map<string, Line>, sender: string): void {
  const line = lines.get(sender)
  const next = line?.waiting.shift()
  if (line === undefined || next) return next?.()
  line.atWork -= 1
  if (line.atWork === 0) lines.delete(sender)
}
