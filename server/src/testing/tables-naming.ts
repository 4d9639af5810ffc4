import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/index.ts'

/** The tables of people's rows in which some row holds the id. */
export function tablesNaming(database: Database, id: string): Promise<readonly string[]> {
  return database.asSystem(async (tx) => {
    const tables = (await tx.execute(sql`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity`)) as {
      rows: { name: string }[]
    }
    const found: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = (await tx.execute(
        sql`select 1 from ${sql.raw(name)} t where to_jsonb(t)::text like ${`%${id}%`} limit 1`,
      )) as { rows: unknown[] }
      if (rows.length > 0) found.push(name)
    }
    return found
  })
}
