import { expect, test } from 'vitest'
import { counted, duration, listed, plural } from './format.ts'

const servings = { one: 'serving', other: 'servings' }

test.each([
  [0, '0 servings'],
  [1, '1 serving'],
  [2, '2 servings'],
  [1.5, '1.5 servings'],
])('counted(%d) goes with its thing', (count, words) => {
  expect(counted(count, servings)).toBe(words)
})

test.each([
  [5, '5 min'],
  [90, '90 min'],
  [105, '1 h 45 min'],
  [120, '2 h'],
])('duration(%d) is said in minutes until it is long', (minutes, words) => {
  expect(duration(minutes)).toBe(words)
})

test('plural() gives the form of the count, whatever it is', () => {
  expect(plural(1, { one: 'One meal was added.', other: 'Meals were added.' })).toBe('One meal was added.')
})

test('listed() names things as a sentence does', () => {
  expect(listed(['peas'])).toBe('peas')
  expect(listed(['peas', 'mint'])).toBe('peas and mint')
  expect(listed(['peas', 'mint', 'feta'])).toBe('peas, mint, and feta')
})
