import { expect, test } from 'vitest'
import { readJson, testApp, type TestUser } from '../testing/index.ts'
import { writeWithKitchen } from '../composition/kitchen-writer.ts'

const request = { ingredients: ['kale', 'eggs'] }
const asEvents = { headers: { accept: 'text/event-stream' } }
const generate = (user: TestUser, options = {}) => user.post('/api/generate-recipes', request, options)

test('a person has three generations at once, whether streamed or whole, and another person is served meanwhile', async () => {
  const oven = Promise.withResolvers<void>()
  const { as, makePremium } = await testApp({
    writeRecipes: async function* (...asked) {
      await oven.promise
      yield* writeWithKitchen(...asked)
    },
  })
  const [ana, ben] = [await as('Ana'), await as('Ben')]
  for (const each of [ana, ben]) await makePremium(each)
  const [left, ...streams] = await Promise.all([1, 2, 3].map(() => generate(ana, asEvents)))
  for (const options of [asEvents, {}]) {
    const refused = await generate(ana, options)
    expect([refused.status, refused.headers.get('retry-after'), await readJson(refused)]).toMatchObject([
      429,
      '5',
      { code: 'too-many-requests', message: expect.stringContaining('wait until one is done') },
    ])
  }
  await left?.body?.cancel()
  const wholes = [1, 2, 3, 4].map(() => generate(ben))
  expect((await Promise.race(wholes)).status).toBe(429)
  oven.resolve()
  expect((await Promise.all(wholes)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
  for (const stream of streams) expect(await stream.text()).toContain('event: done')
  expect((await generate(ana)).status).toBe(200)
})

test('refused generations are counted: after sixty in a minute they are refused before any work', async () => {
  const { as, clock } = await testApp()
  const ana = await as('Ana')
  const statuses = new Map<string, number>()
  for (let asked = 0; asked < 70; asked += 1) {
    const { code = 'ok' } = await readJson<{ code?: string }>(generate(ana))
    statuses.set(code, (statuses.get(code) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({
    ok: 3,
    'weekly-limit-reached': 57,
    'too-many-requests': 10,
  })
  expect((await generate(ana)).headers.get('retry-after')).toBe('60')
  clock.advance(60_000)
  expect(await readJson(generate(ana))).toMatchObject({ code: 'weekly-limit-reached' })
})
