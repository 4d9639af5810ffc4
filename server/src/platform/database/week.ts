import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The Monday, as YYYY-MM-DD in UTC, of the week that an instant lies in. */
export const weekOf = (instant: PgColumn | SQL): SQL<string> =>
  sql<string>`to_char(date_trunc('week', ${instant} at time zone 'UTC'), 'YYYY-MM-DD')`
