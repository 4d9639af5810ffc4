import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

/**
 * Gives one run of the tests a temporary folder of its own, which goes with all that tests and what they start left in it, and lets the
 * processes that tests start share what Node has compiled.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-tests-'))
  // Passed through, not read, by the user that PostgreSQL runs as where the tests are root's.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.env['NODE_COMPILE_CACHE'] = compiled
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
