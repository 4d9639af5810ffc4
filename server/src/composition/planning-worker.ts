// Plans menus and dinners beside the main thread, which would answer nobody else for a tenth of a second and more.
import { type Dinners, planDinners, planUseItFirst, type UseItFirstResult } from '@plotluck/kitchen'
import { handleTasks } from '../platform/worker-thread/index.ts'
import type { DinnersAsked } from '../planner/suggest-dinners.ts'
import type { MenuRequest } from '../use-it-first/plan-menu.ts'

export type PlanningTask = { readonly menu: MenuRequest } | { readonly dinners: DinnersAsked }
export type PlanningAnswer = UseItFirstResult | Dinners

handleTasks<PlanningTask, PlanningAnswer>((task) => {
  if ('dinners' in task) return planDinners(task.dinners.request, task.dinners)
  const { ingredients, ...how } = task.menu
  return planUseItFirst(ingredients, how)
})
