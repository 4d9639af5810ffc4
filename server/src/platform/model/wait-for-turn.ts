import type { Conversation, ConversationWish, Speaker, Unavailable } from './speak.ts'

/** Waits for a turn at the model and says meanwhile, in a sentence each time it changes, which place in line it is. */
export async function* waitForTurn(
  speaker: Speaker,
  wish: Omit<ConversationWish, 'onPosition'>,
): AsyncGenerator<string, Conversation | Unavailable> {
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
  const turn = speaker.begin({ ...wish, onPosition: tell })
  turn.then(finish, finish)
  for (;;) {
    for (let sentence = said.shift(); sentence !== undefined; sentence = said.shift()) yield sentence
    if (state.isOver) return turn
    await state.wake.promise
    state.wake = Promise.withResolvers()
  }
}
