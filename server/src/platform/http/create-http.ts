import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { failure } from '../failure.ts'
import type { NewId } from '../ids.ts'
import type { Log } from '../log.ts'
import { reportError } from '../report-error.ts'
import { answerFailure } from './failure-response.ts'
import { clientAddress } from './client-address.ts'
import { fairTurns } from './fair-turns.ts'
import { createMetrics, metricsRoute } from './metrics.ts'
import { csrfProtection } from './csrf.ts'
import { limitBody } from './request-body.ts'
import { securityHeaders } from './security-headers.ts'
import type { HttpApp, HttpContext, HttpEnv } from './types.ts'

type HttpSettings = {
  readonly publicUrl: string
  readonly trustedProxies: number
  readonly metricsToken: string | undefined
  readonly log: Log
  readonly newId: NewId
  /** Whether new work is refused because the server is going away. */
  readonly isStopping: () => boolean
  /** Resolves when the server can do its work, rejects when it cannot. */
  readonly checkReady: () => Promise<void>
}

/**
 * Makes an app that has everything no capability should think about: request ids and log lines, limits, security
 * headers, health. Capabilities mount their routes on it; `answerUnknown` of http/static-files comes last.
 */
export function createHttp(settings: HttpSettings): HttpApp {
  const app: HttpApp = new Hono<HttpEnv>()
  observeRequests(app, settings)
  app.use(securityHeaders(settings.publicUrl))
  app.use('/api/*', limitBody())
  app.use('/api/*', csrfProtection(settings.publicUrl))
  app.use('/api/*', fairTurns(settings.publicUrl))
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  mountHealth(app, settings)
  app.onError((error, c) => answerUnexpected(c, error))
  return app
}

function observeRequests(app: HttpApp, settings: HttpSettings): void {
  const { log, newId, trustedProxies, metricsToken } = settings
  const metrics = createMetrics()
  app.use(async (c, next) => {
    const startedAt = performance.now()
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set('clientAddress', clientAddress(c, trustedProxies))
    c.header('X-Request-Id', requestId)
    await next()
    // The next request of this connection comes to a process that stays.
    if (settings.isStopping()) c.header('Connection', 'close')
    const { status } = c.res
    const { method, path } = c.req
    const ms = performance.now() - startedAt
    metrics.observeRequest({ method, route: routePath(c, -1), status, seconds: ms / 1000 })
    c.get('log').debug({ method, path: logged(path), status, ms: Math.round(ms * 10) / 10 }, 'request')
  })
  app.get('/metrics', metricsRoute(metrics, metricsToken))
}

/** The beginning of a path: ours are short, and a line of the log is no place for what a stranger wrote. */
const logged = (path: string): string => path.slice(0, 200)

function mountHealth(app: HttpApp, { isStopping, checkReady }: HttpSettings): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return answerFailure(c, failure('unavailable').failure)
    try {
      await checkReady()
    } catch (error) {
      c.get('log').error({ error: String(error) }, 'The database does not answer')
      return answerFailure(c, failure('unavailable').failure)
    }
    return c.json({ status: 'ready' })
  })
}

function answerUnexpected(c: HttpContext, error: unknown): Response {
  const { method, path: whole } = c.req
  const path = logged(whole)
  const code = reportError(c.get('log'), error, 'unexpected error', { method, path })
  const { failure: unexpected } = failure(code, { details: { requestId: c.get('requestId') } })
  return answerFailure(c, unexpected)
}
