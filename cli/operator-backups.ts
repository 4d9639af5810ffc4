import { backup, move, restore } from '@plotluck/server/backups'

/** The operator's commands that keep data, each with the one word it needs. */
export const backupUsage = `operator backup FILE       every row as it is now in one file with a checksum
operator restore FILE      into the database of the settings, which is new or empty; every row is compared
operator move --to TARGET  into another new or empty database: postgres://... or the folder of an embedded one; every row is compared`

/** Runs one of these commands and gives a sentence about what was done; undefined when the words are none of them. */
export async function runBackupCommand(
  words: readonly string[],
  to: string | undefined,
): Promise<string | undefined> {
  const [what, path, ...more] = words
  if (more.length > 0) return undefined
  if (what === 'move' && path === undefined && to !== undefined)
    return `${await move(process.env, to)} rows were moved, and each is the same. Now start the server with the new setting.`
  if (path === undefined || to !== undefined) return undefined
  if (what === 'backup') return `${await backup(process.env, path)} rows are in ${path}.`
  if (what === 'restore')
    return `${await restore(process.env, path)} rows were restored, and each is the same.`
  return undefined
}
