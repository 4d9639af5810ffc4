import type { Body, CookLogEntry } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import type { StoredRecipe } from '../premium/index.ts'
import { createRateLimit, limited } from '../platform/rate-limit.ts'
import {
  deleteEntry,
  deleteSilentEntry,
  type EntryKey,
  type EntryRow,
  newestEntries,
  putEntry,
} from './store.ts'
import { tasteOf } from './taste.ts'

export { tasteOf }

export type CookLogDeps = {
  readonly database: Database
  readonly clock: Clock
  /** A recipe that was generated for the person or saved by them. */
  readonly findRecipe: (tx: Transaction, id: string) => Promise<StoredRecipe | undefined>
  /** Marks what is planned of a recipe for the day of an entry as cooked, or as not cooked. */
  readonly markMeals: (tx: Transaction, userId: UserId, key: EntryKey, isCooked: boolean) => Promise<void>
}

/** Entries that an answer lists at the most. */
const mostListed = 60

/** What a person cooked, when, and how it was. */
export type CookLog = ReturnType<typeof createCookLog>

export function createCookLog(deps: CookLogDeps) {
  const { database, clock } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  return {
    newest: ({ id: userId }: User) => database.asUser(userId, (tx) => list(tx, userId, { most: mostListed })),
    ofRecipe: ({ id: userId }: User, recipeId: string) =>
      database.asUser(userId, async (tx) => {
        const found = await deps.findRecipe(tx, recipeId)
        return list(tx, userId, { recipeId: found?.recipe.id ?? recipeId, most: mostListed })
      }),
    note: ({ id: userId }: User, key: EntryKey, said: Said): Promise<Result<CookLogEntry>> =>
      limited(rateLimit, { key: `cook log of ${userId}`, most: 240, seconds: 3600 }, () =>
        database.asUser(userId, (tx) => note(tx, deps, userId, key, said)),
      ),
    remove: ({ id: userId }: User, key: EntryKey) =>
      database.asUser(userId, (tx) => remove(tx, deps, userId, key)),
    /** For capabilities that ask inside their own transaction. */
    noteMeal: (tx: Transaction, userId: UserId, key: EntryKey, isCooked: boolean) =>
      noteMeal(tx, deps, userId, key, isCooked),
    lately: (tx: Transaction, userId: UserId, most: number) => newestEntries(tx, userId, { most }),
  }
}

type Said = Body<'PUT /api/recipes/{id}/cook-log/{cooked_on}'>

async function list(tx: Transaction, userId: UserId, which: { recipeId?: string; most: number }) {
  const entries = await newestEntries(tx, userId, which)
  return success({ entries: entries.map(presentEntry) })
}

async function note(
  tx: Transaction,
  deps: CookLogDeps,
  userId: UserId,
  { recipeId, cookedOn }: EntryKey,
  { stars, note: words }: Said,
): Promise<Result<CookLogEntry>> {
  if (cookedOn > latestDay(deps.clock()))
    return failure('invalid-input', { message: 'That day is still to come.' })
  const row = await newEntry(tx, deps, userId, { recipeId, cookedOn })
  if (!row) return failure('not-found')
  const kept = await putEntry(tx, row, {
    ...(stars !== undefined && { stars }),
    ...(words !== undefined && { note: words || null }),
  })
  await deps.markMeals(tx, userId, row, true)
  return success(presentEntry(kept))
}

/** Somewhere on earth it is tomorrow already. */
const latestDay = (now: Date): string => new Date(now.getTime() + 14 * 60 * 60_000).toISOString().slice(0, 10)

async function noteMeal(
  tx: Transaction,
  deps: CookLogDeps,
  userId: UserId,
  key: EntryKey,
  isCooked: boolean,
): Promise<void> {
  const row = await newEntry(tx, deps, userId, key)
  if (row && isCooked) await putEntry(tx, row, {})
  else if (row) await deleteSilentEntry(tx, userId, row)
}

async function newEntry(
  tx: Transaction,
  { findRecipe, clock }: CookLogDeps,
  userId: UserId,
  { recipeId, cookedOn }: EntryKey,
): Promise<EntryRow | undefined> {
  const found = await findRecipe(tx, recipeId)
  if (!found) return undefined
  const { id, title, kind = null } = found.recipe
  const silent = { stars: null, note: null }
  return { userId, recipeId: id, cookedOn, recipeTitle: title, kind, ...silent, createdAt: clock() }
}

async function remove(
  tx: Transaction,
  deps: CookLogDeps,
  userId: UserId,
  { recipeId, cookedOn }: EntryKey,
): Promise<Result<{ readonly success: true }>> {
  const found = await deps.findRecipe(tx, recipeId)
  const key = { recipeId: found?.recipe.id ?? recipeId, cookedOn }
  if (!(await deleteEntry(tx, userId, key))) return failure('not-found')
  await deps.markMeals(tx, userId, key, false)
  return success({ success: true })
}

function presentEntry({ recipeId, recipeTitle, cookedOn, stars, note: words }: EntryRow): CookLogEntry {
  return { recipe_id: recipeId, recipe_title: recipeTitle, cooked_on: cookedOn, stars, note: words }
}
