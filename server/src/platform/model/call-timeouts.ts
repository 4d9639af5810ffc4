import type { ModelCall } from './model.ts'

/** Two clocks of a call: the whole of it, and the silence since something was last heard. */
export type CallTimeouts = {
  /** Aborted when either clock ran out, and when the call is closed. */
  readonly signal: AbortSignal
  readonly isOver: () => boolean
  /** Something was heard: silence begins anew. */
  readonly heard: () => void
  /** Ends the call, whatever of it still runs. */
  readonly close: () => void
}

/** Starts both clocks now, so that a server that never answers is silent from the request on. */
export function startCallTimeouts({
  timeoutMs,
  idleTimeoutMs,
}: Pick<ModelCall, 'timeoutMs' | 'idleTimeoutMs'>): CallTimeouts {
  const ending = new AbortController()
  let isOver = false
  const end = (): void => {
    isOver = true
    ending.abort()
  }
  const whole = setTimeout(end, timeoutMs)
  const silence = setTimeout(end, idleTimeoutMs)
  return {
    signal: ending.signal,
    isOver: () => isOver,
    heard: () => void silence.refresh(),
    close() {
      clearTimeout(whole)
      clearTimeout(silence)
      ending.abort()
    },
  }
}
