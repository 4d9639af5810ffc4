import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTimers } from './kept-timers.ts'
import { asClock, mostTimers, extended, expiredTimers, secondsLeft } from './timers.ts'

const timer = { id: 'a', name: 'Step 3, cod', address: '/recipe/x/cook', endsAt: 1_000_000 }

test('a timer keeps the instant it ends: what is left of it follows the clock, whatever happened meanwhile', () => {
  const [kept] = readTimers(JSON.stringify([timer]))
  expect(kept).toEqual(timer)
  expect(secondsLeft(timer, 1_000_000 - 90_000)).toBe(90)
  expect(secondsLeft(timer, 1_000_000 - 89_999)).toBe(90)
  expect(secondsLeft(timer, 1_000_000 + 60_000)).toBe(-60)
})

test('several timers run out each at its own time, at the instant and not before', () => {
  const later = { ...timer, id: 'b', endsAt: 1_000_500 }
  expect(expiredTimers([timer, later], 999_999)).toEqual([])
  expect(expiredTimers([timer, later], 1_000_000)).toEqual([timer])
  expect(expiredTimers([timer, later], 1_000_500)).toEqual([timer, later])
})

test('a minute more is added behind what is left, and counts from now once the time is up', () => {
  expect(extended(timer, 900_000).endsAt).toBe(1_060_000)
  expect(extended(timer, 2_000_000).endsAt).toBe(2_060_000)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['timers without an end', '[{"id":"a","name":"b","address":"/"}, null, 3]'],
])('%s is read as no timer', (_, text) => {
  expect(readTimers(text)).toEqual([])
})

test('more timers than a stove needs are not read', () => {
  expect(readTimers(JSON.stringify(Array.from({ length: 50 }, () => timer)))).toHaveLength(mostTimers)
})

test('asClock() writes seconds as a clock, and never less than none', () => {
  expect([0, 5, 65, 3599, 3600, 7325, -4].map(asClock)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '59:59',
    '1:00:00',
    '2:02:05',
    '0:00',
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      const value = asClock(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0)
      return value === seconds
    }),
  )
})
