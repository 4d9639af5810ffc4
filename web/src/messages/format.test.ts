import { expect, test } from 'vitest'
import { counted, listed, plural } from './format.ts'

const servings = { one: 'serving', other: 'servings' }

test.each([
  [0, '0 servings'],
  [1, '1 serving'],
  [2, '2 servings'],
  [1.5, '1.5 servings'],
])('counted(%d) goes with its thing', (count, words) => {
  expect(counted(count, servings)).toBe(words)
})

test('plural() gives the form of the count, whatever it is', () => {
  expect(plural(1, { one: 'One meal was added.', other: 'Meals were added.' })).toBe('One meal was added.')
})

test('listed() names things as a sentence does', () => {
  expect(listed(['peas'])).toBe('peas')
  expect(listed(['peas', 'mint'])).toBe('peas and mint')
  expect(listed(['peas', 'mint', 'feta'])).toBe('peas, mint, and feta')
})
