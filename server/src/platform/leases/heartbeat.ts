import { gt, inArray, lte, or, sql } from 'drizzle-orm'
import { leases } from '../database/auth-tables.ts'
import type { Handle } from '../database/index.ts'

const renewEveryMs = 4000
/** A row that was not renewed for so long has expired: its process has ended, or hangs. */
const expirySeconds = 15

/** The instant at which a row that is renewed now expires, by the clock of the database. */
export const newExpiry = sql`now() + make_interval(secs => ${expirySeconds})`

/** No row that is alive expires later; one that says so was renewed before the clock of the database was set back. */
export const latestExpiry = sql`now() + make_interval(secs => ${2 * expirySeconds})`

/** Renews rows of `auth.leases` for as long as somebody stands behind them. */
export type Heartbeat = {
  readonly start: (id: string) => void
  /** Ends it and removes the row. */
  readonly stop: (id: string) => Promise<void>
}

export function createHeartbeat(db: Handle): Heartbeat {
  const held = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const beat = (): void => void renew(db, [...held]).catch(ignoreUntilNextTime)
  return {
    start(id) {
      held.add(id)
      timer ??= setInterval(beat, renewEveryMs).unref()
    },
    async stop(id) {
      held.delete(id)
      if (held.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      // A row that cannot be removed now is not renewed either.
      await db
        .delete(leases)
        .where(inArray(leases.id, [id]))
        .catch(ignoreUntilNextTime)
    },
  }
}

async function renew(db: Handle, ids: readonly string[]): Promise<void> {
  await db
    .update(leases)
    .set({ expiresAt: newExpiry })
    .where(inArray(leases.id, [...ids]))
  await db.delete(leases).where(or(lte(leases.expiresAt, sql`now()`), gt(leases.expiresAt, latestExpiry)))
}

// The database is away; whoever asks it anything meanwhile is told so, and rows wait for it until they expire.
const ignoreUntilNextTime = (): void => {}
