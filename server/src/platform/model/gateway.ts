import type { Log } from '../log.ts'
import type { Ledger } from './ledger.ts'
import type { CallEnd, Model, ModelCall } from './model.ts'
import type { CallPurpose } from './tables.ts'
import type { Permit, PrioritySemaphore } from './priority-semaphore.ts'

/** Why a question does not go to the model now. */
export type Unavailable = 'ceiling' | 'resting' | 'too-busy'

export type SessionOptions = {
  readonly isPremium: boolean
  readonly signal: AbortSignal
  /** Told how many go first while waiting; 1 is next. */
  readonly onPosition: (position: number) => void
}

/** A turn at the model: any number of calls one after another, each accounted for. Release it when done. */
export type Conversation = {
  readonly ask: (purpose: CallPurpose, call: ModelCall) => AsyncGenerator<string, CallEnd>
  readonly release: () => void
}

/** The configured model behind its queue, its ceiling and its accounts. */
export type ModelGateway = {
  /** A turn, or why there is none: the month's money is spent, the model fails again and again, too many wait. */
  readonly begin: (wish: SessionOptions) => Promise<Conversation | Unavailable>
}

export type ModelGatewayDeps = {
  readonly model: Model
  readonly semaphore: PrioritySemaphore
  readonly ledger: Ledger
  readonly log: Log
}

/** Puts the model behind queue, ceiling and accounts. A fault that the operator must know of is logged in words. */
export function createModelGateway(deps: ModelGatewayDeps): ModelGateway {
  const { semaphore, ledger } = deps
  return {
    async begin(wish) {
      const before = await ledger.closedBy()
      if (before) return before
      const turn = await acquireTurn(semaphore, wish)
      if (turn === null) return 'too-busy'
      // Those who went before may have spent the rest of the money, or found the model down.
      const since = turn.hasWaited ? await ledger.closedBy() : null
      if (since === null) return conversation(deps, turn)
      turn.release()
      return since
    },
  }
}

async function acquireTurn(semaphore: PrioritySemaphore, wish: SessionOptions) {
  let hasWaited = false
  const onPosition = (position: number): void => {
    hasWaited = true
    wish.onPosition(position)
  }
  const turn = await semaphore.acquire({ ...wish, onPosition })
  return turn && { ...turn, hasWaited }
}

function conversation({ model, ledger, log }: ModelGatewayDeps, turn: Permit): Conversation {
  return {
    release: turn.release,
    async *ask(purpose, call) {
      const start = performance.now()
      const since = (): number => Math.round(performance.now() - start)
      let [characters, firstTextMs]: [number, number | null] = [0, null]
      const stopping = new AbortController()
      const answer = model.stream({ ...call, signal: AbortSignal.any([call.signal, stopping.signal]) })
      let end: CallEnd | undefined
      try {
        let next = await answer.next()
        while (!next.done) {
          firstTextMs ??= since()
          characters += next.value.length
          yield next.value
          next = await answer.next()
        }
        return (end = next.value)
      } finally {
        // Whoever stops listening stops the model as well.
        stopping.abort()
        end ??= await lastOf(answer)
        if (end.fault && end.fault.code !== 'stopped') log.warn({ fault: end.fault.code }, end.fault.message)
        await ledger
          .note({ purpose, call, end, characters, firstTextMs, tookMs: since() })
          .catch((error: unknown) => log.error({ err: error }, 'A call of the model could not be noted'))
      }
    },
  }
}

async function lastOf(answer: AsyncGenerator<string, CallEnd>): Promise<CallEnd> {
  let next = await answer.next()
  while (!next.done) next = await answer.next()
  return next.value
}
