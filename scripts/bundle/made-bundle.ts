import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../lib/temporary-folder.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Makes the bundle by `npm run bundle`, which builds what is stale, and unpacks it into an empty folder; answers that. */
export function unpackedBundle(): string {
  const [made, empty] = [temporaryFolder('bundle'), temporaryFolder('unpacked')]
  // Without what the tests are told: pages that are built for a test are not those that people get.
  const { PATH, HOME } = process.env
  execFileSync(process.execPath, ['scripts/bundle.mjs', made], { cwd: root, env: { PATH, HOME } })
  const archive = readdirSync(made).find((name) => name.endsWith('.tgz')) ?? 'no archive'
  execFileSync('tar', ['-xzf', join(made, archive), '-C', empty])
  return join(empty, 'plotluck')
}
