import { failures } from '@plotluck/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure, Result } from '../failure.ts'

/** Answers a result: its value as JSON, or its failure as `{ code, message, details? }` with the contract's status. */
export function answer<T extends object>(c: Context, result: Result<T>): Response {
  return result.ok ? c.json(result.value) : answerFailure(c, result.failure)
}

/** Answers a failure. `details.retryAfterSeconds`, where there is one, becomes the Retry-After header too. */
export function answerFailure(c: Context, failure: Failure): Response {
  const wait = failure.details?.['retryAfterSeconds']
  if (typeof wait === 'number') c.header('Retry-After', String(wait))
  const status: ContentfulStatusCode = failures[failure.code].status
  return c.json(failure, status)
}
