import { drizzle } from 'drizzle-orm/node-postgres'
import type { Log } from '../log.ts'
import { libraryTables } from './auth-tables.ts'
import { createDatabase, type Database } from './database.ts'
import { createPool, endPool, type PoolLimits } from './postgres-pool.ts'
import { migrateAlone } from './migrate-postgres.ts'

export type PostgresChoices = Partial<PoolLimits> & {
  /** The address to bring the tables up to date by, where the other is that of a pooler. */
  readonly directUrl?: string
}

/** Of one process, unless it is told otherwise. */
export const usualPool: PoolLimits = { connections: 10, idleTimeoutMs: 20_000 }

/**
 * Opens a PostgreSQL database (15 or newer) and brings its tables up to date, one starting server at a time. Once open it outlives restarts
 * of PostgreSQL: what is asked meanwhile fails with an error that `isUnavailable` knows, and what is asked afterwards gets a new connection.
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  log: Log,
  { directUrl = url, ...limits }: PostgresChoices = {},
): Promise<Database> {
  await migrateAlone(directUrl, migrationsFolder)
  const pool = createPool(url, { ...usualPool, ...limits }, log)
  return createDatabase('postgres', drizzle({ client: pool, schema: libraryTables }), () => endPool(pool))
}
