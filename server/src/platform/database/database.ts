import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { libraryTables } from './auth-tables.ts'
import { createWritableCheck } from './check-writable.ts'
import type { UserId } from '../ids.ts'

/** A drizzle handle of either engine. */
export type Handle = PgDatabase<PgQueryResultHKT, typeof libraryTables>
/** An open transaction: what every store function takes. */
export type Transaction = Parameters<Parameters<Handle['transaction']>[0]>[0]

/**
 * When a commit is on disk: before it is reported, or soon after. A power cut within that moment undoes what was committed `soon`, so it is for
 * what may be lost whole; the next commit `at-once` puts all before it on disk as well.
 */
export type Commit = 'at-once' | 'soon'

export type Database = {
  readonly engine: 'embedded' | 'postgres'
  /**
   * Runs `work` in one transaction that sees and writes the rows of this person only; the database enforces it.
   * A thrown error rolls back. Never wait for a network inside: the embedded engine has one connection.
   */
  readonly asUser: <T>(user: UserId, work: (tx: Transaction) => Promise<T>, commit?: Commit) => Promise<T>
  /** Runs `work` in one transaction that sees the rows of everybody: for upkeep and operators, never for a request's own work. */
  readonly asSystem: <T>(work: (tx: Transaction) => Promise<T>, commit?: Commit) => Promise<T>
  /** The handle of schema `auth`: accounts, sessions, attempts. User tables look empty through it. */
  readonly auth: Handle
  /** Resolves when the database answers and has room for more, rejects when it does not. */
  readonly ping: () => Promise<void>
  /** Once: closing again waits for the same end. */
  readonly close: () => Promise<void>
}

/** Makes the two narrow handles over a raw one. */
export function createDatabase(
  engine: Database['engine'],
  raw: Handle,
  close: () => Promise<void>,
): Database {
  const inRole =
    (role: string, user: string) =>
    <T>(work: (tx: Transaction) => Promise<T>, commit: Commit = 'at-once'): Promise<T> =>
      raw.transaction(async (tx) => {
        const sync = commit === 'soon' ? sql`, set_config('synchronous_commit', 'off', true)` : sql``
        await tx.execute(
          sql`select set_config('role', ${role}, true), set_config('app.user_id', ${user}, true)${sync}`,
        )
        return work(tx)
      })
  let closed: Promise<void> | undefined
  return {
    engine,
    asUser: (user, work, commit) => inRole('app_user', user)(work, commit),
    asSystem: inRole('app_system', ''),
    auth: raw,
    ping: createWritableCheck(raw),
    close: () => (closed ??= close()),
  }
}
