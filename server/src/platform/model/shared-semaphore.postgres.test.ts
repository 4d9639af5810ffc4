import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import type { Permit } from './priority-semaphore.ts'
import { createSharedSemaphore } from './shared-semaphore.ts'

const database = await openTestDatabase(process.env['TEST_DATABASE_URL'], createLog('silent'))
afterAll(() => database.close())
const empty = sql`delete from auth.leases`
afterEach(() => database.auth.execute(empty))

/** Two processes with one line at the model, and those who come to it. */
function line(maxConcurrent: number, maxWaiting = 20) {
  const processes = [1, 2].map(() => createSharedSemaphore(database.auth, { maxConcurrent, maxWaiting }))
  const served: string[] = []
  const running: Permit[] = []
  const places: Record<string, number[]> = {}
  const join = async (
    name: string,
    process: 0 | 1,
    isPremium = false,
    signal = new AbortController().signal,
  ) => {
    places[name] = []
    const onPosition = (place: number) => void places[name]?.push(place)
    const turn = await processes[process]?.acquire({ isPremium, signal, onPosition })
    if (turn) running.push(turn)
    served.push(turn ? name : `not ${name}`)
  }
  const next = (): void => running.shift()?.release()
  return { join, next, served, places, running }
}

const isWaiting = async (places: readonly number[] | undefined): Promise<void> => {
  await expect.poll(() => places?.length).toBeGreaterThan(0)
}

test('two processes together run no more calls than may run, and serve one line in its order', async () => {
  const { join, next, served, places } = line(2)
  await Promise.all([join('a', 0), join('b', 1)])
  const waiting = join('c', 1)
  await isWaiting(places['c'])
  const last = join('d', 0)
  await isWaiting(places['d'])
  expect([served.toSorted(), places['c'], places['d']]).toEqual([['a', 'b'], [1], [2]])
  next()
  await waiting
  expect(served.at(-1)).toBe('c')
  await expect.poll(() => places['d']).toEqual([2, 1])
  next()
  await last
  expect(served.at(-1)).toBe('d')
})

test('whoever pays goes before who came later than ten seconds ago, also from another process', async () => {
  const { join, next, served, places } = line(1)
  await join('running', 0)
  const free = join('free', 0)
  await isWaiting(places['free'])
  const premium = join('premium', 1, true)
  await isWaiting(places['premium'])
  next()
  await premium
  next()
  await free
  expect(served).toEqual(['running', 'premium', 'free'])
})

test('one more than may wait is turned away at once, and whoever leaves makes room', async () => {
  const { join, served, places } = line(1, 1)
  await join('running', 0)
  const leaving = new AbortController()
  const waiting = join('waiting', 1, false, leaving.signal)
  await isWaiting(places['waiting'])
  await join('too many', 0)
  leaving.abort()
  await waiting
  expect(served).toEqual(['running', 'not too many', 'not waiting'])
  const again = new AbortController()
  const next = join('next', 0, false, again.signal)
  await isWaiting(places['next'])
  again.abort()
  await next
})

test('thirty who come at once to two processes are never more than three at work', async () => {
  const processes = [1, 2].map(() =>
    createSharedSemaphore(database.auth, { maxConcurrent: 3, maxWaiting: 100 }),
  )
  const state = { atWork: 0, most: 0, done: 0 }
  // The first wait for each other: how fast a place is given must not decide how many are seen at work.
  const three = Promise.withResolvers<void>()
  const call = async (_: unknown, at: number): Promise<void> => {
    const signal = new AbortController().signal
    const turn = await processes[at % 2]?.acquire({ isPremium: at % 5 === 0, signal, onPosition: () => {} })
    state.most = Math.max(state.most, (state.atWork += 1))
    if (state.atWork === 3) three.resolve()
    await three.promise
    await new Promise((resolve) => setTimeout(resolve, 2))
    state.atWork -= 1
    state.done += 1
    turn?.release()
  }
  await Promise.all(Array.from({ length: 30 }, call))
  expect(state).toEqual({ atWork: 0, most: 3, done: 30 })
})

test('a turn of a process that ended is free once it has expired', async () => {
  const expired = sql`insert into auth.leases select gen_random_uuid(), 'calls of the model', 1, now(), now()`
  await database.auth.execute(expired)
  const { join, served } = line(1)
  await join('next', 1)
  expect(served).toEqual(['next'])
}, 15_000)
