import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Gives the secret kept in `dataDir`, making it first when there is none: sessions outlive a restart without any setting. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(
      `DATA_DIR is ${dataDir}, which cannot be a folder of data. Name one that can be written, for example DATA_DIR=./data.`,
      { cause: error },
    )
  }
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(`${path} is damaged. Delete it (everybody signs in again) or restore it.`)
  return secret
}
