import { isDeepStrictEqual } from 'node:util'
import type { RecipeRequest, Taste } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { type IsPremium, premiumOnly, type StoredRecipe } from '../premium/index.ts'
import type { UserId } from '../platform/ids.ts'
import {
  chargeSet,
  deleteSet,
  findSetByKey,
  insertPendingSet,
  type NewSet,
  recentKinds,
  recentTitles,
  recipesOfSet,
  type SetRow,
} from './store.ts'
import { refundGeneration, chargeGeneration, weekUsage } from './weekly-usage.ts'

/** What a request may go on with: a set to write, or one that the same request has written before. */
export type Reserved = { readonly isPremium: boolean; readonly recipesUsed: number | null } & (
  | {
      readonly kind: 'write'
      readonly set: NewSet
      readonly avoid: readonly string[]
      readonly taste: Taste
    }
  | { readonly kind: 'replay'; readonly set: SetRow; readonly recipes: readonly StoredRecipe[] }
)

export type ReserveDeps = {
  readonly isPremium: IsPremium
  /** What the person cooked and liked, and what they did not. */
  readonly tasteOf: (tx: Transaction, userId: UserId) => Promise<Taste>
}

/** So many of the newest titles are not suggested again. */
export const avoidedTitles = 30

/** Three dishes on each day of a fortnight. */
const dishesOfFortnight = 42

/** What the person likes and does not like, and the kinds of dishes that they were given lately. */
export async function tasteNow(
  tx: Transaction,
  userId: UserId,
  { tasteOf }: Pick<ReserveDeps, 'tasteOf'>,
): Promise<Taste> {
  return { ...(await tasteOf(tx, userId)), lately: await recentKinds(tx, userId, dishesOfFortnight) }
}

/** Decides whether a set may be written, and takes a free user's generation for it. Nothing stays taken on a failure. */
export async function reserveSet(tx: Transaction, set: NewSet, deps: ReserveDeps): Promise<Result<Reserved>> {
  const isPremium = await deps.isPremium(tx, set.userId)
  if (!isPremium && hasFilter(set.request)) return premiumOnly('filters')
  const isNew = await insertPendingSet(tx, set)
  if (!isNew) return replay(tx, set, isPremium)
  const avoid = await recentTitles(tx, set.userId, avoidedTitles)
  const toWrite = {
    kind: 'write',
    isPremium,
    set,
    avoid,
    taste: await tasteNow(tx, set.userId, deps),
  } as const
  if (isPremium) return success({ ...toWrite, recipesUsed: null })
  const week = await chargeGeneration(tx, set.userId, set.createdAt)
  if (!week) return refuse(tx, set)
  await chargeSet(tx, set.id, week.startedAt)
  return success({ ...toWrite, recipesUsed: week.used })
}

/** Takes a set back: it is gone, and the week that paid for it has its generation again. */
export async function releaseSet(
  tx: Transaction,
  { id, userId }: Pick<NewSet, 'id' | 'userId'>,
): Promise<void> {
  const windowStartedAt = await deleteSet(tx, id)
  if (windowStartedAt) await refundGeneration(tx, userId, windowStartedAt)
}

async function refuse(tx: Transaction, { id, userId, createdAt }: NewSet): Promise<Result<Reserved>> {
  await deleteSet(tx, id)
  const { nextGenerationAt } = await weekUsage(tx, userId, createdAt)
  const details = { upgradeRequired: true, nextGenerationAt: nextGenerationAt?.toISOString() ?? null }
  return failure('weekly-limit-reached', { details })
}

async function replay(tx: Transaction, wanted: NewSet, isPremium: boolean): Promise<Result<Reserved>> {
  const { userId, idempotencyKey, createdAt } = wanted
  const set = await findSetByKey(tx, userId, idempotencyKey ?? '')
  if (!set || set.state === 'writing') return failure('already-generating')
  if (!isDeepStrictEqual(set.request, wanted.request))
    return failure('invalid-input', {
      message: 'This Idempotency-Key belongs to another request. Please use a new one.',
    })
  const { used } = await weekUsage(tx, userId, createdAt)
  const recipes = await recipesOfSet(tx, set.id)
  return success({ kind: 'replay', isPremium, recipesUsed: isPremium ? null : used, set, recipes })
}

/** What is paid for. Whom one cooks for is safety, and free for everyone. */
const hasFilter = ({ dietary, cuisine, maxTime, difficulty }: RecipeRequest): boolean =>
  [dietary, cuisine, maxTime, difficulty].some((filter) => filter !== undefined)
