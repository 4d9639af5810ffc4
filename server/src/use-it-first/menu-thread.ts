import type { UseItFirstResult } from '@plotluck/kitchen'
import { createWorkerThread, workerUrl } from '../platform/worker-thread/index.ts'
import type { MenuRequest, PlanMenu } from './plan-menu.ts'

/** Makes the planner of menus: one thread, because it loads the kitchen for itself. */
export function createMenuThread(): PlanMenu {
  return createWorkerThread<MenuRequest, UseItFirstResult>({
    worker: workerUrl(import.meta.url, 'menu-worker'),
    // At a tenth of a second each nobody waits longer than a few seconds.
    maxWaiting: 20,
    timeoutMs: 20_000,
    maxMegabytes: 512,
  })
}
