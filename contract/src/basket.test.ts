import { expect, test } from 'vitest'
import { ingredientKey, withoutDuplicates } from './basket.ts'
import { presetIngredients } from './presets.ts'

test.each([
  ['tomato', 'Tomatoes '],
  ['radish', 'radishes'],
  ['Berry', 'berries'],
  ['olive', 'olives'],
  ['leaf', 'leaves'],
  ['green bean', 'Green  Beans'],
  ['egg', 'eggs'],
])('ingredientKey() takes %o and %o for the same', (one, many) => {
  expect(ingredientKey(one)).toBe(ingredientKey(many))
})

test.each([
  ['pea', 'pear'],
  ['asparagus', 'asparagu'],
  ['chili', 'chive'],
  ['green bean', 'bean'],
])('ingredientKey() keeps %o and %o apart', (one, other) => {
  expect(ingredientKey(one)).not.toBe(ingredientKey(other))
})

test('ingredientKey() keeps the twenty presets apart', () => {
  expect(new Set(presetIngredients.map(({ name }) => ingredientKey(name))).size).toBe(20)
})

test('withoutDuplicates() keeps the first of each, as typed and in order', () => {
  expect(withoutDuplicates(['Tomatoes', 'basil', ' tomato', 'BASIL', 'egg'])).toEqual([
    'Tomatoes',
    'basil',
    'egg',
  ])
})
