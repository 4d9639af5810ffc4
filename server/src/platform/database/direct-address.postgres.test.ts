import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'
import { migrationsFolder, newDatabase, onServer } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import { openPostgres } from './open-postgres.ts'

const shared = process.env['TEST_DATABASE_URL'] ?? ''
const silent = createLog('silent')
/** May do what the server does and change no table: as whoever a pooler signs in has the role of the server from the start. */
const name = `plotluck_pooled_${process.pid}`

// The roles of the migrations belong to all databases, so they are there once one has been migrated.
const migrated = await newDatabase(shared)
await (await openPostgres(migrated.url, migrationsFolder, silent)).close()
await migrated.drop()
await onServer(shared, `create role ${name} login; grant app_user, app_system, app_auth to ${name}`)
const { url: directUrl, drop } = await newDatabase(shared)
const url = Object.assign(new URL(directUrl), { username: name }).href
afterAll(async () => {
  await drop()
  await onServer(shared, `drop role ${name}`)
})

test('tables are brought up to date by the direct address, and people are served by the other', async () => {
  await expect(openPostgres(url, migrationsFolder, silent)).rejects.toThrow(/failed|denied/i)
  const database = await openPostgres(url, migrationsFolder, silent, { directUrl })
  const server = await startTestServer({ database })
  const ana = await server.as('Ana')
  const generated = await ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
  expect(generated.status).toBe(200)
})
