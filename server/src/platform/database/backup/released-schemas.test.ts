import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/index.ts'
import { migrationsFolder, newDatabase } from '../../../testing/test-database.ts'
import { createLog } from '../../log.ts'
import { type Database, openEmbedded, openPostgres } from '../index.ts'
import { readBackupFile } from './backup-file.ts'
import { dumpTo } from './dump.ts'
import { compareWithBackup, migrationsOfBackup, migrationsUpTo, restoreBackup } from './index.ts'

type Row = Readonly<Record<string, unknown>>
type Rows = Map<string, Row[]>

const folder = fileURLToPath(new URL('../../../testing/released', import.meta.url))
const released = readdirSync(folder).map((name) => ({ path: join(folder, name), passphrase: undefined }))
const newest = released.at(-1)

const log = createLog('silent')
const postgresUrl = process.env['TEST_DATABASE_URL']
/** A new database of this engine, to be opened twice: with the migrations of then and with all. */
async function newPlace() {
  if (!postgresUrl) {
    const dataDir = mkdtempSync(join(tmpdir(), 'plotluck-released-'))
    return (migrations: string) => openEmbedded(dataDir, migrations)
  }
  const { url, drop } = await newDatabase(postgresUrl)
  afterAll(drop)
  return (migrations: string) => openPostgres(url, migrations, log)
}

/** Sorts the lines of a dump into the rows of each table. */
function collector() {
  const rows: Rows = new Map()
  let table = ''
  const take = (line: string): void => {
    const row = JSON.parse(line) as Row
    if ('format' in row) return
    if (line.startsWith('{"table":"')) table = String(row['table'])
    else rows.set(table, [...(rows.get(table) ?? []), row])
  }
  return { rows, take }
}

async function rowsOfDatabase(database: Database): Promise<Rows> {
  const { rows, take } = collector()
  await dumpTo(database, async (line) => take(line))
  return rows
}

async function rowsOfBackup(path: string): Promise<Rows> {
  const { rows, take } = collector()
  for await (const line of readBackupFile(path, undefined)) take(line)
  return rows
}

/** Rows of before without a row of now that has all their columns, other than those that a migration took away. */
const lostRows = (before: Rows, now: Rows): readonly (readonly [string, Row])[] =>
  [...before].flatMap(([table, rows]) =>
    rows
      .filter((row) => !(now.get(table) ?? []).some((other) => agrees(row, other)))
      .map((row) => [table, row] as const),
  )

const agrees = (row: Row, now: Row): boolean =>
  Object.entries(row).every(
    ([column, value]) => !(column in now) || JSON.stringify(now[column]) === JSON.stringify(value),
  )

test.each(released.map((place) => [place.path.slice(folder.length + 1), place] as const))(
  'a database of the release with %s, brought up to date, has every row, and its people go on where they were',
  async (_name, place) => {
    const open = await newPlace()
    const then = await open(migrationsUpTo(migrationsFolder, await migrationsOfBackup(place)))
    await restoreBackup(then, place)
    expect(await compareWithBackup(then, place)).toBeGreaterThan(60)
    await then.close()
    const database = await open(migrationsFolder)
    expect(lostRows(await rowsOfBackup(place.path), await rowsOfDatabase(database))).toEqual([])
    const server = await startTestServer({ database, config: { billing: 'none' } })
    const ana = server.visitor()
    const account = { email: 'ana@example.org', password: 'basil and tomato' }
    expect((await ana.post('/api/auth/sign-in/email', account)).status).toBe(200)
    for (const path of ['saved-recipes', 'history', 'harvest-chat', 'household', 'cook-log', 'basket'])
      expect([path, (await ana.get(`/api/${path}`)).status]).toEqual([path, 200])
    const history = (await (await ana.get('/api/history')).json()) as { recipes: unknown[] }
    expect(history.recipes.length).toBeGreaterThan(2)
    expect((await ana.post('/api/generate-recipes', { ingredients: ['tomatoes'] })).status).toBe(200)
    await server.stop()
  },
  240_000,
)

test.skipIf(postgresUrl !== undefined)(
  'each migration, from the first on, runs on tables with rows and keeps them',
  async () => {
    const kept = await rowsOfBackup(newest?.path ?? '')
    const client = await PGlite.create()
    const filled: Rows = new Map()
    for (const { sql: statements } of readMigrationFiles({ migrationsFolder })) {
      await client.transaction(async (tx) => {
        for (const statement of statements) await tx.exec(statement)
      })
      await fillNewTables(client, kept, filled)
    }
    expect([...filled.keys()].toSorted()).toEqual([...kept.keys()].toSorted())
    expect(lostRows(filled, await readRows(client, [...filled.keys()]))).toEqual([])
    await client.close()
  },
  240_000,
)

/** Columns that a later migration calls otherwise. */
const renamed: Readonly<Record<string, string>> = { owner: 'user_id' }

/** Puts what is kept of each table that a migration made into it, as far as it has the columns by now. */
async function fillNewTables(client: PGlite, kept: Rows, filled: Rows): Promise<void> {
  await client.exec("set session_replication_role = 'replica'")
  for (const [table, rows] of kept) {
    if (filled.has(table)) continue
    const columns = await columnsOf(client, table)
    if (columns.length === 0) continue
    const partial = rows.map((row) =>
      Object.fromEntries(columns.map((name) => [name, row[renamed[name] ?? name]])),
    )
    const names = columns.map((name) => `"${name}"`).join()
    await client.query(
      `insert into ${table} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(partial)],
    )
    filled.set(table, partial)
  }
  await client.exec("set session_replication_role = 'origin'")
}

async function columnsOf(client: PGlite, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0
      and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name)
}

async function readRows(client: PGlite, tables: readonly string[]): Promise<Rows> {
  await client.exec("set timezone = 'UTC'")
  const found: Rows = new Map()
  for (const table of tables) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)
    found.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return found
}
