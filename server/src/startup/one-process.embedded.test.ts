import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshServerMain } from '../../../scripts/lib/build.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import {
  compareWithDatabase,
  runDrill,
  startServerProcess,
  untilAcknowledged,
} from '../testing/drill/index.ts'

const main = freshServerMain()
const dataDir = mkdtempSync(join(tmpdir(), 'plotluck-one-process-'))
const unit = readFileSync(new URL('../../../deploy/plotluck.service', import.meta.url), 'utf8')

test('one server with its embedded database, killed under load again and again: nothing is lost or doubled, and each week counts what it paid for', async () => {
  const database = { dataDir }
  const { load, exitCodes } = await runDrill({
    main,
    database,
    processes: 1,
    ends: 2,
    serve: untilAcknowledged({ saved: 3, sets: 6 }),
    signal: 'SIGKILL',
  })
  expect(exitCodes).toEqual([null, null])
  expect(load.savedAcknowledged.length).toBeGreaterThan(5)
  expect(load.setsAcknowledged.length).toBeGreaterThan(5)
  expect(load.faults).toEqual([])
  const none = { lost: 0, double: 0, incomplete: 0, wrongQuotas: 0 }
  expect(await compareWithDatabase(database, load)).toMatchObject(none)
}, 300_000)

test('a server without workers that systemd reloads goes on serving, and says that it wants a restart', async () => {
  const server = await startServerProcess(main, await freePort(), { DATA_DIR: dataDir })
  onTestFinished(() => server.kill('SIGKILL'))
  const [, signal] = /^ExecReload=\/bin\/kill -(\w+) \$MAINPID$/m.exec(unit) ?? []
  server.kill(`SIG${signal}` as NodeJS.Signals)
  const said = expect.objectContaining({ msg: expect.stringContaining('restart to take up new code') })
  await expect.poll(() => server.logged).toContainEqual(said)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}, 180_000)
