import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The bits of a file's mode that let anybody but its owner in. */
const others = 0o077

/** A file's mode without what it gives to others than its owner. */
export const ownerOnly = (mode: number): number => mode & ~others

/** Takes a folder and all in it from everybody but the owner. What is private already is left as it is. */
export function makePrivate(path: string): void {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) return
  if ((stats.mode & others) !== 0) chmodSync(path, ownerOnly(stats.mode))
  if (stats.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
}
