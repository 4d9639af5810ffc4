import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson, startTestServer, type TestUser } from '../testing/index.ts'

const server = await startTestServer()

/** A person with a history of this many recipes, each of some kilobytes, . */
async function collector(name: string, recipes: number): Promise<TestUser> {
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

test('every table that holds rows of people has its list in the export', async () => {
  const user = await server.as('Nobody yet')
  const data = await readJson<object>(exported(user))
  const { rows } = (await server.database.asSystem((tx) =>
    tx.execute(sql`select relname as name from pg_class where relkind = 'r' and relforcerowsecurity`),
  )) as unknown as { rows: { name: string }[] }
  expect(rows.length).toBeGreaterThan(8)
  expect(Object.keys(data).toSorted()).toEqual(
    ['account', 'exported_at', ...rows.map(({ name }) => name)].toSorted(),
  )
})

test('a person downloads one export at a time, and who goes in the middle may begin anew', async () => {
  const [ana, ben] = [await collector('Ana', 2_000), await server.as('Ben')]
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
