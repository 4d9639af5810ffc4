import type { Body } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { NewId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { createRateLimit, limited } from '../platform/rate-limit.ts'
import { insertReport, putFeedback } from './store.ts'

export type FeedbackDeps = {
  readonly database: Database
  /** A recipe that was generated for the person or saved by them; what it is does not matter here. */
  readonly findRecipe: (tx: Transaction, recipeId: string) => Promise<object | undefined>
  readonly clock: Clock
  readonly newId: NewId
  readonly log: Log
}

type Done = { readonly success: true }
type Rated = Body<'POST /api/feedback'>
type Reported = Body<'POST /api/reports'>

/** What people say of their recipes. The log names ids only: words that people wrote stay in the database. */
export type Feedback = ReturnType<typeof createFeedback>

export function createFeedback(deps: FeedbackDeps) {
  const { database, clock, log } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  return {
    rate: ({ id: userId }: User, rated: Rated): Promise<Result<Done>> =>
      limited(rateLimit, { key: `feedback of ${userId}`, most: 120, seconds: 3600 }, async () => {
        const { recipe_id: recipeId, rating } = rated
        const kept = await ifOwn(deps, userId, recipeId, (tx) =>
          putFeedback(tx, { userId, recipeId, rating, createdAt: clock() }),
        )
        if (kept.ok) log.info({ user_id: userId, recipe_id: recipeId, rating }, 'feedback')
        return kept
      }),
    report: ({ id: userId }: User, reported: Reported): Promise<Result<Done>> =>
      limited(rateLimit, { key: `reports of ${userId}`, most: 20, seconds: 3600 }, async () => {
        const { recipe_id: recipeId, recipe_title: recipeTitle, reason } = reported
        const id = deps.newId()
        const kept = await ifOwn(deps, userId, recipeId, (tx) =>
          insertReport(tx, { id, userId, recipeId, recipeTitle, reason, createdAt: clock() }),
        )
        if (kept.ok) log.info({ user_id: userId, recipe_id: recipeId, report_id: id }, 'report')
        return kept
      }),
  }
}

function ifOwn(
  { database, findRecipe }: FeedbackDeps,
  userId: User['id'],
  recipeId: string,
  keep: (tx: Transaction) => Promise<void>,
): Promise<Result<Done>> {
  return database.asUser(userId, async (tx) => {
    if ((await findRecipe(tx, recipeId)) === undefined) return failure('not-found')
    await keep(tx)
    return success({ success: true })
  })
}
