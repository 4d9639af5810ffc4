import { expect, test } from 'vitest'
import { formatCents } from './money.ts'

test.each([
  [799, '$7.99'],
  [7200, '$72'],
  [5, '$0.05'],
])('formatCents() writes %i cents as %s', (cents, price) => {
  expect(formatCents(cents)).toBe(price)
})
