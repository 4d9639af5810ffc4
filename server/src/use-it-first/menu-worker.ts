// Plans menus beside the main thread, which would answer nobody else for a tenth of a second and more.
import { planUseItFirst, type UseItFirstResult } from '@plotluck/kitchen'
import { handleTasks } from '../platform/worker-thread/index.ts'
import type { MenuRequest } from './plan-menu.ts'

handleTasks<MenuRequest, UseItFirstResult>(({ ingredients, ...how }) => planUseItFirst(ingredients, how))
