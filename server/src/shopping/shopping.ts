import type { Body, ShoppingListAnswer } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { NewId, UserId } from '../platform/ids.ts'
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
  readonly clock: Clock
  readonly newId: NewId
}

type Done = { readonly success: true }

/** So many lines of one's own fit into the list of one span. */
export const maxOwnLines = 200

/** What to buy for the planned meals of a span of days, and how far the shopping is. */
export type Shopping = ReturnType<typeof createShopping>

export function createShopping(deps: ShoppingDeps) {
  const { database } = deps
  return {
    list: ({ id: userId }: User, span: Span): Promise<ShoppingListAnswer> =>
      database.asUser(userId, (tx) => listShopping(tx, deps, userId, span)),
    check: ({ id: userId }: User, check: Body<'PUT /api/shopping-list/checks'>) =>
      database.asUser(userId, (tx) => checkLine(tx, userId, check)),
    setStock: ({ id: userId }: User, stock: readonly string[]) =>
      database.asUser(userId, async (tx): Promise<Result<Done>> => {
        await setStock(tx, userId, stock)
        return success({ success: true })
      }),
    addLine: ({ id: userId }: User, line: Body<'POST /api/shopping-list/lines'>) =>
      database.asUser(userId, (tx) => addLine(tx, deps, userId, line)),
    removeLine: ({ id: userId }: User, id: string) =>
      database.asUser(userId, (tx) => removeLine(tx, userId, id)),
  }
}

async function checkLine(
  tx: Transaction,
  userId: UserId,
  { from, to, key, checked }: Body<'PUT /api/shopping-list/checks'>,
): Promise<Result<Done>> {
  await (checked ? insertCheck : deleteCheck)(tx, userId, { from, to, key })
  return success({ success: true })
}

async function addLine(
  tx: Transaction,
  { clock, newId }: ShoppingDeps,
  userId: UserId,
  { from, to, text }: Body<'POST /api/shopping-list/lines'>,
): Promise<Result<ShoppingListAnswer['ownLines'][number]>> {
  await lockLines(tx, userId)
  const there = await linesOf(tx, userId, { from, to })
  if (there.length >= maxOwnLines)
    return failure('invalid-input', { message: `A list takes ${maxOwnLines} lines of your own at the most.` })
  const id = newId()
  await insertLine(tx, { id, userId: userId, from, to, text, createdAt: clock() })
  return success({ id, text })
}

async function removeLine(tx: Transaction, userId: UserId, id: string): Promise<Result<Done>> {
  const line = await deleteLine(tx, id)
  if (!line) return failure('not-found')
  await deleteCheck(tx, userId, { ...line, key: id })
  return success({ success: true })
}
