import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { deleteInterruptedSets } from './store.ts'
import { refundGeneration } from './weekly-usage.ts'

/** No generation takes longer, so one that is older ended with its server. */
const longestGenerationMs = 2 * 60 * 1000

/**
 * Gives back what a crash left open. The embedded database has one server, so whatever began before this one started is
 * interrupted; with PostgreSQL another server may still be at work, and only age tells.
 */
export async function releaseInterruptedSets(
  database: Database,
  clock: Clock,
  startedAt: Date,
): Promise<void> {
  const tooOld = new Date(clock().getTime() - longestGenerationMs)
  const before = database.engine === 'embedded' && startedAt > tooOld ? startedAt : tooOld
  await database.asSystem(async (tx) => {
    for (const { userId, windowStartedAt } of await deleteInterruptedSets(tx, before))
      if (windowStartedAt) await refundGeneration(tx, userId, windowStartedAt)
  })
}
