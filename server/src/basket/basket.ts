import type { BasketAnswer, Body } from '@plotluck/contract'
import { suggestNames } from '@plotluck/kitchen'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import { createRateLimit, limited } from '../platform/rate-limit.ts'
import { presentFood } from './present-food.ts'
import { findBasket, replaceBasket } from './store.ts'

export type BasketDeps = {
  readonly database: Database
  readonly clock: Clock
  /** What recipes were last written from, newest first, each list once. */
  readonly lastBaskets: (
    tx: Transaction,
    userId: UserId,
    most: number,
  ) => Promise<readonly (readonly string[])[]>
}

const lastShown = 5
const foodsShown = 8

/** What a person has at home, the same on every device. */
export type BasketOf = ReturnType<typeof createBasket>

export function createBasket(deps: BasketDeps) {
  const { database, clock } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  return {
    get: ({ id: userId }: User): Promise<BasketAnswer> =>
      database.asUser(userId, (tx) => getBasket(tx, deps, userId)),
    replace: ({ id: userId }: User, changed: Body<'PUT /api/basket'>) =>
      database.asUser(userId, (tx) => replace(tx, deps, userId, changed)),
    foods: (clientAddress: string, typed: string) =>
      limited(rateLimit, { key: `foods for ${clientAddress}`, most: 1200, seconds: 600 }, async () =>
        success({ foods: suggestNames(typed, foodsShown) }),
      ),
  }
}

async function getBasket(
  tx: Transaction,
  { lastBaskets }: BasketDeps,
  userId: UserId,
): Promise<BasketAnswer> {
  const row = await findBasket(tx, userId)
  return {
    items: (row?.items ?? []).map(presentFood),
    always_at_home: row?.alwaysAtHome ?? [],
    revision: row?.revision ?? 0,
    last_baskets: await lastBaskets(tx, userId, lastShown),
  }
}

async function replace(
  tx: Transaction,
  deps: BasketDeps,
  userId: UserId,
  { items, always_at_home, revision }: Body<'PUT /api/basket'>,
): Promise<Result<BasketAnswer>> {
  const row = await replaceBasket(tx, { userId, items, alwaysAtHome: always_at_home, revision })
  return row ? success(await getBasket(tx, deps, userId)) : failure('basket-changed')
}

/** What a person has at home, as they typed it, for capabilities that ask inside their own transaction. */
export async function basketTexts(tx: Transaction, userId: UserId): Promise<readonly string[]> {
  return (await findBasket(tx, userId))?.items.map(({ text }) => text) ?? []
}

/** What a person never has to buy, for capabilities that ask inside their own transaction. */
export async function alwaysAtHome(tx: Transaction, userId: UserId): Promise<readonly string[]> {
  return (await findBasket(tx, userId))?.alwaysAtHome ?? []
}
