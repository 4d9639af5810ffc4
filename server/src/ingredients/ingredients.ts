import type { ReadIngredients } from '@plotluck/contract'
import { splitFoods } from '@plotluck/kitchen'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import { createRateLimit, limited } from '../platform/rate-limit.ts'
import { readBasket } from './read-basket.ts'

export type IngredientsDeps = { readonly database: Database; readonly clock: Clock }

/** What people type into their basket, understood before a generation is spent on it. */
export type Ingredients = ReturnType<typeof createIngredients>

export function createIngredients({ database, clock }: IngredientsDeps) {
  const rateLimit = createRateLimit(database.auth, clock)
  return {
    read: ({ id }: User, text: string): Promise<Result<ReadIngredients>> =>
      limited(rateLimit, { key: `ingredients of ${id}`, most: 600, seconds: 600 }, async () =>
        success({ items: splitFoods(text) }),
      ),
    readBasket,
  }
}
