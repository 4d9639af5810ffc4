import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson, startTestServer, type TestUser } from '../testing/index.ts'

const server = await startTestServer()

/** A person with a history of this many recipes, each of them made longer by `padding` characters. */
async function collector(name: string, recipes: number, padding = 0): Promise<TestUser> {
  const user = await server.as(name)
  await user.post('/api/generate-recipes', { ingredients: ['kale', 'eggs'] })
  await server.database.asUser(user.id as never, async (tx) => {
    const [row] = (
      (await tx.execute(sql`select * from recipes limit 1`)) as unknown as { rows: { id: string }[] }
    ).rows
    await tx.execute(sql`
      insert into recipes select r.* from generate_series(4, ${recipes}) n,
        jsonb_populate_record(null::recipes, (select to_jsonb(t) from recipes t where id = ${row?.id}) ||
          jsonb_build_object('id', gen_random_uuid(), 'position', n)) r`)
    await tx.execute(
      sql`update recipes set recipe = jsonb_set(recipe, '{leftovers}', to_jsonb(repeat('x', ${padding}::int)))`,
    )
  })
  return user
}
const exported = (user: TestUser) => user.get('/api/account/export')

test.each([3, 50, 100, 120])('an export of %i recipes has each of them once', async (count) => {
  const user = await collector(`Collector ${count}`, count)
  const { recipes, account } = await readJson<{ recipes: { id: string }[]; account: { name: string } }>(
    exported(user),
  )
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(count)
  expect([recipes.length, account.name]).toEqual([count, `Collector ${count}`])
})

test('every table whose rows name a person has its list in the export', async () => {
  const user = await server.as('Nobody yet')
  const data = await readJson<object>(exported(user))
  const { rows } = (await server.database.asSystem((tx) =>
    tx.execute(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('user_id', 'owner')`),
  )) as unknown as { rows: { name: string }[] }
  expect(rows.length).toBeGreaterThan(8)
  const tables = ['profiles', ...rows.map(({ name }) => name)]
  expect(Object.keys(data).toSorted()).toEqual(['account', 'exported_at', 'sign_in', ...tables].toSorted())
})

test('a person downloads one export at a time, and who goes in the middle may begin anew', async () => {
  const [ana, ben] = [await collector('Ana', 400, 100_000), await server.as('Ben')]
  const leaving = new AbortController()
  const first = await ana.get('/api/account/export', { signal: leaving.signal })
  const refused = await exported(ana)
  expect([refused.status, refused.headers.get('retry-after'), await readJson(refused)]).toMatchObject([
    429,
    '5',
    { code: 'too-many-requests', message: expect.stringContaining('until that download has ended') },
  ])
  expect((await exported(ben)).status).toBe(200)
  expect((await ana.send('/api/account/export', { method: 'HEAD' })).status).toBe(200)
  leaving.abort()
  await first.text().catch(() => undefined)
  const again = async () => (await exported(ana)).status
  await expect.poll(again, { interval: 500, timeout: 9_000 }).toBe(200)
})
