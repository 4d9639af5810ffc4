import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives one run of the tests a temporary folder of its own, which goes with all that tests and what they start left in it. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-tests-'))
  // Passed through, not read, by the user that PostgreSQL runs as where the tests are root's.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
