import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dishCountsFile, dishCountsText } from './compile-dish-counts.ts'

test('dish-counts.json is what the table compiles to (else run: node kitchen/facts/compile-dish-counts.ts)', () => {
  expect(dishCountsText() === readFileSync(dishCountsFile, 'utf8')).toBe(true)
})
