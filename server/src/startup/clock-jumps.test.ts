import { expect, test, vi } from 'vitest'
import { createRateLimit, type Limit } from '../platform/rate-limit.ts'
import { readJson, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor, clock } = app
const day = 24 * 60 * 60_000

const generate = async (user: TestUser): Promise<number> =>
  (await user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })).status
const usedOf = async (user: TestUser): Promise<unknown> =>
  (await readJson<Record<string, unknown>>(user.get('/api/profile')))['recipes_generated_this_week']

const statusOf = async ({ token }: { token: string }) =>
  (await visitor().get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status

/** What somebody may do while the clock is `days` wrong, and how it is afterwards, when it is right again. */
async function whileWrong<T>(days: number, work: () => Promise<T>): Promise<T> {
  clock.advance(days * day)
  const done = await work()
  clock.advance(-days * day)
  return done
}

test('a week that began while the clock was ahead keeps nobody from cooking when it is right again', async () => {
  const ana = await as('Ana')
  const ahead = await whileWrong(400, async () => [
    await generate(ana),
    await generate(ana),
    await generate(ana),
  ])
  expect(ahead).toEqual([200, 200, 200])
  expect(await usedOf(ana)).toBe(0)
  expect([await generate(ana), await generate(ana), await generate(ana), await generate(ana)]).toEqual([
    200, 200, 200, 429,
  ])
})

test('a clock that is some minutes behind gives no week anew', async () => {
  const ben = await as('Ben')
  for (let times = 0; times < 3; times += 1) expect(await generate(ben)).toBe(200)
  const wrong = await whileWrong(-4 / (24 * 60), async () => [await generate(ben), await usedOf(ben)])
  expect(wrong).toEqual([429, 3])
})

test.each([
  ['a limit', undefined],
  ['a limit with growing waits', { first: 60, longest: 600 }],
] as const)(
  '%s that was passed while the clock was ahead is open when it is right again, and counts on',
  async (name, delays) => {
    const limit: Limit = { key: name, most: 2, seconds: 3600, ...(delays && { delays }) }
    const { count } = createRateLimit(app.database.auth, () => clock.now)
    const attempt = () => count([limit])
    await whileWrong(400, async () => {
      expect([await attempt(), await attempt()]).toEqual([0, 0])
      expect(await attempt()).toBeGreaterThan(0)
    })
    expect([await attempt(), await attempt()]).toEqual([0, 0])
    expect(await attempt()).toBeGreaterThan(0)
    // Another server's clock is a little behind: that opens nothing.
    expect(await whileWrong(-4 / (24 * 60), attempt)).toBeGreaterThan(0)
  },
)

test('tokens made under a right clock work again when one that was ahead is set right, and those made ahead work as well', async () => {
  const cleo = await as('Cleo')
  const made = async () =>
    readJson<{ token: string }>(
      cleo.post('/api/account/tokens', { name: 'Display', scope: 'read', days: 30 }),
    )
  const right = await made()
  const ahead = await whileWrong(400, async () => {
    expect(await statusOf(right)).toBe(401)
    return made()
  })
  expect([await statusOf(right), await statusOf(ahead)]).toEqual([200, 200])
  // Its use is noted with the right time again.
  const { tokens } = await readJson<{ tokens: { last_used_at: string }[] }>(cleo.get('/api/account/tokens'))
  for (const { last_used_at } of tokens) expect(last_used_at).toBe(clock.now.toISOString())
})

test('a session outlives a clock that jumps both ways by less than it lasts', async () => {
  const dora = await as('Dora')
  vi.useFakeTimers({ toFake: ['Date'] })
  const statuses = []
  for (const days of [20, -20, -400, 400]) {
    vi.setSystemTime(Date.now() + days * day)
    statuses.push((await dora.get('/api/profile')).status)
  }
  vi.useRealTimers()
  expect(statuses).toEqual([200, 200, 200, 200])
})
