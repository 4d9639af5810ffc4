import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

type Journal = { readonly entries: readonly { readonly tag: string }[] }

/**
 * A temporary folder with as many of our migrations as a backup's database had run, which it restores into; later ones run afterwards. Throws
 * a sentence for the operator when they are not the first of ours.
 */
export function migrationsUpTo(migrationsFolder: string, hashes: readonly string[]): string {
  const ours = readMigrationFiles({ migrationsFolder })
  if (hashes.length > ours.length || hashes.some((hash, index) => ours[index]?.hash !== hash))
    throw new Error('The backup was made by another or a newer version. Restore it with that version.')
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const journalPath = join('meta', '_journal.json')
  const journal = JSON.parse(readFileSync(join(migrationsFolder, journalPath), 'utf8')) as Journal
  const entries = journal.entries.slice(0, hashes.length)
  writeFileSync(join(folder, journalPath), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries)
    copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
