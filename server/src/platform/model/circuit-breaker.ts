import type { Clock } from '../clock.ts'
import type { CallEnd } from './model.ts'

/** Calls in a row that must fail before the model is left alone. */
const failureThreshold = 3
const openMs = 60_000

/**
 * Leaves a model alone for a minute after it failed several times in a row, so that nobody waits for a server that is down. A call that was
 * stopped by whoever asked says nothing about the model.
 */
export function createCircuitBreaker(clock: Clock) {
  let [failed, until] = [0, 0]
  return {
    isOpen: (): boolean => clock().getTime() < until,
    note: ({ fault }: CallEnd): void => {
      if (fault?.code === 'stopped') return
      failed = fault === null ? 0 : failed + 1
      if (failed >= failureThreshold) [failed, until] = [0, clock().getTime() + openMs]
    },
  }
}
