import type { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import type { Log } from '../log.ts'

/** What every handler finds on its context. */
export type HttpEnv = {
  /** The request as the socket gives it; there is none where the app is asked without a server. */
  Bindings: { readonly incoming?: IncomingMessage }
  Variables: {
    /** Also sent as X-Request-Id, and on every log line of this request. */
    requestId: string
    log: Log
    /** Who is at the other end, by address; never taken from a header that the client can write. */
    clientAddress: string
    /** Waits for the sender without holding their turn; undefined where requests have none. */
    outsideTurn: (<T>(waiting: () => Promise<T>) => Promise<T>) | undefined
  }
}
export type HttpContext = Context<HttpEnv>
export type HttpApp = Hono<HttpEnv>
