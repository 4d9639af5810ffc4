import type { Database } from '../database/index.ts'
import { createSharedLeases } from './shared-leases.ts'

/** Gives a place back. The second call does nothing. */
export type Release = () => Promise<void>

/** Places for work of which only so much may be under way at once, in all processes on the database together. */
export type Leases = {
  /**
   * Takes one of `most` places of `key`; undefined while all are taken. The place is held until it is released; that of a process that ended
   * without releasing it is free again within twenty seconds.
   */
  readonly take: (key: string, most: number) => Promise<Release | undefined>
}

/** The embedded database belongs to one process, which counts for itself; with PostgreSQL any number of them count in the database. */
export function createLeases(database: Pick<Database, 'engine' | 'auth'>): Leases {
  return database.engine === 'embedded' ? createLocalLeases() : createSharedLeases(database.auth)
}

/** Leases of one process, in its memory. */
export function createLocalLeases(): Leases {
  const taken = new Map<string, number>()
  const change = (key: string, by: 1 | -1): void => {
    const count = (taken.get(key) ?? 0) + by
    if (count === 0) taken.delete(key)
    else taken.set(key, count)
  }
  return {
    async take(key, most) {
      if ((taken.get(key) ?? 0) >= most) return undefined
      change(key, 1)
      return releaseOnce(async () => change(key, -1))
    },
  }
}

export function releaseOnce(release: Release): Release {
  let released: Promise<void> | undefined
  return () => (released ??= release())
}
