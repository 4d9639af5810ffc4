import type { WritingEvent } from '../writing.ts'

/** What is said while something is waited for. */
export type Progress = {
  readonly say: (message: string) => void
  /** Hands out what is said until `end` settles. */
  readonly until: (end: Promise<unknown>) => AsyncGenerator<WritingEvent, void>
}

export function createProgress(): Progress {
  const said: string[] = []
  let wake = Promise.withResolvers<void>()
  return {
    say(message) {
      said.push(message)
      wake.resolve()
    },
    async *until(end) {
      const state = { isOver: false }
      const finish = (): void => {
        state.isOver = true
        wake.resolve()
      }
      end.then(finish, finish)
      for (;;) {
        for (let message = said.shift(); message !== undefined; message = said.shift())
          yield { kind: 'progress', message }
        if (state.isOver) return
        await wake.promise
        wake = Promise.withResolvers()
      }
    },
  }
}
