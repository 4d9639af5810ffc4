import { parentPort } from 'node:worker_threads'

/** A question on its way to the thread, and what comes back under the same id: parts of the answer, then the answer. */
export type Task<Question> = { readonly id: number; readonly question: Question }
export type Answered<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly part: unknown }

/** Work that may tell parts of its answer before it is done. */
type Work<Question, Answer> = (question: Question, tell: (part: unknown) => void) => Answer | Promise<Answer>

/** In a worker: answers what `createWorkerThread` asks. Questions, parts and answers must be plain data. */
export function handleTasks<Question, Answer>(work: Work<Question, Answer>): void {
  parentPort?.on('message', async ({ id, question }: Task<Question>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    const post = (content: object): void => parentPort?.postMessage({ id, ...content })
    post(await answeredBy(() => work(question, (part) => post({ part }))))
  })
}

async function answeredBy<Answer>(
  work: () => Answer | Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly error: string }> {
  try {
    return { answer: await work() }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
