import type { checkLineSchema, ownLineSchema, ShoppingListAnswer } from '@plotluck/contract'
import type * as z from 'zod/mini'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'
import { isUuid, type NewId, type UserId } from '../platform/ids.ts'
import type { IdentifyPremium } from '../platform/premium/index.ts'
import { listShopping, type ListDeps } from './list-shopping.ts'
import {
  deleteCheck,
  deleteLine,
  insertCheck,
  insertLine,
  linesOf,
  lockLines,
  setStock,
  type Span,
} from './store.ts'

export type ShoppingDeps = ListDeps & {
  readonly database: Database
  readonly identifyPremium: IdentifyPremium
  readonly clock: Clock
  readonly newId: NewId
}

type Done = { readonly success: true }

/** So many lines of one's own fit into the list of one span. */
export const maxOwnLines = 200

/** What to buy for the planned meals of a span of days, and how far the shopping is. */
export type Shopping = ReturnType<typeof createShopping>

export function createShopping(deps: ShoppingDeps) {
  const { database, identifyPremium } = deps
  return {
    identify: identifyPremium('shopping-list'),
    list: ({ id: owner }: Person, span: Span): Promise<ShoppingListAnswer> =>
      database.asUser(owner, (tx) => listShopping(tx, deps, owner, span)),
    check: ({ id: owner }: Person, check: z.output<typeof checkLineSchema>) =>
      database.asUser(owner, (tx) => checkLine(tx, owner, check)),
    setStock: ({ id: owner }: Person, stock: readonly string[]) =>
      database.asUser(owner, async (tx): Promise<Done> => {
        await setStock(tx, owner, stock)
        return { success: true }
      }),
    addLine: ({ id: owner }: Person, line: z.output<typeof ownLineSchema>) =>
      database.asUser(owner, (tx) => addLine(tx, deps, owner, line)),
    removeLine: ({ id: owner }: Person, id: string) =>
      database.asUser(owner, (tx) => removeLine(tx, owner, id)),
  }
}

async function checkLine(
  tx: Transaction,
  owner: UserId,
  { from, to, key, checked }: z.output<typeof checkLineSchema>,
): Promise<Done> {
  await (checked ? insertCheck : deleteCheck)(tx, owner, { from, to, key })
  return { success: true }
}

async function addLine(
  tx: Transaction,
  { clock, newId }: ShoppingDeps,
  owner: UserId,
  { from, to, text }: z.output<typeof ownLineSchema>,
): Promise<Result<ShoppingListAnswer['ownLines'][number]>> {
  await lockLines(tx, owner)
  const there = await linesOf(tx, owner, { from, to })
  if (there.length >= maxOwnLines)
    return failure('invalid-input', { message: `A list takes ${maxOwnLines} lines of your own at the most.` })
  const id = newId()
  await insertLine(tx, { id, userId: owner, from, to, text, createdAt: clock() })
  return success({ id, text })
}

async function removeLine(tx: Transaction, owner: UserId, id: string): Promise<Result<Done>> {
  const line = isUuid(id) ? await deleteLine(tx, id) : undefined
  if (!line) return failure('not-found')
  await deleteCheck(tx, owner, { ...line, key: id })
  return success({ success: true })
}
