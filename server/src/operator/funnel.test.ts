import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readFunnel } from './funnel.ts'
import { testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor, clock, database } = app
// A Wednesday; weeks begin on 2026-06-29, 07-06 and 07-13.
const now = new Date('2026-07-15T12:00:00Z')

const visit = (number: number) => `0000000${number}-1111-4111-8111-111111111111`
const generate = (user: TestUser) => user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'kale'] })
const track = (client: Pick<TestUser, 'post'>, name: string, fields: object, number: number) =>
  client.post('/api/events', { name, fields, visit: visit(number) })
const look = (client: Pick<TestUser, 'post'>, number: number) =>
  track(client, 'page_view', { path: '/' }, number)

/** Someone who joined at an instant; the accounts library asks the machine's clock. */
async function joined(name: string, at: string): Promise<TestUser> {
  const user = await as(name)
  await database.auth.execute(sql`update auth.user set created_at = ${at} where id = ${user.id}`)
  return user
}

test('readFunnel() counts each week from visit to purchase, and who came back in the weeks after', async () => {
  const ana = await joined('Ana', '2026-06-29T00:00:00Z')
  const ben = await joined('Ben', '2026-07-05T23:59:59Z')
  const cai = await joined('Cai', '2026-07-14T10:00:00Z')
  clock.now = new Date('2026-06-30T10:00:00Z')
  for (const number of [1, 1, 2]) await look(visitor(), number)
  await generate(ana)
  await generate(ben)
  clock.now = new Date('2026-07-08T10:00:00Z')
  for (let times = 0; times < 3; times += 1) await generate(ana)
  expect((await generate(ana)).status).toBe(429)
  clock.now = now
  await look(cai, 3)
  await generate(cai)
  await track(cai, 'begin_checkout', { plan: 'annual', value: 72, currency: 'USD' }, 3)
  const { url } = (await (
    await cai.post('/api/create-checkout', { priceId: 'price_sandbox_annual' })
  ).json()) as {
    url: string
  }
  await cai.post(`/api/sandbox/checkouts/${url.split('/').at(-1)}/pay`)
  const nothing = { visits: 0, signUps: 0, firstRecipes: 0, limitReached: 0, checkouts: 0, purchases: 0 }
  expect(await readFunnel(database, 4, now)).toEqual([
    {
      ...nothing,
      week: '2026-07-13',
      visits: 1,
      signUps: 1,
      firstRecipes: 1,
      checkouts: 1,
      purchases: 1,
      retention: [null, null, null, null],
    },
    { ...nothing, week: '2026-07-06', limitReached: 1, retention: [null, null, null, null] },
    {
      ...nothing,
      week: '2026-06-29',
      visits: 2,
      signUps: 2,
      firstRecipes: 2,
      retention: [0.5, null, null, null],
    },
    { ...nothing, week: '2026-06-22', retention: [null, null, null, null] },
  ])
})

test('readFunnel() of one week is this week alone', async () => {
  expect((await readFunnel(database, 1, now)).map(({ week }) => week)).toEqual(['2026-07-13'])
})
