import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, type Environment, readConfig } from '../config/config.ts'
import { type Database, openDatabase } from '../platform/database/index.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { createLog } from '../platform/log.ts'

/** The server's settings. Throws a sentence that names each one that does not work. */
export function readSettings(environment: Environment): Config {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(['These settings do not work:', ...read.mistakes].join('\n  '))
  return read.config
}

/**
 * Opens the database that the server's settings name. Throws a sentence that says what to do: settings that do not work, no
 * database there yet, or an embedded database that a running server holds.
 */
export async function openConfigured(environment: Environment): Promise<Database> {
  const config = readSettings(environment)
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
  return openDatabase(config, migrationsFolder, createLog('silent')).catch((cause: unknown) => {
    if (config.databaseUrl) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${reason} ${whileServing}`, { cause })
  })
}

const whileServing =
  'If that is the server: stop it, run this again, and start it. A PostgreSQL database can be read while it serves.'
