import type { UseItFirstResult } from '@plotluck/kitchen'
import { Worker } from 'node:worker_threads'
import type { MenuRequest, PlanMenu } from './plan-menu.ts'

/** What the thread is asked, and what it answers under the same id. */
export type MenuTask = { readonly id: number; readonly request: MenuRequest }
export type PlannedTask = { readonly id: number; readonly result?: UseItFirstResult; readonly error?: string }

/** So many menus wait their turn; at a tenth of a second each nobody waits longer than a few seconds. */
const mostWaiting = 20
/** No plan takes this long: a thread that does is stuck, and the next request gets a new one. */
const longestPlanMs = 20_000

/** Makes the planner of menus: one thread, started at the first menu and kept, because it loads the kitchen for itself. */
export function createMenuThread(): PlanMenu {
  const thread = new MenuThread()
  return (request) => thread.plan(request)
}

type Waiting = {
  readonly resolve: (result: UseItFirstResult) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

class MenuThread {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastId = 0

  plan(request: MenuRequest): Promise<UseItFirstResult | undefined> {
    if (this.#waiting.size >= mostWaiting) return Promise.resolve(undefined)
    const worker = (this.#worker ??= this.#start())
    const id = (this.#lastId += 1)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), longestPlanMs)
      this.#waiting.set(id, { resolve, reject, timer })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage({ id, request } satisfies MenuTask)
    })
  }

  #start(): Worker {
    // The worker stands beside this module both in the sources and, built, in `dist`.
    const name = import.meta.url.endsWith('.ts') ? './menu-worker.ts' : './menu-worker.js'
    const worker = new Worker(new URL(name, import.meta.url))
    worker.on('message', (task: PlannedTask) => this.#settle(task))
    worker.on('error', (error) => this.#giveUp(worker, error))
    worker.on('exit', () => this.#giveUp(worker, new Error('The thread that plans menus ended')))
    // A server that ends need not wait for it.
    worker.unref()
    return worker
  }

  #settle({ id, result, error }: PlannedTask): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    if (result) waiting.resolve(result)
    else waiting.reject(new Error(`A menu could not be planned: ${error}`))
  }

  #giveUp(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    this.#waiting.clear()
  }
}
