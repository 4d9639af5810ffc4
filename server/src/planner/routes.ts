import { callsOf } from '@plotluck/contract'
import type { Serve } from '../platform/http/index.ts'
import type { Planner } from './planner.ts'

/** Mounts /api/meal-plans. */
export function mountPlanner(serve: Serve, planner: Planner): void {
  const { list, place, placeSeveral, suggest, move, copyWeek, remove } = planner
  serve(callsOf.planner, {
    'GET /api/meal-plans': ({ user, query }) => list(user, query),
    'POST /api/meal-plans': ({ user, body }) => place(user, body),
    'POST /api/meal-plans/several': ({ user, body }) => placeSeveral(user, body),
    'POST /api/meal-plans/suggest': ({ user, body }) => suggest(user, body),
    'PATCH /api/meal-plans/{id}': ({ user, path, body }) => move(user, path.id, body),
    'DELETE /api/meal-plans/{id}': ({ user, path }) => remove(user, path.id),
    'POST /api/meal-plans/copy-week': ({ user, body }) => copyWeek(user, body),
  })
}
