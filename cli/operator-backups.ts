/** The operator's commands that keep data, each with the one word it needs. */
export const backupUsage = `operator backup FILE       every row as it is now in one file with a checksum
operator restore FILE      into the database of the settings, which is new or empty; every row is compared
operator move --to TARGET  into another new or empty database: postgres://... or the folder of an embedded one; every row is compared`

/** Runs one of these commands and gives a sentence about what was done; undefined when the words are none of them. */
export async function runBackupCommand(
  words: readonly string[],
  to: string | undefined,
): Promise<string | undefined> {
  const [what = '', path, ...more] = words
  const target = what === 'move' ? to : path
  const isAsked = what === 'move' ? path === undefined : to === undefined
  if (target === undefined || !isAsked || more.length > 0 || !Object.hasOwn(done, what)) return undefined
  const backups = await import('@plotluck/server/backups')
  const name = what as keyof typeof done
  return `${await backups[name](process.env, target)} ${done[name](target)}`
}

const done = {
  backup: (path: string) => `rows are in ${path}.`,
  restore: () => 'rows were restored, and each is the same.',
  move: () => 'rows were moved, and each is the same. Now start the server with the new setting.',
}
