import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { startTestServer } from '../../testing/index.ts'
import { migrationsFolder } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import { openPostgres } from './open-postgres.ts'

const script = fileURLToPath(new URL('../../../../deploy/database-role.sh', import.meta.url))
// Where the only PostgreSQL is that of the npm package, there is no psql to run the script with.
const hasPsql = spawnSync('psql', ['--version']).status === 0
const password = `it's "long" \\ @/%3A:?#$HOME $(id)`

// A server of its own: the one of the other tests has the roles of the migrations already.
const postgres = await startPostgres()
afterAll(() => postgres.stop())
const { hostname, port } = new URL(postgres.url)
// The password is in PGPASSWORD, as in compose.yaml.
const asPlotluck = `postgres://plotluck@${hostname}:${port}/plotluck`
const withAnother = `postgres://plotluck:another@${hostname}:${port}/plotluck`

describe.skipIf(!hasPsql)('the role that deploy/database-role.sh makes', () => {
  beforeAll(async () => {
    const env = { ...process.env, PGHOST: hostname, PGPORT: port, PLOTLUCK_PASSWORD: password }
    const { status, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    await askPasswords(postgres.url)
    vi.stubEnv('PGPASSWORD', password)
  })

  test('signs in with its password, whatever signs that has, and with no other', async () => {
    await expect.poll(() => refusalOf(withAnother, 'select 1')).toBe('28P01')
    expect(await refusalOf(asPlotluck, 'select 1')).toBe(undefined)
  })

  test('runs the server on a new database', async () => {
    const database = await openPostgres(asPlotluck, migrationsFolder, createLog('silent'))
    const server = await startTestServer({ database })
    const ana = await server.as('Ana')
    const generated = await ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
    expect(generated.status).toBe(200)
    expect((await server.visitor().get('/readyz')).status).toBe(200)
  })

  test.each([
    'select rolpassword from pg_authid',
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'cat'`,
    'create database another',
    'create role chief superuser',
    'create role chief bypassrls',
    'create role chief replication',
    'alter role postgres nologin',
    'set role postgres',
    'alter system set max_connections = 1',
    'create extension file_fdw',
  ])('may not: %s', async (statement) => {
    expect(await refusalOf(asPlotluck, statement)).toBe('42501')
  })
})

/** Lets only the superuser in without a password, as the image of PostgreSQL does for itself alone. */
async function askPasswords(url: string): Promise<void> {
  await asClient(url, async (client) => {
    const { rows } = await client.query<{ hba_file: string }>('show hba_file')
    await client.query(
      `copy (values ('host all postgres 127.0.0.1/32 trust'), ('host all all 127.0.0.1/32 scram-sha-256')) to '${rows[0]?.hba_file}'`,
    )
    await client.query('select pg_reload_conf()')
  })
}

/** The code that PostgreSQL refuses a statement with; undefined where it does not. */
function refusalOf(url: string, statement: string): Promise<string | undefined> {
  return asClient(url, (client) => client.query(statement)).then(
    () => undefined,
    (error: { code?: string }) => error.code ?? String(error),
  )
}

async function asClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
