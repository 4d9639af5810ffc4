import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable } from '../platform/database/index.ts'

const calls = new AsyncLocalStorage<{ away?: unknown }>()

/**
 * Runs a call of the account library. The library answers a database that is away with an error of its own and tells the cause to its log
 * alone (`captureCause`): that cause is thrown in its place.
 */
export async function withCause<T>(call: () => Promise<T>): Promise<T> {
  const noted: { away?: unknown } = {}
  try {
    return await calls.run(noted, call)
  } catch (error) {
    throw noted.away ?? error
  }
}

/** Takes what the library logs: where it holds an error of a database that is away, the running call ends with that. */
export function captureCause(details: readonly unknown[]): void {
  const call = calls.getStore()
  const away = details.find(isUnavailable)
  if (call && away) call.away = away
}
