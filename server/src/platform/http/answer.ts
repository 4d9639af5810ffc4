import { failures } from '@plotluck/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure } from '../failure.ts'

/** When to ask again while the server or its database is away, in seconds: most restarts take no longer. */
const awaySeconds = 5

/** Answers a failure as `{ code, message, details? }` with the contract's status. `details.retryAfterSeconds`, where there is one, becomes the Retry-After header too; `unavailable` always has one. */
export function answerFailure(c: Context, failure: Failure): Response {
  const known = failure.details?.['retryAfterSeconds']
  const wait = known ?? (failure.code === 'unavailable' ? awaySeconds : undefined)
  if (typeof wait === 'number') c.header('Retry-After', String(wait))
  const status: ContentfulStatusCode = failures[failure.code].status
  return c.json(failure, status)
}
