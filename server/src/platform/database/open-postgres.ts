import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import { libraryTables } from './auth-tables.ts'
import { createDatabase, type Database } from './database.ts'
import { createPool, endPool, type PoolLimits } from './postgres-pool.ts'

// Any number that nothing else in this database locks.
const migrationLock = 7_041_776

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
  limits: Partial<PoolLimits> = {},
): Promise<Database> {
  await migrateAlone(url, migrationsFolder)
  const pool = createPool(url, { ...usualPool, ...limits }, log)
  return createDatabase('postgres', drizzle({ client: pool, schema: libraryTables }), () => endPool(pool))
}

// The lock is the connection's, so it ends with it, however that ends.
async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // What breaks the connection fails the question in hand too; unheard, the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
