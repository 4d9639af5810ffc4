import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { startTestServer, testApp } from '../../../testing/index.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createLog } from '../../log.ts'
import type { Database } from '../index.ts'
import { backUp, compareWithBackup, migrationsOfBackup, restoreBackup } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'plotluck-backup-'))
const place = (name: string, passphrase?: string) => ({ path: join(folder, name), passphrase })
const app = await testApp({ config: { billing: 'none' } })
const ana = await app.as('Ana')
await ana.get('/api/profile')
const generated = await ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
const { recipes } = (await generated.json()) as { recipes: { id: string; title: string }[] }
for (const { id } of recipes) await ana.post('/api/saved-recipes', { recipe_id: id })
await ana.post('/api/harvest-chat', { message: 'How long do eggs keep?' })
const opened: Database[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

async function newDatabase(): Promise<Database> {
  const database = await openTestDatabase(process.env['TEST_DATABASE_URL'], createLog('silent'))
  opened.push(database)
  return database
}

test.each([undefined, 'beans and corn and squash'])(
  'a backup (passphrase: %s) restored into a new database has every row, and people go on where they were',
  async (passphrase) => {
    const backup = place(`whole-${passphrase?.length ?? 0}`, passphrase)
    const rows = await backUp(app.database, backup)
    expect(rows).toBeGreaterThan(10)
    expect(statSync(backup.path).mode & 0o077).toBe(0)
    const restored = await newDatabase()
    await restoreBackup(restored, backup)
    expect(await compareWithBackup(restored, backup)).toBe(rows)
    const server = await startTestServer({ database: restored, config: { billing: 'none' } })
    const headers = { cookie: ana.cookies() }
    const saved = await (await server.visitor().get('/api/saved-recipes', { headers })).json()
    expect(saved).toMatchObject({ total: recipes.length })
    const again = await server.visitor().post('/api/harvest-chat', { message: 'And milk?' }, { headers })
    expect(again.status).toBe(200)
  },
)

test('an encrypted backup shows nobody an e-mail, and opens with its passphrase alone', async () => {
  const backup = place('secret', 'beans and corn and squash')
  await backUp(app.database, backup)
  expect(readFileSync(backup.path).includes(ana.email)).toBe(false)
  await expect(migrationsOfBackup({ ...backup, passphrase: undefined })).rejects.toThrow('is encrypted')
  await expect(migrationsOfBackup({ ...backup, passphrase: 'squash' })).rejects.toThrow('another passphrase')
  expect((await migrationsOfBackup(backup)).length).toBeGreaterThan(10)
})

test('a backup with one wrong byte is refused, and so is a file that is none', async () => {
  const backup = place('damaged')
  await backUp(app.database, backup)
  const bytes = readFileSync(backup.path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(backup.path, bytes)
  await expect(migrationsOfBackup(backup)).rejects.toThrow('its checksum does not fit')
  writeFileSync(backup.path, 'something else')
  await expect(migrationsOfBackup(backup)).rejects.toThrow('is no backup of Plotluck')
  await expect(migrationsOfBackup(place('nowhere'))).rejects.toThrow('There is no file')
})

test('a backup is not restored over rows that are there, and one row that differs is found', async () => {
  const backup = place('again')
  await backUp(app.database, backup)
  await expect(restoreBackup(app.database, backup)).rejects.toThrow('has rows in')
  await app.database.asSystem((tx) => tx.execute(sql`update profiles set name = 'Wrecked'`))
  await expect(compareWithBackup(app.database, backup)).rejects.toThrow(/Row \d+ of the database is not what/)
  await app.database.asSystem((tx) => tx.execute(sql`update profiles set name = 'Ana'`))
})
