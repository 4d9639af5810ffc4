import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Environment } from '../config/config.ts'
import {
  backUp,
  type BackupPlace,
  compareWithBackup,
  migrationsOfBackup,
  migrationsUpTo,
  restoreBackup,
} from '../platform/database/backup/index.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../platform/database/index.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { createLog } from '../platform/log.ts'
import { openConfigured, readSettings } from './settings.ts'

const passphraseOf = (environment: Environment): string | undefined =>
  environment['BACKUP_PASSPHRASE']?.trim() || undefined

/** Backs up the database of the settings to one file, encrypted where BACKUP_PASSPHRASE is set. Gives the number of rows. */
export async function backup(environment: Environment, path: string): Promise<number> {
  const database = await openConfigured(environment)
  return withClosed(database, () => backUp(database, { path, passphrase: passphraseOf(environment) }))
}

/** Restores a backup into the database of the settings, which is new or empty, and compares every row. Gives the number of rows. */
export function restore(environment: Environment, path: string): Promise<number> {
  const { databaseUrl, dataDir } = readSettings(environment)
  return restoreTo({ databaseUrl, dataDir }, { path, passphrase: passphraseOf(environment) })
}

/**
 * Copies the database of the settings into another, which is new or empty: one of PostgreSQL, by its address, or an embedded one, by its folder.
 * Compares every row. Gives the number of rows.
 */
export async function move(environment: Environment, to: string): Promise<number> {
  const { dataDir } = readSettings(environment)
  const isAddress = /^postgres(?:ql)?:/.test(to)
  const target = isAddress ? { databaseUrl: to, dataDir } : { databaseUrl: undefined, dataDir: resolve(to) }
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-move-'))
  const place = { path: join(folder, 'rows'), passphrase: undefined }
  try {
    const database = await openConfigured(environment)
    await withClosed(database, () => backUp(database, place))
    return await restoreTo(target, place)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// The tables are left as they were in the backup: a server brings them up to date when it starts.
async function restoreTo(target: DatabaseSettings, place: BackupPlace): Promise<number> {
  const asThen = migrationsUpTo(migrationsFolder, await migrationsOfBackup(place))
  try {
    const database = await openDatabase(target, asThen, createLog('silent'))
    return await withClosed(database, async () => {
      await restoreBackup(database, place)
      return compareWithBackup(database, place)
    })
  } finally {
    rmSync(asThen, { recursive: true, force: true })
  }
}

async function withClosed<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await database.close()
  }
}
