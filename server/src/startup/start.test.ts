import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshServerMain } from '../../../scripts/lib/build.mjs'

const main = freshServerMain()
const folder = mkdtempSync(join(tmpdir(), 'plotluck-start-'))
const file = join(folder, 'a-file')
writeFileSync(file, '')

test.each([
  [{ PORT: 'eighty', BILLING: 'paypal' }, 2, /PORT is "eighty".*\n.*BILLING is "paypal"/],
  [{ DATA_DIR: file }, 1, /DATA_DIR is .*a-file, .* for example DATA_DIR=/],
  [{ HOST: '192.0.2.1' }, 1, /HOST is 192\.0\.2\.1, .* HOST=127\.0\.0\.1/],
  [
    { DATABASE_URL: 'postgres://ana:secret@127.0.0.1:1/none' },
    1,
    /The database in DATABASE_URL could not be opened: .*ECONNREFUSED/,
  ],
])('a start with %j ends with %i and says on the terminal what to do', (settings, code, sentence) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, 'data'), PORT: '0', ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([code, expect.stringMatching(sentence)])
  expect(stdout + stderr).not.toContain('secret@')
})
