import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { Shopping } from './shopping.ts'

/** Mounts /api/shopping-list. */
export function mountShopping(serve: Serve, { list, check, setStock, addLine, removeLine }: Shopping): void {
  serve(callsOf.shopping, {
    'GET /api/shopping-list': async ({ user, query }) => success(await list(user, query)),
    'PUT /api/shopping-list/checks': ({ user, body }) => check(user, body),
    'PUT /api/shopping-list/stock': ({ user, body }) => setStock(user, body.stock),
    'POST /api/shopping-list/lines': ({ user, body }) => addLine(user, body),
    'DELETE /api/shopping-list/lines/{id}': ({ user, path }) => removeLine(user, path.id),
  })
}
