import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { Person } from '../platform/http/index.ts'

/** Everything that is kept about a person: the account, and their rows of every table by its name. */
export type AccountExport = {
  readonly exported_at: string
  readonly account: Person
  readonly [table: string]: unknown
}

// What only serves looking things up is made of the rest.
const helperColumns = ['search_text']

/**
 * Gathers a person's rows. The database itself says which tables hold rows of people, and shows each only the person's own, so a new table
 * is in the export from the day it exists.
 */
export async function exportAccount(tx: Transaction, person: Person, now: Date): Promise<AccountExport> {
  const tables: Record<string, unknown> = {}
  for (const name of await personalTables(tx)) tables[name] = await ownRows(tx, name)
  return { exported_at: now.toISOString(), account: person, ...tables }
}

async function personalTables(tx: Transaction): Promise<readonly string[]> {
  const found = await tx.execute(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity
      and has_table_privilege(c.oid, 'select') order by 1`)
  return rowsOf<{ name: string }>(found).map(({ name }) => name)
}

async function ownRows(tx: Transaction, table: string): Promise<readonly object[]> {
  const found = await tx.execute(
    sql`select to_jsonb(t) - ${sql.raw(`array['${helperColumns.join("','")}']`)} as row from ${sql.identifier(table)} t`,
  )
  return rowsOf<{ row: object }>(found).map(({ row }) => row)
}

function rowsOf<Row>(found: unknown): readonly Row[] {
  return (found as { rows: readonly Row[] }).rows
}
