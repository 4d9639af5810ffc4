import type { ratings } from '@plotluck/contract'
import { asc, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import { feedback, reports } from './tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect
export type ReportRow = typeof reports.$inferSelect
export type Rating = (typeof ratings)[number]

/** Keeps a rating in place of an earlier one of the same person for the same recipe. */
export async function putFeedback(tx: Transaction, row: FeedbackRow): Promise<void> {
  const { rating, createdAt } = row
  await tx
    .insert(feedback)
    .values(row)
    .onConflictDoUpdate({ target: [feedback.userId, feedback.recipeId], set: { rating, createdAt } })
}

export async function insertReport(tx: Transaction, row: ReportRow): Promise<void> {
  await tx.insert(reports).values(row)
}

/** Every rating, or those of one recipe, newest first. */
export async function newestFeedback(
  tx: Transaction,
  recipeId: string | undefined,
): Promise<readonly FeedbackRow[]> {
  return tx
    .select()
    .from(feedback)
    .where(recipeId === undefined ? undefined : eq(feedback.recipeId, recipeId))
    .orderBy(desc(feedback.createdAt), asc(feedback.recipeId), asc(feedback.userId))
}

/** Every report, or those about one recipe, newest first. */
export async function newestReports(
  tx: Transaction,
  recipeId: string | undefined,
): Promise<readonly ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(recipeId === undefined ? undefined : eq(reports.recipeId, recipeId))
    .orderBy(desc(reports.createdAt), asc(reports.id))
}
