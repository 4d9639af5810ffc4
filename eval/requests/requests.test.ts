import { expect, test } from 'vitest'
import { basketsFromLife } from './baskets-from-life.ts'
import { everyFilter } from './every-filter.ts'
import { namedByCooks } from './named-by-cooks.ts'
import { randomRequests } from './random-requests.ts'

test('randomRequests() gives the same requests each time, the shorter set being the beginning of the longer', () => {
  expect(randomRequests(20)).toEqual(randomRequests(40).slice(0, 20))
})

test('every request keeps the limits of the product: 1 to 20 ingredients of 1 to 50 characters', () => {
  for (const { request } of [...randomRequests(1000), ...basketsFromLife, ...everyFilter, ...namedByCooks]) {
    expect(request.ingredients.length).toBeGreaterThanOrEqual(1)
    expect(request.ingredients.length).toBeLessThanOrEqual(20)
    for (const text of request.ingredients) expect(text.length).toBeLessThanOrEqual(50)
  }
})

test('basketsFromLife holds 200 baskets at least, none empty', () => {
  expect(basketsFromLife.length).toBeGreaterThanOrEqual(200)
  expect(basketsFromLife.filter(({ request }) => request.ingredients.includes(''))).toEqual([])
})

test('everyFilter asks for every cuisine, diet or none, time and difficulty', () => {
  expect(everyFilter.length).toBe(6 * 7 * 4 * 3)
})

test('namedByCooks holds 120 baskets, each with three dishes at least, every second kept aside', () => {
  expect(namedByCooks).toHaveLength(120)
  expect(namedByCooks.filter(({ dishes }) => dishes.length < 3)).toEqual([])
  expect(namedByCooks.filter(({ isKeptAside }) => isKeptAside)).toHaveLength(60)
})
