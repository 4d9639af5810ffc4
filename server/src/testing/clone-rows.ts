import { Client } from 'pg'

type Table = { readonly name: string; readonly relation: string; readonly columns: readonly Column[] }
type Column = { readonly name: string; readonly type: string; readonly isUnique: boolean }

/** A connection to the server at this address, for whoever clones rows there; the caller ends it. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/**
 * Copies every row of every table so many times, as if as many people had done the same: ids become others in the same way everywhere, so that rows refer
 * to each other as before, and unique texts get a number. Gives how many rows each table has then. The role must see every row.
 */
export async function cloneEverything(client: Client, times: number): Promise<ReadonlyMap<string, number>> {
  await client.query('begin')
  await cloneRows((text) => client.query(text), times)
  await client.query('commit')
  await client.query('analyze')
  return countRows((text) => client.query(text))
}

/** Sends a statement without values. */
export type Query = (text: string) => Promise<{ readonly rows: readonly object[] }>

/** What `cloneEverything` does, within the transaction of the caller, whose role has to be the superuser. */
export async function cloneRows(query: Query, times: number): Promise<void> {
  const tables = await readTables(query)
  // Without triggers the rows of a table may come before those that they refer to.
  await query('set local session_replication_role = replica')
  for (const table of tables) await query(cloneStatement(table, times))
}

/** How many rows each table has. */
export async function countRows(query: Query): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { name, relation } of await readTables(query)) {
    const { rows } = await query(`select count(*)::int as count from ${relation}`)
    counts.set(name, (rows as { count: number }[])[0]?.count ?? 0)
  }
  return counts
}

function cloneStatement({ relation, columns }: Table, times: number): string {
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ name, type, isUnique }) => {
    if (type === 'uuid') return `md5(row."${name}"::text || copy)::uuid`
    return isUnique && type === 'text' ? `row."${name}" || ' ' || copy` : `row."${name}"`
  })
  return `insert into ${relation} (${names.join(', ')})
    select ${values.join(', ')} from ${relation} row, generate_series(1, ${times}) copy on conflict do nothing`
}

async function readTables(query: Query): Promise<readonly Table[]> {
  const { rows } = await query(`
    select c.relname as name, c.oid::regclass::text as relation, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, null),
      'isUnique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey))
    )) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
    where c.relkind = 'r' and c.relnamespace in ('auth'::regnamespace, 'public'::regnamespace) group by c.oid, c.relname`)
  return rows as Table[]
}
