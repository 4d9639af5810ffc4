import { failures } from '@plotluck/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure } from '../failure.ts'

/** When to ask again while the server or what it needs is away, in seconds: most restarts and crowds take no longer. */
const awaySeconds = 5

/** Answers a failure as `{ code, message, details? }` with the contract's status. `details.retryAfterSeconds`, where there is one, becomes the Retry-After header too; every 503 has one. */
export function answerFailure(c: Context, failure: Failure): Response {
  const status: ContentfulStatusCode = failures[failure.code].status
  const known = failure.details?.['retryAfterSeconds']
  const wait = known ?? (status === 503 ? awaySeconds : undefined)
  if (typeof wait === 'number') c.header('Retry-After', String(wait))
  return c.json(failure, status)
}
