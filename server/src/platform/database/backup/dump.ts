import type { Database, Transaction } from '../database.ts'
import { become, type BackupTable, readMigrations, readTables, rowsOf } from './tables.ts'

/** How many rows are read at once. */
const rowsAtOnce = 200

/** The first line of a dump. */
export type DumpHead = { readonly format: 1; readonly migrations: readonly string[] }
/** The line before the rows of a table. */
export type TableHead = { readonly table: string }

/**
 * Every row of a database as lines of JSON, as it was at one moment, also while it is written to: a head, then each table's name and rows, by
 * primary key. Two databases with the same rows give the same lines, whichever engine they are on.
 */
export async function dumpTo(database: Database, write: (line: string) => Promise<void>): Promise<void> {
  await database.auth.transaction(
    async (tx) => {
      const head: DumpHead = { format: 1, migrations: await readMigrations(tx) }
      await write(JSON.stringify(head))
      for (const table of await readTables(tx)) {
        await write(JSON.stringify({ table: table.name } satisfies TableHead))
        await dumpTable(tx, table, write)
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function dumpTable(
  tx: Transaction,
  { name, role, key }: BackupTable,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await become(tx, role)
  const order = key.map((column) => `t.${column}::text collate "C"`).join(', ')
  await rowsOf(
    tx,
    `declare rows_of_table no scroll cursor for select to_jsonb(t)::text as row from ${name} t order by ${order}`,
  )
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${rowsAtOnce} from rows_of_table`)
    for (const { row } of rows) await write(row)
    if (rows.length < rowsAtOnce) break
  }
  await rowsOf(tx, 'close rows_of_table')
}
