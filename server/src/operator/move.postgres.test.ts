import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { migrationsFolder, onServer } from '../testing/test-database.ts'
import { openEmbedded } from '../platform/database/index.ts'
import { backup, move, restore } from './backup-restore-move.ts'

const shared = process.env['TEST_DATABASE_URL'] ?? ''
const name = `plotluck_move_${process.pid}`
const url = Object.assign(new URL(shared), { pathname: `/${name}` }).href
await onServer(shared, `create database ${name}`)
afterAll(() => onServer(shared, `drop database ${name} with (force)`))
const folder = (): string => mkdtempSync(join(tmpdir(), 'plotluck-data-'))
const [home, back] = [folder(), folder()]

test('what people have moves from the embedded database to PostgreSQL and back, every row the same', async () => {
  const server = await startTestServer({ database: await openEmbedded(home, migrationsFolder) })
  const ana = await server.as('Ana')
  await ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
  await ana.post('/api/harvest-chat', { message: 'How long do eggs keep?' })
  await server.stop()
  const rows = await move({ DATA_DIR: home }, url)
  expect(rows).toBeGreaterThan(10)
  expect(await move({ DATABASE_URL: url, DATA_DIR: back }, back)).toBe(rows)
  const file = join(folder(), 'backup')
  const passphrase = { BACKUP_PASSPHRASE: 'beans and corn and squash' }
  expect(await backup({ DATABASE_URL: url, ...passphrase }, file)).toBe(rows)
  await expect(restore({ DATABASE_URL: url, ...passphrase }, file)).rejects.toThrow('has rows in')
  const again = await startTestServer({
    database: await openEmbedded(back, migrationsFolder),
    config: { billing: 'none' },
  })
  const history = await again.visitor().get('/api/history', { headers: { cookie: ana.cookies() } })
  expect([history.status, await history.json()]).toMatchObject([200, { recipes: [{}, {}, {}] }])
  await again.stop()
}, 120_000)
