import { sql } from 'drizzle-orm'
import type { Handle } from './database.ts'

// 64 kB in a table that is this connection's own and empty again at once: a disk that is full has no place for it, while a question and a change
// within a file that is there already would still be answered. A role that may make no temporary tables is asked for nothing more.
const probe = sql`do $$ begin
  create temporary table if not exists disk_probe (filler text) on commit delete rows;
  insert into disk_probe select repeat('x', 1000) from generate_series(1, 64);
exception when insufficient_privilege then null;
end $$`

/** How long a database that took data counts as one that does: whoever may ask, as often as they like, costs it one question in that time. */
const goodForMs = 1000

/** Makes the function that resolves when the database takes more data and rejects when it does not. Who asks while it is asked shares the answer. */
export function createWritableCheck(raw: Pick<Handle, 'execute'>): () => Promise<void> {
  let running: Promise<void> | undefined
  let goodUntil = -Infinity
  const check = async (): Promise<void> => {
    await raw.execute(probe)
    goodUntil = performance.now() + goodForMs
  }
  return async () => {
    if (performance.now() > goodUntil) await (running ??= check().finally(() => (running = undefined)))
  }
}
