import { expect, test } from 'vitest'
import { createPrioritySemaphore, type Permit } from './priority-semaphore.ts'

const clock = { now: 1_000_000 }
const signal = new AbortController().signal
const semaphore = (maxConcurrent: number, maxWaiting = 50) =>
  createPrioritySemaphore({ maxConcurrent, maxWaiting, now: () => clock.now })

/** Lets everything that is due happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Someone who waits in line, noting the places they are told and the order in which turns come. */
function line(maxConcurrent: number) {
  const { acquire } = semaphore(maxConcurrent)
  const served: string[] = []
  const running: Permit[] = []
  const places: Record<string, number[]> = {}
  const join = (name: string, isPremium = false) => {
    places[name] = []
    void acquire({ isPremium, signal, onPosition: (place) => places[name]?.push(place) }).then((turn) => {
      if (turn) running.push(turn)
      served.push(name)
    })
  }
  const next = async () => {
    running.shift()?.release()
    await settle()
  }
  return { join, next, served, places }
}

test('only so many calls run at once; the rest wait in the order they came and are told their place', async () => {
  const { join, next, served, places } = line(2)
  for (const name of ['a', 'b', 'c', 'd']) {
    join(name)
    clock.now += 1
    await settle()
  }
  expect(served).toEqual(['a', 'b'])
  expect(places).toEqual({ a: [], b: [], c: [1], d: [2] })
  await next()
  expect(served).toEqual(['a', 'b', 'c'])
  expect(places['d']).toEqual([2, 1])
})

test('premium goes first, but nobody who has waited ten seconds is passed', async () => {
  const { join, next, served } = line(1)
  join('running')
  await settle()
  join('free, long ago')
  clock.now += 10_001
  join('free, just now')
  clock.now += 10
  join('premium', true)
  await settle()
  for (let count = 0; count < 4; count += 1) await next()
  expect(served).toEqual(['running', 'free, long ago', 'premium', 'free, just now'])
})

test('a free person is served although premium people come without end', async () => {
  const { join, next, served } = line(1)
  join('running')
  await settle()
  join('free')
  for (let count = 0; count < 30 && !served.includes('free'); count += 1) {
    join(`premium ${count}`, true)
    clock.now += 1_000
    await next()
  }
  expect(served.indexOf('free')).toBeLessThan(15)
})

test('whoever leaves the line frees the place, and those behind move up', async () => {
  const { acquire } = semaphore(1)
  const first = await acquire({ isPremium: false, signal, onPosition: () => {} })
  const leaving = new AbortController()
  const gone = acquire({ isPremium: false, signal: leaving.signal, onPosition: () => {} })
  const places: number[] = []
  clock.now += 1
  const behind = acquire({ isPremium: false, signal, onPosition: (place) => places.push(place) })
  await settle()
  leaving.abort()
  expect(await gone).toBeNull()
  first?.release()
  expect(await behind).not.toBeNull()
  expect(places).toEqual([2, 1])
})

test('whoever finds too many waiting is told so at once', async () => {
  const { acquire } = semaphore(1, 1)
  const wish = { isPremium: true, signal, onPosition: () => {} }
  const first = await acquire(wish)
  const second = acquire(wish)
  expect(await acquire(wish)).toBeNull()
  first?.release()
  expect(await second).not.toBeNull()
})
