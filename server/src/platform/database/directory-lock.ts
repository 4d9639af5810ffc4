import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from './private-files.ts'

/** A lock on a data directory; it ends with the process, however that ends. */
export type DirectoryLock = { readonly release: () => void }

/**
 * Takes the lock file `path`, or throws an error that says who to stop. PGlite takes no lock itself, and two processes
 * on one directory destroy it. SQLite's exclusive transaction is a lock of the operating system on every platform,
 * so nothing stale is left behind by a crash.
 */
export function lockDirectory(path: string): DirectoryLock {
  // SQLite gives its journal the mode of the file.
  closeSync(openSync(path, 'a', 0o600))
  makePrivate(path)
  const file = new DatabaseSync(path)
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    file.close()
    throw new Error(
      `The data in ${path.replace(/\.lock$/, '')} is in use by another Plotluck process. ` +
        'Stop that one first, or give this one its own DATA_DIR (for example DATA_DIR=./data-2).',
      { cause },
    )
  }
  return { release: () => file.close() }
}
