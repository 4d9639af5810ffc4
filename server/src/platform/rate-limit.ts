import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { attempts } from './database/auth-tables.ts'
import type { Handle } from './database/index.ts'
import { failure, type Result } from './failure.ts'

/** At most `most` attempts in `seconds`, counted per key. */
export type Limit = { readonly key: string; readonly most: number; readonly seconds: number }

export type RateLimit = {
  /** Counts an attempt under every limit. Gives the seconds to wait when one is passed, else 0. */
  readonly count: (limits: readonly Limit[]) => Promise<number>
  /** Forgets what was counted under these keys: an attempt that succeeded was no guess. */
  readonly forget: (keys: readonly string[]) => Promise<void>
}

/** Attempts are counted in the database, so that a restart or a second server forgets nothing. */
export function createRateLimit(db: Handle, clock: Clock): RateLimit {
  return {
    async count(limits) {
      const waits = await Promise.all(limits.map((limit) => countOne(db, limit, clock())))
      return Math.max(0, ...waits)
    },
    async forget(keys) {
      await db.delete(attempts).where(inArray(attempts.key, keys.map(stored)))
    },
  }
}

/** Runs `work` unless this attempt passes the limit; then it is `too-many-requests` and says how long to wait. */
export async function limited<T>(
  rateLimit: RateLimit,
  limit: Limit,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const retryAfterSeconds = await rateLimit.count([limit])
  return retryAfterSeconds > 0 ? failure('too-many-requests', { details: { retryAfterSeconds } }) : work()
}

// Keys name people and their addresses; the table need not.
const stored = (key: string): string => createHash('sha256').update(key).digest('base64url')

async function countOne(db: Handle, { key, most, seconds }: Limit, now: Date): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`
  const [row] = await db
    .insert(attempts)
    .values({ key: stored(key), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt.toISOString()} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning()
  if (!row || row.count <= most) return 0
  return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
}

/** Removes counts whose window has passed. */
export async function forgetOldAttempts(db: Handle, clock: Clock): Promise<void> {
  await db.delete(attempts).where(sql`${attempts.windowEndsAt} <= ${clock().toISOString()}`)
}
