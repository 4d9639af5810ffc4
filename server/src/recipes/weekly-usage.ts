import { freeGenerationsPerWeek } from '@plotluck/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { clockSlackMs } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { generationWindows as windows } from './tables.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Free generations used in the running week, and when the next one opens: null while one is free now. */
export type WeekUsage = { readonly used: number; readonly nextGenerationAt: Date | null }

/**
 * Takes one of the week's free generations: the week begins with the first and lasts 7 x 24 h. `undefined` when none is left.
 * One statement decides, so that any number of requests at once get exactly as many as there are.
 */
export async function chargeGeneration(
  tx: Transaction,
  userId: UserId,
  now: Date,
): Promise<{ readonly startedAt: Date; readonly used: number } | undefined> {
  const isOver = sql`(${windows.used} = 0 or ${windows.startedAt} <= ${overSince(now)} or ${windows.startedAt} > ${latestStart(now)})`
  const [taken] = await tx
    .insert(windows)
    .values({ userId, startedAt: now, used: 1 })
    .onConflictDoUpdate({
      target: windows.userId,
      set: {
        used: sql`case when ${isOver} then 1 else ${windows.used} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now.toISOString()} else ${windows.startedAt} end`,
      },
      setWhere: sql`${isOver} or ${windows.used} < ${freeGenerationsPerWeek}`,
    })
    .returning({ startedAt: windows.startedAt, used: windows.used })
  return taken
}

/** Gives a generation back to the week that paid for it; a week that has begun anew since keeps its count. */
export async function refundGeneration(tx: Transaction, userId: string, startedAt: Date): Promise<void> {
  await tx
    .update(windows)
    .set({ used: sql`${windows.used} - 1` })
    .where(and(eq(windows.userId, userId), eq(windows.startedAt, startedAt), gt(windows.used, 0)))
}

/** How the person's week stands. */
export async function weekUsage(tx: Transaction, userId: UserId, now: Date): Promise<WeekUsage> {
  const [week] = await tx.select().from(windows).where(eq(windows.userId, userId))
  const startedAt = week?.startedAt.toISOString() ?? ''
  if (!week || startedAt <= overSince(now) || startedAt > latestStart(now))
    return { used: 0, nextGenerationAt: null }
  const isFull = week.used >= freeGenerationsPerWeek
  return { used: week.used, nextGenerationAt: isFull ? new Date(week.startedAt.getTime() + weekMs) : null }
}

/** A week that begins later began before the clock was set back. */
const latestStart = (now: Date): string => new Date(now.getTime() + clockSlackMs).toISOString()
const overSince = (now: Date): string => new Date(now.getTime() - weekMs).toISOString()
