import { expect, test } from 'vitest'
import { findFood } from '../foods/index.ts'
import { pairings } from './pairings.ts'

test('every food of the pairings is one that the kitchen knows by that name', () => {
  const named = Object.entries(pairings).flatMap(([food, partners]) => [food, ...partners])
  expect(named.filter((name) => findFood(name)?.name !== name)).toEqual([])
})

test('no food goes with itself, and none is named twice', () => {
  for (const [food, partners] of Object.entries(pairings)) {
    expect(partners).not.toContain(food)
    expect(new Set(partners).size).toBe(partners.length)
  }
})
