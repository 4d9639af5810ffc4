import type { Conversation, SessionOptions, ModelGateway, Unavailable } from './gateway.ts'

/** What is told to who waits. */
export type Waiting = { readonly kind: 'progress'; readonly message: string }

/** Waits for a turn at the model and tells meanwhile, each time it changes, which place in line it is. After `patienceMs` it is `too-busy`. */
export async function* waitForPermit(
  gateway: ModelGateway,
  wish: Omit<SessionOptions, 'onPosition'>,
  patienceMs: number,
): AsyncGenerator<Waiting, Conversation | Unavailable> {
  const said: string[] = []
  const state = { isOver: false, wake: Promise.withResolvers<void>() }
  const tell = (place: number): void => {
    said.push(place === 1 ? 'You are next in line' : `You are number ${place} in line`)
    state.wake.resolve()
  }
  const finish = (): void => {
    state.isOver = true
    state.wake.resolve()
  }
  const signal = AbortSignal.any([wish.signal, AbortSignal.timeout(patienceMs)])
  const turn = gateway.begin({ ...wish, signal, onPosition: tell })
  turn.then(finish, finish)
  for (;;) {
    for (let message = said.shift(); message !== undefined; message = said.shift())
      yield { kind: 'progress', message }
    if (state.isOver) return turn
    await state.wake.promise
    state.wake = Promise.withResolvers()
  }
}
