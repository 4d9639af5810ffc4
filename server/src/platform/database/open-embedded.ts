import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { libraryTables } from './auth-tables.ts'
import { createDatabase, type Database } from './database.ts'
import { keepLogShort } from './keep-log-short.ts'
import { keepTablesFresh } from './keep-tables-fresh.ts'
import { keepRoom, megabytesOfRoom, reserveMegabytes } from './keep-room.ts'
import { lockDirectory } from './directory-lock.ts'
import { newDatabase } from './new-database.ts'
import { makePrivate } from './private-files.ts'
import { authRole } from './roles.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'
import { SyncedNodeFS } from './synced-node-fs.ts'

/**
 * Opens the embedded database in `dataDir`/database, making it when it is new, and brings its tables up to date.
 * Its files are the owner's alone; those of an older database become so. Throws when another process holds the directory. `sync` stands for the disk's own sync.
 */
export async function openEmbedded(
  dataDir: string,
  migrationsFolder: string,
  sync?: (descriptor: number) => void,
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  requireWritable(dataDir)
  const lock = lockDirectory(join(dataDir, 'database.lock'))
  try {
    const folder = join(dataDir, 'database')
    const files = new SyncedNodeFS(folder, sync)
    makePrivate(folder)
    const isNew = !existsSync(join(folder, 'PG_VERSION'))
    const loadDataDir = isNew ? await newDatabase() : undefined
    const open = {
      fs: files,
      startParams: durableStart,
      reserveOn: dataDir,
      ...(loadDataDir && { loadDataDir }),
    }
    return await openPglite(open, migrationsFolder, lock.release)
  } catch (error) {
    lock.release()
    throw inWords(error, dataDir)
  }
}

function inWords(error: unknown, dataDir: string): unknown {
  if (!isOfFullDisk(error)) return error
  return new Error(
    `The database in ${dataDir} could not be opened, most likely since its disk is full (${megabytesOfRoom(dataDir)} MB of room are left). Make room there and start again.`,
    { cause: error },
  )
}

// The file system of the engine throws an object without words, PostgreSQL its code, and what migrates wraps that.
function isOfFullDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message) return true
  return (
    ('code' in error && error.code === '53100') || (error.cause instanceof Error && isOfFullDisk(error.cause))
  )
}

/** Throws a sentence for the operator where the folder takes no data: it is for reading only, another's, or its disk is full. */
function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `writable-${process.pid}`)
  try {
    writeFileSync(probe, 'x'.repeat(64 * 1024))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The data folder ${dataDir} cannot be written to: ${why}. Make room there or let this user write, or name another, for example DATA_DIR=./data.`,
      { cause },
    )
  } finally {
    rmSync(probe, { force: true })
  }
  const room = megabytesOfRoom(dataDir)
  const wanted = existsSync(join(dataDir, 'database')) ? reserveMegabytes : newMegabytes
  if (room < wanted)
    throw new Error(
      `The data folder ${dataDir} has ${room} MB of room, and its database wants ${wanted}. Make room there, or name another, for example DATA_DIR=./data.`,
    )
}

/** What a new database takes, and as much again to begin with. */
const newMegabytes = 100

/** Opens an embedded database with any options of PGlite's: in memory, or from a dump. `reserveOn` is the folder whose disk is not filled up. */
export async function openPglite(
  { reserveOn, ...options }: PGliteOptions & { readonly reserveOn?: string },
  migrationsFolder: string,
  afterClose = (): void => {},
): Promise<Database> {
  for (const flag of baselineOnly) setFlagsFromString(flag)
  const client = await PGlite.create(options)
  // PGlite copies its readers of types for every query; those of arrays, which no column is, are nine tenths of them.
  client.parsers = types.parsers
  yieldToEventLoop(client)
  const raw = drizzle({ client, schema: libraryTables })
  await migrate(raw, { migrationsFolder })
  await client.exec(`grant pg_checkpoint, pg_maintain to ${authRole}; set role ${authRole}`)
  const keeping =
    reserveOn === undefined
      ? []
      : [keepRoom(client, reserveOn), keepLogShort(client), keepTablesFresh(client)]
  return createDatabase('embedded', raw, async () => {
    for (const stopKeeping of keeping) stopKeeping()
    await client.close()
    afterClose()
  })
}

// One function of PostgreSQL is so large that optimizing it takes V8 half a gigabyte and two seconds of a core (docs/decisions/0102).
const baselineOnly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** Without `-F`, which switches PostgreSQL’s syncs off, each commit asks the file system to sync its log. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // PostgreSQL's own cache is memory of this process, and beside it the system caches the same files.
  '-c',
  'shared_buffers=16MB',
  // Spare files of the log, beside what it may hold until it is written to the tables.
  '-c',
  'min_wal_size=32MB',
  '-c',
  'max_wal_size=64MB',
]
