import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/index.ts'
import type { User } from '../platform/http/index.ts'

// What only serves looking things up is made of the rest.
const helperColumns = sql.raw(`array['search_text']`)
/** Rows that are read and sent at once: some hundred kilobytes of recipes. */
const rowsAtOnce = 50

/**
 * Everything that is kept about a person, as the JSON text of one object, piece by piece: `exported_at`, `account`, `sign_in` (what
 * opens it, without any secret), and their rows of every table by its name. The database itself says which tables hold rows of people, and shows each only the person's own, so a new table is in
 * the export from the day it exists. Each piece is a transaction of its own: others are answered in between.
 */
export async function* exportAccount(
  { asUser }: Pick<Database, 'asUser'>,
  user: User,
  signIn: object,
  now: Date,
): AsyncGenerator<string, void> {
  const tables = await asUser(user.id, personalTables)
  yield `{"exported_at":${JSON.stringify(now)},"account":${JSON.stringify(user)},"sign_in":${JSON.stringify(signIn)}`
  for (const table of tables) {
    yield `,${JSON.stringify(table.name)}:[`
    let [comma, after] = ['', '']
    for (let isLast = false; !isLast; comma = ',') {
      const rows = await asUser(user.id, (tx) => rowsAfter(tx, table, after))
      if (rows.length > 0) yield comma + rows.map(({ row }) => row).join()
      isLast = rows.length < rowsAtOnce
      after = rows.at(-1)?.order ?? ''
    }
    yield ']'
  }
  yield '}'
}

/** A table that holds rows of people, and the columns of its primary key. */
type PersonalTable = { readonly name: string; readonly keys: readonly string[] }

async function personalTables(tx: Transaction): Promise<readonly PersonalTable[]> {
  const found = await tx.execute(sql`
    select c.relname as name, jsonb_agg(a.attname order by a.attnum) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity
      and has_table_privilege(c.oid, 'select') group by c.relname order by 1`)
  return rowsOf<PersonalTable>(found)
}

/** A row as JSON text, and its primary key as one text, which rows are ordered by. */
type Row = { readonly order: string; readonly row: string }

async function rowsAfter(
  tx: Transaction,
  { name, keys }: PersonalTable,
  after: string,
): Promise<readonly Row[]> {
  const columns = sql.join(
    keys.map((key) => sql.identifier(key)),
    sql`, `,
  )
  const key = sql`jsonb_build_array(${columns})::text collate "C"`
  // Rows are made to JSON only once they are chosen.
  const found = await tx.execute(sql`
    with chosen as (
      select ${columns}, ${key} as row_order from ${sql.identifier(name)} where ${key} > ${after} order by row_order limit ${rowsAtOnce}
    )
    select chosen.row_order as "order", (to_jsonb(t) - ${helperColumns})::text as row
    from chosen join ${sql.identifier(name)} t using (${columns}) order by 1`)
  return rowsOf<Row>(found)
}

function rowsOf<R>(found: unknown): readonly R[] {
  return (found as { rows: readonly R[] }).rows
}
