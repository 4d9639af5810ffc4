import { expect, test } from 'vitest'
import { suggestNames } from './index.ts'

const names = (typed: string) => suggestNames(typed, 6).map(({ name }) => name)

test.each([
  ['tom', 'tomatoes'],
  ['egg', 'eggs'],
  ['SPIN ', 'spinach'],
  ['courg', 'zucchini'],
  ['mil', 'whole milk'],
  ['chicken br', 'chicken breasts'],
  ['on', 'onions'],
])('suggestNames() offers for %j among its first: %j', (typed, wanted) => {
  expect(names(typed)).toContain(wanted)
})

test('suggestNames() mends a slip of the fingers', () => {
  expect(suggestNames('zuchini', 6)).toEqual([{ name: 'zucchini', food: 'zucchini' }])
})

test('suggestNames() offers nothing for one letter and for what is no food', () => {
  expect([names('t'), names(''), names('xyzzy')]).toEqual([[], [], []])
})

test('suggestNames() offers no more than asked, each food once', () => {
  const found = suggestNames('ch', 8)
  expect(found).toHaveLength(8)
  expect(new Set(found.map(({ food }) => food)).size).toBe(8)
})
