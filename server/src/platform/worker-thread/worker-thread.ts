import { Worker } from 'node:worker_threads'
import type { Answered, Task } from './handle-tasks.ts'

/** Asks the thread for an owner, and hears parts of the answer as they come. `undefined` when too many wait already; rejects when the work failed, with `WorkerEnded` when it was ended. */
export type WorkerThread<Question, Answer> = (
  question: Question,
  owner: string,
  onPart?: OnPart,
) => Promise<Answer | undefined>

type OnPart = (part: unknown) => void

export type WorkerThreadSettings = {
  /** The module of the worker, which calls `handleTasks`. */
  readonly worker: URL
  /** What the worker finds as its `workerData`. */
  readonly data?: unknown
  /** So many questions may wait or be worked on at once. */
  readonly maxWaiting: number
  /** Nothing takes longer: a thread that does is stuck and is replaced. */
  readonly timeoutMs: number
  /**
   * From here on the thread tidies its memory with all its might. It may end the whole process where a thread grows far beyond at once,
   * so the work has to be bounded before it is asked for.
   */
  readonly maxMegabytes: number
  /** A thread that nobody asked for so long ends and gives its memory back; the next question starts another. */
  readonly idleMs?: number
}

/** The thread was ended before it answered: the work took longer than it may, or more memory. The next question gets a new thread. */
export class WorkerEnded extends Error {}

const usualIdleMs = 300_000

/**
 * Makes a thread for work in which the main thread would answer nobody else. It starts at the first question and answers one
 * after the other, owners in turn: whoever was answered longest ago goes first, however many questions another has waiting.
 */
export function createWorkerThread<Question, Answer>(
  settings: WorkerThreadSettings,
): WorkerThread<Question, Answer> {
  const thread = new AskedThread<Question, Answer>(settings)
  return (question, owner, onPart) => thread.ask(question, owner, onPart)
}

/** The address of a worker's module that stands beside the asking one: in the sources and, built, in `dist`. */
export const workerUrl = (askingUrl: string, name: string): URL =>
  new URL(`./${name}.${askingUrl.endsWith('.ts') ? 'ts' : 'js'}`, askingUrl)

type Job<Question, Answer> = {
  readonly owner: string
  readonly question: Question
  readonly onPart: OnPart | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

class AskedThread<Question, Answer> {
  readonly #settings: WorkerThreadSettings
  readonly #jobs: Job<Question, Answer>[] = []
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  /** The id of the last task of each owner, as long as somebody waits. */
  readonly #lastTaskOf = new Map<string, number>()
  #lastId = 0

  constructor(settings: WorkerThreadSettings) {
    this.#settings = settings
  }

  ask(question: Question, owner: string, onPart?: OnPart): Promise<Answer | undefined> {
    if (this.#jobs.length >= this.#settings.maxWaiting) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      this.#jobs.push({ owner, question, onPart, resolve, reject })
      if (this.#jobs.length === 1) this.#workOnFirst()
    })
  }

  #workOnFirst(): void {
    this.#bringNextForward()
    const [job] = this.#jobs
    if (!job) return this.#endAfter(this.#settings.idleMs ?? usualIdleMs)
    this.#lastTaskOf.set(job.owner, this.#lastId + 1)
    const worker = (this.#worker ??= this.#start())
    this.#endAfter(this.#settings.timeoutMs)
    const task: Task<Question> = { id: (this.#lastId += 1), question: job.question }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(task)
  }

  #bringNextForward(): void {
    if (this.#jobs.length === 0) return this.#lastTaskOf.clear()
    const lastTask = (job: Job<Question, Answer>): number => this.#lastTaskOf.get(job.owner) ?? 0
    const next = this.#jobs.reduce((first, job) => (lastTask(job) < lastTask(first) ? job : first))
    this.#jobs.splice(this.#jobs.indexOf(next), 1)
    this.#jobs.unshift(next)
  }

  #start(): Worker {
    const { worker: module, data, maxMegabytes } = this.#settings
    const resourceLimits = { maxOldGenerationSizeMb: maxMegabytes }
    const worker = new Worker(module, { workerData: data, resourceLimits })
    worker.on('message', (answered: Answered<Answer>) => this.#settle(answered))
    worker.on('error', (error) => this.#replace(worker, asEnded(error)))
    worker.on('exit', () => this.#replace(worker, new WorkerEnded('The thread ended by itself')))
    // A server that ends need not wait for it.
    worker.unref()
    return worker
  }

  #settle(answered: Answered<Answer>): void {
    if (answered.id !== this.#lastId) return
    if ('part' in answered) return this.#jobs[0]?.onPart?.(answered.part)
    const job = this.#jobs.shift()
    if ('error' in answered) job?.reject(new Error(`Work in a thread failed: ${answered.error}`))
    else job?.resolve(answered.answer)
    this.#workOnFirst()
  }

  #endAfter(ms: number): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    if (!worker) return
    const end = (): void => {
      // Let go first: a question that comes while the thread is still ending gets another.
      this.#replace(worker, new WorkerEnded('The work took too long'))
      void worker.terminate()
    }
    this.#timer = setTimeout(end, ms).unref()
  }

  #replace(worker: Worker, reason: unknown): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    clearTimeout(this.#timer)
    const job = this.#jobs.shift()
    job?.reject(reason instanceof Error ? reason : new Error(String(reason)))
    if (this.#jobs.length > 0) this.#workOnFirst()
  }
}

const asEnded = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new WorkerEnded('The work took too much memory', { cause: error })
    : error
