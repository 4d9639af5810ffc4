import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'
import { migrationsFolder, onServer } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import { openPostgres } from './open-postgres.ts'

const shared = process.env['TEST_DATABASE_URL'] ?? ''
const name = `plotluck_login_${process.pid}`
const own = Object.assign(new URL(shared), { username: name, pathname: `/${name}` }).href
await onServer(shared, `create role ${name} login createrole`)
await onServer(shared, `grant app_user, app_system, app_auth to ${name} with admin option`).catch(() => {})
await onServer(shared, `create database ${name} owner ${name}`)
afterAll(async () => {
  await onServer(shared, `drop database ${name} with (force)`)
  await onServer(shared, `drop role ${name}`)
})

test('the role that the server signs in with sees no row of anybody until it sets a role', async () => {
  const database = await openPostgres(own, migrationsFolder, createLog('silent'))
  const server = await startTestServer({ database })
  const ana = await server.as('Ana')
  const generated = await ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
  expect(generated.status).toBe(200)
  await ana.get('/api/profile')
  await ana.post('/api/harvest-chat', { message: 'How long do eggs keep?' })
  const everything = await rowsByTable(
    Object.assign(new URL(own), { username: new URL(shared).username }).href,
  )
  const filled = ['profiles', 'recipe_sets', 'recipes', 'chat_messages', 'generation_windows']
  for (const table of filled) expect(everything.get(`public.${table}`)).toBeGreaterThan(0)
  expect(everything.get('auth."user"')).toBeGreaterThan(0)
  const seen = await rowsByTable(own)
  expect([...seen.keys()]).toEqual([...everything.keys()])
  // Which migrations have run is nobody's row.
  expect([...seen].filter(([, rows]) => rows > 0).map(([table]) => table)).toEqual([
    'drizzle.__drizzle_migrations',
  ])
})

async function rowsByTable(url: string): Promise<ReadonlyMap<string, number>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ tablename: string }>(
    `select format('%I.%I', schemaname, tablename) as tablename from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const counts = new Map<string, number>()
  for (const { tablename } of rows) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${tablename}`)
    counts.set(tablename, counted.rows[0]?.rows ?? -1)
  }
  await client.end()
  return counts
}
