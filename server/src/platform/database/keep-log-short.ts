import type { PGlite } from '@electric-sql/pglite'

const lookEveryMs = 10_000

/** So much of the log is gone through anew by a start after a crash, at the most, and stands on the disk as often as PostgreSQL keeps spare files. */
const longBytes = 32 * 1024 * 1024

/**
 * Has what the log of an embedded database holds written to the tables whenever it grew long, so that its files are used again. PostgreSQL has a
 * process for that, the embedded engine has not: its log would grow until the server is ended. Answers what ends it.
 */
export function keepLogShort(
  client: Pick<PGlite, 'query' | 'exec'>,
  { everyMs = lookEveryMs, bytes = longBytes } = {},
): () => void {
  let since = '0/0'
  const look = async (): Promise<void> => {
    const { rows } = await client.query<{ at: string; grown: number }>(
      'select pg_current_wal_insert_lsn()::text as at, (pg_current_wal_insert_lsn() - $1::pg_lsn)::float8 as grown',
      [since],
    )
    const [{ at, grown } = { at: since, grown: 0 }] = rows
    if (grown < bytes) return
    if (since !== '0/0') await client.exec('checkpoint')
    since = at
  }
  // One that fails, on a full disk or a database that is closing, is tried again by the next look.
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref()
  return () => clearInterval(timer)
}
