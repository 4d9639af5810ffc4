import PQueue from 'p-queue'

/** A place among the calls that run; give it back when the call has ended. */
export type Turn = { readonly release: () => void }

export type TurnWish = {
  readonly isPremium: boolean
  /** Aborted when nobody waits any more, or has waited long enough. */
  readonly signal: AbortSignal
  /** Told how many go first, each time that changes: 1 is next. Not called when the turn comes at once. */
  readonly onPosition: (position: number) => void
}

/** Turns at the model. `take` gives one when it comes; null when too many wait already or the signal aborts first. */
export type Turns = { readonly take: (wish: TurnWish) => Promise<Turn | null> }

/**
 * Premium people go before free ones who came up to this much earlier. Since it is a head start and no class of its own, whoever has waited
 * that long is passed by nobody who comes later.
 */
const headStartMs = 10_000

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

/** Bounded turns: at most `atOnce` calls run and at most `mostWaiting` wait. `now` is in milliseconds. */
export function createTurns({
  atOnce,
  mostWaiting,
  now,
}: {
  readonly atOnce: number
  readonly mostWaiting: number
  readonly now: () => number
}): Turns {
  const queue = new PQueue({ concurrency: atOnce })
  const waiting = new Map<symbol, Waiting>()
  const tellAll = (): void =>
    [...waiting.values()]
      .toSorted((a, b) => b.priority - a.priority)
      .forEach((each, index) => tellPosition(each, index + 1))
  return {
    async take({ isPremium, signal, onPosition }) {
      if (signal.aborted || waiting.size >= mostWaiting) return null
      const ticket = Symbol('ticket')
      const priority = -(now() - (isPremium ? headStartMs : 0))
      const turn = Promise.withResolvers<Turn | null>()
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
