import { setTimeout as sleep } from 'node:timers/promises'
import { APICallError } from 'ai'

/** Milliseconds before the second and the third try, where a server does not name its own. */
const pausesMs = [2_000, 4_000]

/**
 * Milliseconds to wait before a call is tried again; undefined when it is not worth it: nothing about the failure passes by itself, it was
 * tried three times, or the server asks for more than `patienceMs`.
 */
export function pauseBeforeRetry(error: unknown, tries: number, patienceMs: number): number | undefined {
  if (!APICallError.isInstance(error) || !error.isRetryable) return undefined
  const usual = pausesMs[tries - 1]
  if (usual === undefined) return undefined
  const pause = askedPause(error.responseHeaders ?? {}) ?? usual
  return pause < patienceMs ? pause : undefined
}

// Retry-After is seconds or a date (RFC 9110, 10.2.3); some providers send milliseconds in a header of their own.
function askedPause(headers: Readonly<Record<string, string>>): number | undefined {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (exact >= 0) return exact
  const asked = headers['retry-after'] ?? ''
  const seconds = Number.parseFloat(asked)
  if (seconds >= 0) return seconds * 1000
  const until = Date.parse(asked) - Date.now()
  return Number.isNaN(until) ? undefined : Math.max(0, until)
}

/** Waits; false when the signal aborted meanwhile. */
export const paused = (ms: number, signal: AbortSignal): Promise<boolean> =>
  sleep(ms, true, { signal }).catch(() => false)
