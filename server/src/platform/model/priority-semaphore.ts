import PQueue from 'p-queue'

/** A place among the calls that run; give it back when the call has ended. */
export type Permit = { readonly release: () => void }

export type AcquireOptions = {
  readonly isPremium: boolean
  /** Aborted when nobody waits any more, or has waited long enough. */
  readonly signal: AbortSignal
  /** Told how many go first, each time that changes: 1 is next. Not called when the turn comes at once. */
  readonly onPosition: (position: number) => void
}

/** Turns at the model. `acquire` gives one when it comes; null when too many wait already or the signal aborts first. */
export type PrioritySemaphore = { readonly acquire: (wish: AcquireOptions) => Promise<Permit | null> }

/**
 * Premium people go before free ones who came up to this much earlier. Since it is a head start and no class of its own, whoever has waited
 * that long is passed by nobody who comes later.
 */
export const headStartMs = 10_000

type Waiting = {
  readonly priority: number
  readonly tell: (position: number) => void
  told: number | null
}

function tellPosition(waiting: Waiting, position: number): void {
  if (waiting.told === position) return
  waiting.told = position
  waiting.tell(position)
}

/** Bounded turns: at most `maxConcurrent` calls run and at most `maxWaiting` wait. `now` is in milliseconds. */
export function createPrioritySemaphore({
  maxConcurrent,
  maxWaiting,
  now,
}: {
  readonly maxConcurrent: number
  readonly maxWaiting: number
  readonly now: () => number
}): PrioritySemaphore {
  const queue = new PQueue({ concurrency: maxConcurrent })
  const waiting = new Map<symbol, Waiting>()
  const tellAll = (): void =>
    [...waiting.values()]
      .toSorted((a, b) => b.priority - a.priority)
      .forEach((each, index) => tellPosition(each, index + 1))
  return {
    async acquire({ isPremium, signal, onPosition }) {
      if (signal.aborted || waiting.size >= maxWaiting) return null
      const ticket = Symbol('ticket')
      const priority = -(now() - (isPremium ? headStartMs : 0))
      const turn = Promise.withResolvers<Permit | null>()
      const leave = (): void => {
        if (waiting.delete(ticket)) tellAll()
      }
      const run = async (): Promise<void> => {
        leave()
        if (!signal.aborted) await new Promise<void>((release) => turn.resolve({ release }))
      }
      waiting.set(ticket, { priority, tell: onPosition, told: null })
      void queue.add(run, { priority })
      signal.addEventListener('abort', () => turn.resolve(null), { once: true })
      await Promise.resolve()
      if (waiting.has(ticket)) tellAll()
      return turn.promise.finally(leave)
    },
  }
}
