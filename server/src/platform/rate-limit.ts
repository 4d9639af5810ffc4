import { createHash } from 'node:crypto'
import { eq, inArray, type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import { type Clock, clockSlackMs } from './clock.ts'
import { attempts } from './database/auth-tables.ts'
import type { Handle, Transaction } from './database/index.ts'
import { failure, type Result } from './failure.ts'

/**
 * At most `most` attempts in `seconds`, counted per key. With `delays` an attempt past `most` is let in again after a wait, and the count is
 * forgotten after `seconds` without an attempt.
 */
export type Limit = {
  readonly key: string
  readonly most: number
  readonly seconds: number
  readonly delays?: Delays
  /** So many attempts this one counts for; 1 unless said. */
  readonly weight?: number
}

/** Waits in seconds: the first, and twice as long after each further attempt, up to the longest. `longest` is at most the limit's `seconds`. */
export type Delays = { readonly first: number; readonly longest: number }

export type RateLimit = {
  /** Counts an attempt under every limit, the narrowest first, or under none where one of them is passed. Gives the seconds to wait then, else 0. */
  readonly count: (limits: readonly Limit[]) => Promise<number>
  /** Takes one counted attempt back: it was none of those that add up. */
  readonly uncount: (limits: readonly Limit[]) => Promise<void>
  /** Forgets all that was counted under these limits. */
  readonly forget: (limits: readonly Limit[]) => Promise<void>
}

/** Attempts are counted in the database, so that a restart or a second server forgets nothing. */
export function createRateLimit(db: Handle, clock: Clock): RateLimit {
  return {
    count: (limits) => countAll(db, limits, clock()),
    async uncount(limits) {
      if (limits.length === 0) return
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(inArray(attempts.key, limits.map(storedKey)))
    },
    async forget(limits) {
      await db.delete(attempts).where(inArray(attempts.key, limits.map(storedKey)))
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
  return retryAfterSeconds > 0 ? tooManyRequests(retryAfterSeconds) : work()
}

/** The failure of an attempt that has to wait. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  failure('too-many-requests', { details: { retryAfterSeconds } })

// Keys name people and their addresses; the table need not.
const storedKey = ({ key }: Limit): string => createHash('sha256').update(key).digest('base64url')

async function countAll(db: Handle, limits: readonly Limit[], now: Date): Promise<number> {
  if (limits.length === 0) return 0
  let wait = 0
  const counting = db.transaction(async (tx) => {
    for (const limit of limits) {
      wait = await countOne(tx, limit, now)
      if (wait > 0) tx.rollback()
    }
  })
  await counting.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  return wait
}

async function countOne(db: Transaction, limit: Limit, now: Date): Promise<number> {
  const { most, seconds, delays, weight = 1 } = limit
  const key = storedKey(limit)
  const windowEndsAt = new Date(now.getTime() + seconds * 1000)
  const instant = sql`${now.toISOString()}::timestamptz`
  // No window that began by now ends later than that: the clock was set back since.
  const latestEnd = new Date(+windowEndsAt + clockSlackMs).toISOString()
  const isOver = sql`(${attempts.windowEndsAt} <= ${instant} or ${attempts.windowEndsAt} > ${latestEnd}::timestamptz)`
  const laterEnd = delays ? sql`true` : isOver
  const counted = await db
    .insert(attempts)
    .values({ key, count: weight, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then ${weight}::int else ${attempts.count} + ${weight}::int end`,
        windowEndsAt: sql`case when ${laterEnd} then ${windowEndsAt.toISOString()}::timestamptz else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${attempts.count} < ${most}::int or ${nextAttemptAt(limit)} <= ${instant} or ${isOver}`,
    })
    .returning({ count: attempts.count })
  return counted.length > 0 ? 0 : secondsToWait(db, limit, instant)
}

/** When a key that has used up `most` is let in again. A count with delays ends `seconds` after its last attempt, which tells when that was. */
function nextAttemptAt({ most, seconds, delays }: Limit): SQL {
  if (!delays) return sql`${attempts.windowEndsAt}`
  const doublings = sql`greatest(0, least(${attempts.count} - ${most}::int, 30))`
  const delay = sql`least(${delays.longest}::float8, ${delays.first}::float8 * power(2::float8, ${doublings}))`
  return sql`${attempts.windowEndsAt} + make_interval(secs => ${delay} - ${seconds}::float8)`
}

async function secondsToWait(db: Transaction, limit: Limit, instant: SQL): Promise<number> {
  const wait = sql<number>`extract(epoch from ${nextAttemptAt(limit)} - ${instant})::float8`
  const [row] = await db
    .select({ wait })
    .from(attempts)
    .where(eq(attempts.key, storedKey(limit)))
  return Math.max(1, Math.ceil(row?.wait ?? 0))
}

/** Removes counts whose window has passed. */
export async function deleteOldAttempts(db: Handle, clock: Clock): Promise<void> {
  await db.delete(attempts).where(sql`${attempts.windowEndsAt} <= ${clock().toISOString()}`)
}
