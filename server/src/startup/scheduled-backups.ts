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
  const now = clock()
  const latest = oldestFirst(folder, now).at(-1)
  const isRecent = (name: string): boolean =>
    name <= fileOf(now) && name > fileOf(new Date(now.getTime() - everyMs))
  if (latest !== undefined && isRecent(latest)) return undefined
  const path = join(folder, fileOf(now))
  const rows = await backUp(database, { path, passphrase })
  log.info({ path, rows }, 'A backup was made')
  for (const name of oldestFirst(folder, now).slice(0, -keep)) rmSync(join(folder, name))
  return path
}

/** Our files in the folder. One whose name is of a time to come was made before the clock was set back: nobody knows when, so it goes first. */
function oldestFirst(folder: string, now: Date): readonly string[] {
  const names = readdirSync(folder).filter(isOurs).toSorted()
  const isToCome = (name: string): boolean => name > fileOf(now)
  return [...names.filter(isToCome), ...names.filter((name) => !isToCome(name))]
}
