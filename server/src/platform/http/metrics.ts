import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import { failure } from '../failure.ts'
import { createMetricsText } from '../worker-metrics.ts'
import { answerFailure } from './failure-response.ts'
import type { HttpEnv } from './types.ts'

export type Metrics = {
  readonly registry: Registry
  readonly observeRequest: (request: {
    method: string
    route: string
    status: number
    seconds: number
  }) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the head of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status }, seconds),
  }
}

/** GET /metrics for a scraper that holds the token; to everyone else, and without a token, the address does not exist. */
export function metricsRoute({ registry }: Metrics, token: string | undefined): MiddlewareHandler<HttpEnv> {
  const metricsText = createMetricsText(registry)
  return async (c) => {
    const given = c.req.header('authorization') ?? ''
    if (token === undefined || !isSame(given, `Bearer ${token}`))
      return answerFailure(c, failure('not-found').failure)
    return c.text(await metricsText(), 200, { 'Content-Type': registry.contentType })
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
