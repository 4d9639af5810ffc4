import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'
import type { TableHead } from './dump.ts'
import { become, type BackupTable, readTables, rowsOf } from './tables.ts'

const rowsAtOnce = 200

/**
 * Writes the rows of a dump into a database that has its tables and none of its rows, all or nothing. Throws a sentence for the operator when
 * the database has rows of people already, or lacks a table of the dump. `lines` come without the head.
 */
export async function loadFrom(database: Database, lines: AsyncIterable<string>): Promise<void> {
  await database.auth.transaction(async (tx) => {
    const tables = await readTables(tx)
    await refuseRows(tx, tables)
    let table: BackupTable | undefined
    let waiting: string[] = []
    const insert = async (): Promise<void> => {
      if (table && waiting.length > 0) await insertRows(tx, table, waiting)
      waiting = []
    }
    for await (const line of lines) {
      const next = tableOf(line)
      if (next === undefined) waiting.push(line)
      if (next !== undefined || waiting.length === rowsAtOnce) await insert()
      if (next === undefined) continue
      table = tables.find(({ name }) => name === next)
      if (!table) throw new Error(`The backup has a table ${next} that this version does not know.`)
      await empty(tx, table)
    }
    await insert()
    for (const numbered of tables) await continueNumbers(tx, numbered)
  })
}

// A row is an object with the columns of its table; none has one column named `table` alone.
function tableOf(line: string): string | undefined {
  if (!line.startsWith('{"table":"')) return undefined
  const { table, ...rest } = JSON.parse(line) as TableHead
  return Object.keys(rest).length === 0 ? table : undefined
}

async function refuseRows(tx: Transaction, tables: readonly BackupTable[]): Promise<void> {
  for (const { name, role } of tables) {
    await become(tx, role)
    const [first] = name === secretTable ? [] : await rowsOf(tx, `select 1 from ${name} limit 1`)
    if (first) throw new Error(`The database to restore to has rows in ${name} already. Name an empty one.`)
  }
}

/** What a server makes at its first start; that of the backup takes its place. */
const secretTable = 'auth.server_secret'

async function empty(tx: Transaction, { name, role }: BackupTable): Promise<void> {
  await become(tx, role)
  if (name === secretTable) await rowsOf(tx, `delete from ${name}`)
}

async function insertRows(tx: Transaction, { name }: BackupTable, rows: readonly string[]): Promise<void> {
  await tx.execute(
    sql`insert into ${sql.raw(name)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.raw(name)}, ${`[${rows.join()}]`}::jsonb)`,
  )
}

// A number given by hand does not move the counter on; the counter is the owner's.
async function continueNumbers(tx: Transaction, { name, role, numbered }: BackupTable): Promise<void> {
  if (numbered === null) return
  await become(tx, role)
  const [row] = await rowsOf<{ most: string | null }>(
    tx,
    `select max(${numbered})::text as most from ${name}`,
  )
  if (!row?.most) return
  await become(tx, 'none')
  await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${numbered}), ${row.most}::bigint)`)
}
