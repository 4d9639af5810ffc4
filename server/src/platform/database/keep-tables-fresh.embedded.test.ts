import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../migrations-folder.ts'
import { PGlite } from '@electric-sql/pglite'
import { keepTablesFresh } from './keep-tables-fresh.ts'
import { openPglite } from './open-embedded.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** The bytes of a table of a thousand rows, each changed so many times by a long life, and how many rows its plans count with. */
async function afterLongLife(client: PGlite, changes: number) {
  await client.exec(`create table public.kept (id int primary key, word text);
    insert into public.kept select n, repeat('x', 200) from generate_series(1, 1000) n`)
  for (let time = 0; time < changes; time += 1) {
    await client.exec(`update public.kept set word = repeat('${time % 10}', 200)`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const { rows } = await client.query<{ bytes: number; counted: number }>(
    `select pg_relation_size('public.kept')::float8 as bytes, reltuples as counted from pg_class where oid = 'public.kept'::regclass`,
  )
  return rows[0] ?? { bytes: 0, counted: 0 }
}

test('a table of an embedded database whose rows are changed for ever stays as large as some changes make it, and its rows are counted', async () => {
  const [kept, left] = [await PGlite.create(), await PGlite.create()]
  for (const client of [kept, left]) yieldToEventLoop(client)
  const stop = keepTablesFresh(kept, { firstMs: 1, everyMs: 1 })
  const [fresh, grown] = [await afterLongLife(kept, 60), await afterLongLife(left, 60)]
  stop()
  expect(fresh.bytes).toBeLessThan(grown.bytes / 4)
  expect(fresh.counted).toBe(1000)
  await Promise.all([kept.close(), left.close()])
}, 300_000)

test('the role that the server works in may do so with every table', async () => {
  const database = await openPglite({}, migrationsFolder)
  const stop = keepTablesFresh(
    {
      query: async (text: string) => (await database.auth.execute(sql.raw(text))) as never,
      exec: async (text: string) => (await database.auth.execute(sql.raw(text))) as never,
    },
    { firstMs: 0 },
  )
  const counted = sql`select count(*)::int as tables from pg_class where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind = 'r' and reltuples < 0`
  const uncounted = async () =>
    ((await database.auth.execute(counted)) as unknown as { rows: { tables: number }[] }).rows[0]?.tables
  await expect.poll(uncounted).toBe(0)
  stop()
  await database.close()
}, 300_000)
