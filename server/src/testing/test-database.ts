import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { type Database, openPglite, openPostgres } from '../platform/database/index.ts'
import type { Log } from '../platform/log.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/plotluck', import.meta.url))

/**
 * A new, empty, migrated database of its own: embedded and in memory, or, when `postgresUrl` names a server, a new database
 * there that is dropped when closed.
 */
export function openTestDatabase(postgresUrl: string | undefined, log: Log): Promise<Database> {
  return postgresUrl ? openOnServer(postgresUrl, log) : openInMemory()
}

// Clearing the 128 MB of cache that PostgreSQL takes by itself is half of a start.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

async function openInMemory(): Promise<Database> {
  return openPglite({ startParams, loadDataDir: await openAsBlob(await template()) }, migrationsFolder)
}

/** The dump of a migrated database, made once for each state of the migrations: loading it is faster than making one. */
async function template(): Promise<string> {
  const file = join(cacheFolder, `template-${stateOfMigrations()}.tar`)
  if (!existsSync(file)) await makeTemplate(file)
  return file
}

function stateOfMigrations(): string {
  const sql = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  const state = createHash('sha256')
  for (const name of sql.toSorted()) state.update(readFileSync(join(migrationsFolder, name)))
  return state.digest('hex').slice(0, 16)
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create()
  await migrate(drizzle({ client }), { migrationsFolder })
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(cacheFolder, { recursive: true })
  // Written beside its place, because other test files may be looking for it at this moment; the first stays, because they may be reading it.
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()))
  linkOrLeave(unfinished, file)
}

/** Gives the file its name unless another has it by now. */
function linkOrLeave(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(unfinished)
  }
}

async function openOnServer(postgresUrl: string, log: Log): Promise<Database> {
  const { url, drop } = await newDatabase(postgresUrl, await templateOnServer(postgresUrl, log))
  const database = await openPostgres(url, migrationsFolder, log)
  const closeAndDrop = (): Promise<void> => database.close().then(drop)
  let closed: Promise<void> | undefined
  return { ...database, close: () => (closed ??= closeAndDrop()) }
}

/** The name of a migrated database on the server, made once for each state of the migrations: copying it is faster than making one. */
async function templateOnServer(postgresUrl: string, log: Log): Promise<string> {
  const name = `plotluck_template_${stateOfMigrations()}`
  await asClient(postgresUrl, async (client) => {
    // Other test files may be looking for it at this moment; the lock ends with the connection.
    await client.query('select pg_advisory_lock(1)')
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount) return
    const { url } = await newDatabase(postgresUrl)
    await (await openPostgres(url, migrationsFolder, log)).close()
    await client.query(`alter database ${nameIn(url)} rename to ${name}`)
  })
  return name
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Runs `work` with the address of a new, empty database on the tests' PostgreSQL, and drops it. */
export async function withNewDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await newDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  await work(url).finally(drop)
}

/** Makes a database on the tests' PostgreSQL: empty, or like the one named `copied`. */
export async function newDatabase(postgresUrl: string, copied = 'template1') {
  const name = `plotluck_test_${randomUUID().replaceAll('-', '')}`
  await onServer(postgresUrl, `create database ${name} template ${copied}`)
  const { href: url } = Object.assign(new URL(postgresUrl), { pathname: `/${name}` })
  return { url, drop: () => onServer(postgresUrl, `drop database ${name} with (force)`) }
}

export function onServer(postgresUrl: string, statement: string): Promise<void> {
  return asClient(postgresUrl, async (client) => void (await client.query(statement)))
}

async function asClient(postgresUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await work(client).finally(() => client.end())
}
