import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openEmbedded } from '../platform/database/index.ts'
import { startTestServer, testApp } from '../testing/index.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const day = 24 * 60 * 60_000

test('a session of a browser survives a restart of the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-data-'))
  const before = await startTestServer({ database: await openEmbedded(folder, migrations) })
  const ana = await before.as('Ana')
  const cookie = ana.cookies()
  await before.stop()
  const after = await startTestServer({ database: await openEmbedded(folder, migrations) })
  const profile = await after.visitor().get('/api/profile', { headers: { cookie } })
  expect([profile.status, await profile.json()]).toMatchObject([200, { name: 'Ana' }])
  await after.stop()
})

test('a session that is used renews itself and one that is not used ends', async () => {
  // Last of all: the embedded database would wait for the two months to come again.
  onTestFinished(() => void vi.useRealTimers())
  const { as } = await testApp()
  // The library of accounts reads the machine's clock itself.
  vi.useFakeTimers({ toFake: ['Date'] })
  const [daily, away] = [await as('Daily'), await as('Away')]
  for (let days = 0; days < 60; days += 5) {
    vi.setSystemTime(Date.now() + 5 * day)
    expect((await daily.get('/api/profile')).status).toBe(200)
  }
  const response = await away.get('/api/profile')
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'session-expired' }])
})
