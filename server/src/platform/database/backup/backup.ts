import type { Database } from '../database.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import { type DumpHead, dumpTo } from './dump.ts'
import { loadFrom } from './load.ts'

/** What a backup needs beside a database: where it lies, and the passphrase that it is encrypted with, if with one. */
export type BackupPlace = { readonly path: string; readonly passphrase: string | undefined }

/** Writes every row of the database, as it is at one moment, to one file. Gives the number of rows. */
export async function backUp(database: Database, { path, passphrase }: BackupPlace): Promise<number> {
  let rows = 0
  await writeBackupFile(
    path,
    (write) =>
      dumpTo(database, (line) => {
        if (!line.startsWith('{"table":"')) rows += 1
        return write(line)
      }),
    passphrase,
  )
  return rows - 1
}

/** The migrations that the database of a backup had run. */
export async function migrationsOfBackup({ path, passphrase }: BackupPlace): Promise<readonly string[]> {
  for await (const line of readBackupFile(path, passphrase)) return (JSON.parse(line) as DumpHead).migrations
  throw new Error(`${path} is empty.`)
}

/** Writes the rows of a backup into a database that has none, all or nothing. */
export async function restoreBackup(database: Database, { path, passphrase }: BackupPlace): Promise<void> {
  const lines = readBackupFile(path, passphrase)
  await lines.next()
  await loadFrom(database, lines)
}

/** Compares every row of a database with a backup. Throws where one differs, is missing or is too many. */
export async function compareWithBackup(
  database: Database,
  { path, passphrase }: BackupPlace,
): Promise<number> {
  const lines = readBackupFile(path, passphrase)
  let compared = 0
  await dumpTo(database, async (line) => {
    const { value } = await lines.next()
    if (value !== line) throw new Error(`Row ${compared} of the database is not what ${path} has.`)
    if (!line.startsWith('{"table":"')) compared += 1
  })
  if (!(await lines.next()).done) throw new Error(`${path} has rows that the database lacks.`)
  return compared - 1
}
