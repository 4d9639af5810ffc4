import { describe, expect, test } from 'vitest'
import { chooseFilter, filtersToSend, hasFilters, noFilters, toggleDietary } from './filters.ts'

describe('chooseFilter()', () => {
  test('sets a filter and leaves the others', () => {
    const filters = chooseFilter({ dietary: ['vegan'], maxTime: '30' }, 'cuisine', 'indian')
    expect(filters).toEqual({ dietary: ['vegan'], maxTime: '30', cuisine: 'indian' })
  })

  test.each(['any', '', 'martian'])('clears the filter for %j', (value) => {
    expect(chooseFilter({ dietary: [], cuisine: 'italian' }, 'cuisine', value)).toEqual(noFilters)
  })
})

test('toggleDietary() sets and unsets one diet, in the order shown', () => {
  const both = toggleDietary(toggleDietary(noFilters, 'vegan'), 'vegetarian')
  expect(both.dietary).toEqual(['vegetarian', 'vegan'])
  expect(toggleDietary(both, 'vegetarian').dietary).toEqual(['vegan'])
})

test('hasFilters() is true once anything is set', () => {
  expect(hasFilters(noFilters)).toBe(false)
  expect(hasFilters({ dietary: ['keto'] })).toBe(true)
  expect(hasFilters({ dietary: [], difficulty: 'Easy' })).toBe(true)
})

test('filtersToSend() leaves out what is not set', () => {
  expect(filtersToSend(noFilters)).toEqual({})
  expect(filtersToSend({ dietary: ['vegan'], maxTime: '15' })).toEqual({ dietary: ['vegan'], maxTime: '15' })
})
