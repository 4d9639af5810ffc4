// Plans menus beside the main thread, which would answer nobody else for a tenth of a second and more.
import { planUseItFirst, type UseItFirstResult } from '@plotluck/kitchen'
import { answerTasks } from '../platform/thread/index.ts'
import type { MenuRequest } from './plan-menu.ts'

answerTasks<MenuRequest, UseItFirstResult>(({ ingredients, seed, today }) =>
  planUseItFirst(ingredients, { seed, today }),
)
