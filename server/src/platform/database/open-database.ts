import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

export type DatabaseSettings = {
  /** The address of a PostgreSQL; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** The address of the same PostgreSQL without the pooler that `databaseUrl` names. */
  readonly databaseDirectUrl?: string | undefined
  /** Connections that this process holds at the most. */
  readonly databasePool?: number
}

/** Opens the database that the settings name. Throws a sentence for the operator when it cannot. */
export function openDatabase(
  { databaseUrl, databaseDirectUrl, databasePool, dataDir }: DatabaseSettings,
  migrationsFolder: string,
  log: Log,
): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataDir, migrationsFolder)
  return openPostgres(databaseUrl, migrationsFolder, log, {
    ...(databasePool !== undefined && { connections: databasePool }),
    ...(databaseDirectUrl !== undefined && { directUrl: databaseDirectUrl }),
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database in DATABASE_URL could not be opened: ${why}. See that it runs, and that address, user and password are right.`,
      { cause: error },
    )
  })
}
