import type { UseItFirstResult } from '@plotluck/kitchen'
import { createThread, workerBeside } from '../platform/thread/index.ts'
import type { MenuRequest, PlanMenu } from './plan-menu.ts'

/** Makes the planner of menus: one thread, because it loads the kitchen for itself. */
export function createMenuThread(): PlanMenu {
  return createThread<MenuRequest, UseItFirstResult>({
    worker: workerBeside(import.meta.url, 'menu-worker'),
    // At a tenth of a second each nobody waits longer than a few seconds.
    mostWaiting: 20,
    longestMs: 20_000,
    mostMegabytes: 512,
  })
}
