import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { BasketOf } from './basket.ts'

/** Mounts /api/basket and /api/foods. */
export function mountBasket(serve: Serve, { get, replace, foods }: BasketOf): void {
  serve(callsOf.basket, {
    'GET /api/basket': async ({ user }) => success(await get(user)),
    'PUT /api/basket': ({ user, body }) => replace(user, body),
    'GET /api/foods': ({ c, query }) => foods(c.get('clientAddress'), query.q),
  })
}
