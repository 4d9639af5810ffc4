import type { PGlite } from '@electric-sql/pglite'

const minute = 60_000
const day = 24 * 60 * minute

const tables = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'auth') order by 1`

/**
 * Lets an embedded database use the room of rows that were changed or deleted again, and counts anew what its plans rest on, a table at a time, some
 * minutes after the start and then each day. PostgreSQL has a process for that (autovacuum), the embedded engine has not: its tables would grow with every change. Answers what ends it.
 */
export function keepTablesFresh(
  client: Pick<PGlite, 'query' | 'exec'>,
  { firstMs = 10 * minute, everyMs = day } = {},
): () => void {
  let isEnded = false
  const freshen = async (): Promise<void> => {
    const { rows } = await client.query<{ name: string }>(tables)
    for (const { name } of rows) if (!isEnded) await client.exec(`vacuum (analyze) ${name}`)
  }
  const next = (ms: number): NodeJS.Timeout =>
    // What fails, on a full disk or a database that is closing, is tried again the next day.
    setTimeout(
      () =>
        void freshen()
          .catch(() => {})
          .finally(() => (timer = isEnded ? timer : next(everyMs))),
      ms,
    ).unref()
  let timer = next(firstMs)
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
