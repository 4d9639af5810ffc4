import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { mainAmongSources as main, startServerProcess } from '../testing/drill/index.ts'

const unit = readFileSync(new URL('../../../deploy/plotluck.service', import.meta.url), 'utf8')

test('a server without workers that systemd reloads goes on serving, and says that it wants a restart', async () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'plotluck-reload-')) }
  const server = await startServerProcess(main, await freePort(), settings)
  const [, signal] = /^ExecReload=\/bin\/kill -(\w+) \$MAINPID$/m.exec(unit) ?? []
  server.kill(`SIG${signal}` as NodeJS.Signals)
  const said = expect.objectContaining({ msg: expect.stringContaining('restart to take up new code') })
  await expect.poll(() => server.logged).toContainEqual(said)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}, 180_000)
