import { isUnavailable } from './database/index.ts'
import type { Log } from './log.ts'

/**
 * Logs an error that nobody expected, once, and gives the code of what to tell the person: `unavailable` while the database is away, which is a
 * warning of one line, else `unexpected`. `what` says what failed.
 */
export function reportError(
  log: Log,
  error: unknown,
  what: string,
  more: Readonly<Record<string, unknown>> = {},
): 'unavailable' | 'unexpected' {
  if (!isUnavailable(error)) {
    log.error({ err: error, ...more }, what)
    return 'unexpected'
  }
  log.warn({ error: firstCause(error), ...more }, `${what}: the database is away`)
  return 'unavailable'
}

// The outer error names the query; what happened to the database is the innermost.
function firstCause(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? firstCause(error.cause) : String(error)
}
