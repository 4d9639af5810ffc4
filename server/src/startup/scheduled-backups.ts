import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupsConfig } from '../config/config-backups.ts'
import type { Clock } from '../platform/clock.ts'
import { backUp } from '../platform/database/backup/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Log } from '../platform/log.ts'

type Deps = { readonly database: Database; readonly log: Log; readonly clock: Clock }

const fileOf = (at: Date): string => `plotluck-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`
const isOurs = (name: string): boolean => /^plotluck-\d{8}T\d{6}Z\.backup$/.test(name)

/**
 * Makes a backup where the newest one in the folder is older than it may be, and removes all but as many as are kept; the names tell their
 * times, so that a restart changes nothing. Gives the file that was made. A backup that fails removes none.
 */
export async function backUpWhenDue(
  { database, log, clock }: Deps,
  { folder, everyMs, keep, passphrase }: BackupsConfig,
): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const latest = readdirSync(folder).filter(isOurs).toSorted().at(-1)
  const now = clock()
  if (latest !== undefined && latest > fileOf(new Date(now.getTime() - everyMs))) return undefined
  const path = join(folder, fileOf(now))
  const rows = await backUp(database, { path, passphrase })
  log.info({ path, rows }, 'A backup was made')
  const all = readdirSync(folder).filter(isOurs).toSorted()
  for (const name of all.slice(0, -keep)) rmSync(join(folder, name))
  return path
}
