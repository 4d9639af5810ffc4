import { expect, test } from 'vitest'
import { percentOf } from './progress.tsx'

test.each([
  [3, 4, 75],
  [7, 3, 100],
  [-1, 3, 0],
  [Number.NaN, 3, 0],
  [Number.POSITIVE_INFINITY, 3, 0],
  [1, 0, 0],
])('percentOf(%d, %d) stays between 0 and 100: %d', (value, max, percent) => {
  expect(percentOf(value, max)).toBe(percent)
})
