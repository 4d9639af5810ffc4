import type { Body, ShoppingListAnswer } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'
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
    list: ({ id: owner }: Person, span: Span): Promise<ShoppingListAnswer> =>
      database.asUser(owner, (tx) => listShopping(tx, deps, owner, span)),
    check: ({ id: owner }: Person, check: Body<'PUT /api/shopping-list/checks'>) =>
      database.asUser(owner, (tx) => checkLine(tx, owner, check)),
    setStock: ({ id: owner }: Person, stock: readonly string[]) =>
      database.asUser(owner, async (tx): Promise<Result<Done>> => {
        await setStock(tx, owner, stock)
        return success({ success: true })
      }),
    addLine: ({ id: owner }: Person, line: Body<'POST /api/shopping-list/lines'>) =>
      database.asUser(owner, (tx) => addLine(tx, deps, owner, line)),
    removeLine: ({ id: owner }: Person, id: string) =>
      database.asUser(owner, (tx) => removeLine(tx, owner, id)),
  }
}

async function checkLine(
  tx: Transaction,
  owner: UserId,
  { from, to, key, checked }: Body<'PUT /api/shopping-list/checks'>,
): Promise<Result<Done>> {
  await (checked ? insertCheck : deleteCheck)(tx, owner, { from, to, key })
  return success({ success: true })
}

async function addLine(
  tx: Transaction,
  { clock, newId }: ShoppingDeps,
  owner: UserId,
  { from, to, text }: Body<'POST /api/shopping-list/lines'>,
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
  const line = await deleteLine(tx, id)
  if (!line) return failure('not-found')
  await deleteCheck(tx, owner, { ...line, key: id })
  return success({ success: true })
}
