import { describe, expect, test } from 'vitest'
import { foodWords, isSameFood } from './food-words.ts'

describe('isSameFood()', () => {
  test.each([
    ['tomato', 'Tomatoes'],
    ['  Green  Beans ', 'green bean'],
    ['Radishes', 'radish'],
    ['cherries', 'Cherry'],
    ['peaches', 'peach'],
    ['Peas', 'pea'],
    ['bay leaves', 'bay leaf'],
    ['Potatoes', 'potato'],
  ])('takes %j and %j as one', (one, other) => {
    expect(isSameFood(one, other)).toBe(true)
  })

  test.each([
    ['pea', 'pear'],
    ['corn', 'acorn'],
    ['hummus', 'hummu'],
    ['asparagus', 'asparagu'],
    ['cress', 'cres'],
    ['red onion', 'onion'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(isSameFood(one, other)).toBe(false)
  })
})

describe('foodWords()', () => {
  test('finds no word in blanks', () => {
    expect(foodWords('  \t ')).toEqual([])
  })
})
