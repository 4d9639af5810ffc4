import { callsOf } from '@plotluck/contract'
import type { Serve } from '../platform/http/index.ts'
import type { Planner } from './planner.ts'

/** Mounts /api/meal-plans. */
export function mountPlanner(serve: Serve, { list, place, move, copyWeek, remove }: Planner): void {
  serve(callsOf.planner, {
    'GET /api/meal-plans': ({ user, query }) => list(user, query),
    'POST /api/meal-plans': ({ user, body }) => place(user, body),
    'PATCH /api/meal-plans/{id}': ({ user, path, body }) => move(user, path.id, body),
    'DELETE /api/meal-plans/{id}': ({ user, path }) => remove(user, path.id),
    'POST /api/meal-plans/copy-week': ({ user, body }) => copyWeek(user, body),
  })
}
