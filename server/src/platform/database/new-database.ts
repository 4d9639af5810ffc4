import { existsSync, openAsBlob } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

/** The name under which the build keeps what `packNewDatabase` gives, beside the built server. */
export const newDatabaseFile = 'new-database.tar.gz'

/** Beside the bundled server, and from the source where the build puts it. */
const places = [`./${newDatabaseFile}`, `../../../dist/${newDatabaseFile}`]

/**
 * The files of a database as PostgreSQL's `initdb` makes them, to load into an empty folder: making them takes seconds of a core, reading them a fraction.
 * Undefined where nothing was built; the engine makes them then.
 */
export async function newDatabase(): Promise<Blob | undefined> {
  const path = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  return path === undefined ? undefined : openAsBlob(path)
}

/** Makes those files, as a compressed archive. */
export async function packNewDatabase(): Promise<Uint8Array> {
  const client = await PGlite.create()
  // What stands in the log only would be read from it at each first start.
  await client.exec('checkpoint')
  const packed = await client.dumpDataDir('gzip')
  await client.close()
  return new Uint8Array(await packed.arrayBuffer())
}
