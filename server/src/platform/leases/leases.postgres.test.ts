import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import { createLeases } from './index.ts'

const database = await openTestDatabase(process.env['TEST_DATABASE_URL'], createLog('silent'))
afterAll(() => database.close())
// Each has a memory of its own, like a process.
const processes = Array.from({ length: 3 }, () => createLeases(database))
const [one, other] = processes

test('of sixty who ask three processes at once, exactly as many get a place as there are', async () => {
  const asked = Array.from({ length: 60 }, (_, at) => processes[at % 3]?.take('pies of Ana', 5))
  const releases = (await Promise.all(asked)).filter((release) => release !== undefined)
  expect(releases).toHaveLength(5)
  expect(await one?.take('pies of Ana', 5)).toBeUndefined()
  expect(await one?.take('pies of Ben', 5)).toBeDefined()
  await releases[0]?.()
  await releases[0]?.()
  const again = await Promise.all(processes.map((leases) => leases.take('pies of Ana', 5)))
  expect(again.filter((release) => release !== undefined)).toHaveLength(1)
})

test('a place whose process has ended without giving it back is free once it has expired', async () => {
  expect(await one?.take('tidying', 1)).toBeDefined()
  expect(await other?.take('tidying', 1)).toBeUndefined()
  await database.auth.execute(sql`update auth.leases set expires_at = now() where key = 'tidying'`)
  expect(await other?.take('tidying', 1)).toBeDefined()
  expect(await one?.take('tidying', 1)).toBeUndefined()
})

async function expiry(): Promise<number> {
  const { rows } = (await database.auth.execute(
    sql`select extract(epoch from expires_at)::float8 as at from auth.leases where key = 'a long answer'`,
  )) as unknown as { readonly rows: readonly { readonly at: number }[] }
  return rows[0]?.at ?? 0
}

test('a place that is held is renewed for as long as it is held', async () => {
  const release = await one?.take('a long answer', 1)
  const first = await expiry()
  await expect.poll(expiry, { timeout: 8000 }).toBeGreaterThan(first + 3)
  await release?.()
  expect(await expiry()).toBe(0)
})

test('a place that was renewed before the clock of the database was set back is free', async () => {
  expect(await one?.take('drawing', 1)).toBeDefined()
  await database.auth.execute(
    sql`update auth.leases set expires_at = now() + interval '1 year' where key = 'drawing'`,
  )
  expect(await other?.take('drawing', 1)).toBeDefined()
})
