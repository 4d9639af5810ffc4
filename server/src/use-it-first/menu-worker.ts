// Plans menus beside the main thread, which would answer nobody else for a tenth of a second and more.
import { parentPort } from 'node:worker_threads'
import { planUseItFirst } from '@plotluck/kitchen'
import type { MenuTask, PlannedTask } from './menu-thread.ts'

parentPort?.on('message', ({ id, request }: MenuTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage({ id, ...planned(request) } satisfies PlannedTask)
})

function planned({ ingredients, seed, today }: MenuTask['request']): Omit<PlannedTask, 'id'> {
  try {
    return { result: planUseItFirst(ingredients, { seed, today }) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
