import type { Dinners, UseItFirstResult } from '@plotluck/kitchen'
import type { PlanDinners } from '../planner/suggest-dinners.ts'
import { createWorkerThread, workerUrl } from '../platform/worker-thread/index.ts'
import type { PlanningAnswer, PlanningTask } from './planning-worker.ts'
import type { PlanMenu } from '../use-it-first/plan-menu.ts'

/** Makes the planner of menus and of dinners: one thread, because it loads the kitchen for itself. */
export function createPlanningThread(): { readonly planMenu: PlanMenu; readonly planDinners: PlanDinners } {
  const plan = createWorkerThread<PlanningTask, PlanningAnswer>({
    worker: workerUrl(import.meta.url, 'planning-worker'),
    // At a tenth of a second each nobody waits longer than a few seconds.
    maxWaiting: 20,
    timeoutMs: 20_000,
    maxMegabytes: 512,
  })
  return {
    planMenu: async (menu, userId) => (await plan({ menu }, userId)) as UseItFirstResult | undefined,
    planDinners: async (dinners, userId) => (await plan({ dinners }, userId)) as Dinners | undefined,
  }
}
