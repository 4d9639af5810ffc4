import { and, desc, eq, gt, max, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/index.ts'
import { modelCalls } from './tables.ts'

/** Calls in a row that must fail before the model is left alone, and for how long. After that each further failure closes it again. */
const failuresInARow = 3
const restMs = 60_000

/** Whether the last calls all failed, so that nobody waits for a server that is down. A call that was stopped by whoever asked says nothing about it. */
export async function isCircuitOpen(tx: Transaction, now: Date): Promise<boolean> {
  const lastSuccess = tx
    .select({ at: sql`coalesce(${max(modelCalls.createdAt)}, '-infinity')` })
    .from(modelCalls)
    .where(eq(modelCalls.outcome, 'ok'))
  const isFailure = notInArray(modelCalls.outcome, ['ok', 'stopped'])
  const failures = await tx
    .select({ createdAt: modelCalls.createdAt })
    .from(modelCalls)
    .where(and(isFailure, gt(modelCalls.createdAt, lastSuccess)))
    .orderBy(desc(modelCalls.createdAt))
    .limit(failuresInARow)
  const last = failures[0]?.createdAt.getTime() ?? -Infinity
  return failures.length === failuresInARow && now.getTime() < last + restMs
}
