import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes an empty folder of the system's temporary ones. It goes when this process ends, also after an error, and after a signal where `endOnSignals` was called. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `plotluck-${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

/** Lets an interrupt end this process the orderly way; by itself a signal ends it without its last duties. */
export function endOnSignals() {
  const codes = { SIGINT: 130, SIGTERM: 143 }
  for (const [signal, code] of Object.entries(codes)) process.once(signal, () => process.exit(code))
}
