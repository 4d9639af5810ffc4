import { parentPort } from 'node:worker_threads'

/** A question on its way to the thread, and what comes back under the same id. */
export type Task<Question> = { readonly id: number; readonly question: Question }
export type Answered<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }

/** In a worker: answers what `createWorkerThread` asks. Questions and answers must be plain data. */
export function handleTasks<Question, Answer>(work: (question: Question) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async ({ id, question }: Task<Question>) => {
    const answered = await answeredBy(work, question)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage({ id, ...answered })
  })
}

async function answeredBy<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
  question: Question,
): Promise<{ readonly answer: Answer } | { readonly error: string }> {
  try {
    return { answer: await work(question) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
