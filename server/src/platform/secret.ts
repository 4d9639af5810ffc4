import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { serverSecret } from './database/auth-tables.ts'
import type { Database } from './database/index.ts'

/** Makes the folder of data for its owner alone. Throws a sentence for the operator when it cannot be one. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw new Error(
      `DATA_DIR is ${dataDir}, which cannot be a folder of data. Name one that can be written, for example DATA_DIR=./data.`,
      { cause: error },
    )
  }
}

/** One folder after the other: in a place that takes none, such as /proc, Node's own recursive way tries for ever (seen in Node 24). */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another server may have made it at the same moment.
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Gives the secret that signs sessions. It is kept in the database: every server on it has the same, and sessions outlive a restart without
 * any setting. One that an older version kept in `dataDir` is taken over.
 */
export async function keptSecret({ auth }: Pick<Database, 'auth'>, dataDir: string): Promise<string> {
  const value = olderSecret(join(dataDir, 'auth-secret')) ?? randomBytes(32).toString('base64url')
  await auth.insert(serverSecret).values({ name: sessions, value }).onConflictDoNothing()
  const [kept] = await auth.select().from(serverSecret).where(eq(serverSecret.name, sessions))
  if (!kept) throw new Error('The database keeps no secret')
  return kept.value
}

const sessions = 'sessions'

function olderSecret(path: string): string | undefined {
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  return text.length >= 32 ? text : undefined
}
