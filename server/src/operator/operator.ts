import type { Environment } from '../config/config.ts'
import { newestFeedback, newestReports } from '../feedback/store.ts'
import { type FunnelWeek, readFunnel } from './funnel.ts'
import { callsByDay, type DayOfCalls } from '../platform/model/ledger.ts'
import { openConfigured } from './settings.ts'

/** One row of what people said or did, in the fields of its table. Instants are ISO texts. */
export type OperatorRow = Readonly<Record<string, string>>

/** What the operator of a server may ask of everybody's data. */
export type Operator = {
  /** Ratings, newest first; of one recipe when its id is given. */
  readonly feedback: (recipeId?: string) => Promise<readonly OperatorRow[]>
  /** Reports, newest first; about one recipe when its id is given. */
  readonly reports: (recipeId?: string) => Promise<readonly OperatorRow[]>
  /** What the model was asked and cost, by day (UTC) and model, newest first. */
  readonly calls: () => Promise<readonly OperatorRow[]>
  /** The funnel of this week and so many before it, newest first; retention is in whole percent. */
  readonly funnel: (weeks: number) => Promise<readonly OperatorRow[]>
  readonly close: () => Promise<void>
}

/** Opens the database that the server's settings name. Throws a sentence that says what to do when it cannot. */
export async function openOperator(environment: Environment): Promise<Operator> {
  const database = await openConfigured(environment)
  return {
    feedback: (recipeId) =>
      database.asSystem(async (tx) =>
        (await newestFeedback(tx, recipeId)).map((row) => ({
          created_at: row.createdAt.toISOString(),
          rating: row.rating,
          recipe_id: row.recipeId,
          user_id: row.userId,
        })),
      ),
    reports: (recipeId) =>
      database.asSystem(async (tx) =>
        (await newestReports(tx, recipeId)).map((row) => ({
          created_at: row.createdAt.toISOString(),
          recipe_title: row.recipeTitle,
          reason: row.reason,
          recipe_id: row.recipeId,
          user_id: row.userId,
        })),
      ),
    calls: () => database.asSystem(async (tx) => (await callsByDay(tx)).map(callsRow)),
    funnel: async (weeks) => (await readFunnel(database, weeks, new Date())).map(funnelRow),
    close: database.close,
  }
}

const callsRow = (day: DayOfCalls): OperatorRow => ({
  day: day.day,
  model: day.model,
  calls: String(day.calls),
  failed: String(day.failed),
  tokens_in: String(day.inputTokens),
  tokens_out: String(day.outputTokens),
  usd: day.cost === null ? 'not known' : day.cost.toFixed(4),
  median_ms: String(day.medianMs),
})
function funnelRow({ week, retention, ...counts }: FunnelWeek): OperatorRow {
  return {
    week,
    visits: String(counts.visits),
    sign_ups: String(counts.signUps),
    first_recipes: String(counts.firstRecipes),
    limit_reached: String(counts.limitReached),
    checkouts: String(counts.checkouts),
    purchases: String(counts.purchases),
    ...Object.fromEntries(retention.map((share, index) => [`back_week_${index + 1}`, percent(share)])),
  }
}

const percent = (share: number | null): string => (share === null ? '' : `${Math.round(share * 100)} %`)
