import { expect, test } from 'vitest'
import { failure, success } from './failure.ts'
import { createLeases, createLocalLeases } from './leases/index.ts'
import { createPerUserLimit } from './per-user-limit.ts'
import { createRateLimit, type Limit, type RateLimit } from './rate-limit.ts'
import { testApp } from '../testing/index.ts'

const allowance = {
  work: 'pies',
  maxConcurrent: 2,
  most: 5,
  seconds: 60,
  busy: 'Two pies are in the oven. Wait for one.',
}
const clock = () => new Date('2026-07-15T09:00:00Z')
const counting = (wait: (limit: Limit | undefined) => number) => ({
  leases: createLocalLeases(),
  rateLimit: {
    count: async ([limit]) => wait(limit),
    uncount: async () => {},
    forget: async () => {},
  } satisfies RateLimit,
})

test('a person has so much at work at once; another person as much', async () => {
  const pies = createPerUserLimit(
    counting(() => 0),
    allowance,
  )
  const [first, second] = [await pies.enter('ana'), await pies.enter('ana')]
  expect([first.ok, second.ok]).toEqual([true, true])
  expect(await pies.enter('ana')).toEqual(
    failure('too-many-requests', { message: allowance.busy, details: { retryAfterSeconds: 5 } }),
  )
  expect((await pies.enter('ben')).ok).toBe(true)
  if (first.ok) {
    await first.value()
    await first.value()
  }
  expect([(await pies.enter('ana')).ok, (await pies.enter('ana')).ok]).toEqual([true, false])
})

test('work that fails, throws or is refused by the rate leaves its place to the next', async () => {
  let wait = 0
  const pies = createPerUserLimit(
    counting(() => {
      if (wait < 0) throw new Error('The database is away')
      return wait
    }),
    { ...allowance, maxConcurrent: 1 },
  )
  expect((await pies.run('ana', async () => failure('not-found'))).ok).toBe(false)
  await expect(pies.run('ana', () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt')
  wait = -1
  await expect(pies.enter('ana')).rejects.toThrow('away')
  wait = 40
  expect(await pies.enter('ana')).toMatchObject(
    failure('too-many-requests', { details: { retryAfterSeconds: 40 } }),
  )
  wait = 0
  expect(await pies.run('ana', async () => success('a pie'))).toEqual(success('a pie'))
})

test('what one process counts the other counts too', async () => {
  const { database } = await testApp()
  const rateLimit = createRateLimit(database.auth, clock)
  const [one, other] = [1, 2].map(() =>
    createPerUserLimit({ rateLimit, leases: createLeases(database) }, allowance),
  )
  for (let baked = 0; baked < 5; baked += 1)
    expect((await (baked % 2 ? one : other)?.run('ana', async () => success('a pie')))?.ok).toBe(true)
  expect(await one?.enter('ana')).toMatchObject({
    ok: false,
    failure: { details: { retryAfterSeconds: 60 } },
  })
})
