import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** Megabytes that are left free on the disk of an embedded database: two files of its log, and what a checkpoint writes. */
export const reserveMegabytes = 48

const lookEveryMs = 1000

/**
 * Refuses writing while the disk has less room than the reserve, and allows it again when there is more: a write then fails with 25006, reading
 * goes on. Without it PostgreSQL meets a full disk in the middle of its log, where the embedded engine never returns. Answers what ends it.
 */
export function keepRoom(client: Pick<PGlite, 'exec'>, folder: string): () => void {
  let isFull = false
  const look = async (): Promise<void> => {
    const isNowFull = megabytesOfRoom(folder) < reserveMegabytes
    if (isNowFull === isFull) return
    await client.exec(`set default_transaction_read_only = ${isNowFull ? 'on' : 'off'}`)
    isFull = isNowFull
  }
  // A look that fails, of a folder that is gone for a moment or a database that is closing, is not the end of the process: the next one follows.
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs).unref()
  return () => clearInterval(timer)
}

/** Megabytes that this user may still write to the disk of `folder`. */
export function megabytesOfRoom(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return Math.floor((bavail * bsize) / 1_000_000)
}
