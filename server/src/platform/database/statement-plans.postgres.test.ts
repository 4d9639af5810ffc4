import { calls } from '@plotluck/contract'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import { cloneEverything } from '../../testing/clone-rows.ts'
import { recordStatements, type RecordedStatement } from '../../testing/record-statements.ts'
import { takeAccountTour } from '../../testing/account-tour.ts'
import { takeTour } from '../../testing/tour.ts'
import { createLog } from '../log.ts'
import { openPostgres } from './open-postgres.ts'
import { migrationsFolder, newDatabase } from '../../testing/test-database.ts'

const people = 1500
const { url, drop } = await newDatabase(process.env['TEST_DATABASE_URL'] ?? '')
const database = await openPostgres(url, migrationsFolder, createLog('silent'))
const app = await testApp({ database })
const client = new Client({ connectionString: url })
await client.connect()
afterAll(async () => {
  await client.end()
  await drop()
})

const recording = recordStatements()
const ana = await app.as('Ana')
const tour = await takeTour(ana)
const accountTour = await takeAccountTour({ ...database, close: async () => {} })
await app.tidy()
const statements = recording.end()

/** Tables that hold nothing of people: their rows are few, or do not come from what people do here. */
const notOfPeople = new Set(['server_secret', 'leases', 'payment_messages', 'model_calls'])

/** What no tour brings to its end, for it takes an authenticator, or the payment provider. */
const notTaken = ['POST /api/account/passkeys', 'POST /api/auth/passkey', 'POST /api/webhooks/stripe']

/** What only an authenticator makes. */
const onePasskey = `insert into auth.passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
  values (gen_random_uuid(), 'key', $1, 'credential', 0, 'singleDevice', false)`

test('the statements are those of every call but two of passkeys and one of the payment provider', () => {
  const taken = new Set<string>([...tour.map(({ call }) => call), ...accountTour])
  const left = Object.keys(calls).filter((call) => !taken.has(call))
  expect(left.toSorted()).toEqual(notTaken)
})

test('no statement of what a person can do, adding a passkey and signing in with it aside, reads a table of many people from end to end', async () => {
  expect(statements.length).toBeGreaterThan(80)
  await client.query(onePasskey, [ana.id])
  const filled = await cloneEverything(client, people)
  const tooFew = [...filled].filter(([table, rows]) => rows < people && !notOfPeople.has(table))
  expect(tooFew).toEqual([])
  const scans = []
  for (const statement of statements) scans.push(...(await sequentialScans(statement)))
  expect(scans.filter(({ table }) => !notOfPeople.has(table) && !table.startsWith('pg_'))).toEqual([])
}, 240_000)

test('a person with 20,000 saved recipes searches them without reading the recipes themselves', async () => {
  await client.query(manySaved, [ana.id])
  await client.query('vacuum analyze saved_recipes')
  const recorded = recordStatements()
  const found = await Promise.all(
    ['tomato', 'no such words'].map((words) => ana.get(`/api/saved-recipes?q=${words}`)),
  )
  expect(found.map(({ status }) => status)).toEqual([200, 200])
  const searches = recorded.end().filter(({ text }) => text.includes('strpos('))
  expect(searches).toHaveLength(2)
  // What a recipe holds is stored beside the rows, and read only by who asks for it.
  const rows = (await blocksOf('saved_recipes')) + (await blocksOf('saved_recipes_newest'))
  for (const { text, values } of searches) expect(await blocksRead(text, values)).toBeLessThanOrEqual(rows)
}, 120_000)

async function blocksOf(relation: string): Promise<number> {
  const blocks = `pg_relation_size($1::regclass) / current_setting('block_size')::int`
  const { rows } = await client.query<{ blocks: number }>(`select (${blocks})::int blocks`, [relation])
  return rows[0]?.blocks ?? 0
}

async function blocksRead(text: string, values: readonly unknown[]): Promise<number | undefined> {
  type Analyzed = { readonly Plan: { readonly 'Shared Hit Blocks': number } }
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [Analyzed] }>(
    `explain (analyze, buffers, format json) ${text}`,
    [...values],
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Shared Hit Blocks']
}

/** Copies of Ana's saved recipe, a minute apart; every other one of them tells of no tomatoes. */
const manySaved = `insert into saved_recipes
  select copied.* from (select * from saved_recipes where user_id = $1 limit 1) saved, generate_series(1, 20000) copy,
    jsonb_populate_record(null::saved_recipes, to_jsonb(saved) || jsonb_build_object(
      'id', gen_random_uuid(), 'recipe_id', gen_random_uuid(), 'created_at', saved.created_at - make_interval(mins => copy),
      'search_text', case copy % 2 when 0 then saved.search_text else replace(saved.search_text, 'tomato', 'potato') end)) copied`

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

async function sequentialScans({ text, values, role, user }: RecordedStatement) {
  await client.query('begin')
  try {
    await client.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
      role,
      user,
    ])
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      [...values],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return plan ? scansOf(plan).map((table) => ({ table, text })) : []
  } finally {
    await client.query('rollback')
  }
}

const scansOf = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]
