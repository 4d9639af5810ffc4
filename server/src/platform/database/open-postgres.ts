import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Log } from '../log.ts'
import { createDatabase, type Database } from './database.ts'

// Any number that nothing else in this database locks.
const migrationLock = 7_041_776

/** Opens a PostgreSQL database (15 or newer) and brings its tables up to date, one starting server at a time. */
export async function openPostgres(url: string, migrationsFolder: string, log: Log): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'A database connection broke'))
  try {
    await migrateAlone(pool, migrationsFolder)
  } catch (error) {
    await pool.end()
    throw error
  }
  return createDatabase('postgres', drizzle({ client: pool }), () => pool.end())
}

async function migrateAlone(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}
