import type { Dinners, UseItFirstResult } from '@plotluck/kitchen'
import type { PlanDinners } from '../planner/suggest-dinners.ts'
import type { Log } from '../platform/log.ts'
import { createWorkerThread, WorkerEnded, workerUrl } from '../platform/worker-thread/index.ts'
import type { PlanningAnswer, PlanningTask } from './planning-worker.ts'
import type { PlanMenu } from '../use-it-first/plan-menu.ts'

/**
 * Makes the planner of menus and of dinners: one thread, because it loads the kitchen for itself. A plan that takes longer than `timeoutMs` is
 * given up like one that too many others wait before.
 */
export function createPlanningThread(
  log: Log,
  { timeoutMs = 20_000 } = {},
): { readonly planMenu: PlanMenu; readonly planDinners: PlanDinners } {
  const ask = createWorkerThread<PlanningTask, PlanningAnswer>({
    worker: workerUrl(import.meta.url, 'planning-worker'),
    // At a tenth of a second each nobody waits longer than a few seconds.
    maxWaiting: 20,
    timeoutMs,
    maxMegabytes: 512,
  })
  const plan = (task: PlanningTask, userId: string): Promise<PlanningAnswer | undefined> =>
    ask(task, userId).catch((error: unknown) => {
      if (!(error instanceof WorkerEnded)) throw error
      log.warn({ error: error.message }, 'A plan was given up')
      return undefined
    })
  return {
    planMenu: async (menu, userId) => (await plan({ menu }, userId)) as UseItFirstResult | undefined,
    planDinners: async (dinners, userId) => (await plan({ dinners }, userId)) as Dinners | undefined,
  }
}
