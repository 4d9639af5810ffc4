import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

// Any number that nothing else in this database locks.
const migrationLock = 7_041_776

/** Brings the tables of a PostgreSQL database up to date, one starting server at a time: the lock is the connection's and ends with it. */
export async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
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
