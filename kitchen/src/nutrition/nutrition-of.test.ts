import { expect, test } from 'vitest'
import { parseLine } from '../lines/index.ts'
import { nutritionOf } from './nutrition-of.ts'

test('nutritionOf() adds up USDA figures for one serving', () => {
  // SR28: dry spaghetti 371 kcal, 13.04 g protein per 100 g; a tablespoon of olive oil 13.5 g at 884 kcal.
  const { perServing, coverage } = nutritionOf(
    [parseLine('200 g spaghetti'), parseLine('1 tbsp olive oil')],
    2,
  )
  expect(perServing).toEqual({ calories: 431, protein: 13, carbs: 75, fat: 8 })
  expect(coverage).toEqual({ counted: 2, total: 2, notCounted: [] })
})

test('nutritionOf() names what it could not count', () => {
  const { coverage } = nutritionOf([parseLine('100 g kale'), parseLine('a splash of love')], 1)
  expect(coverage).toEqual({ counted: 1, total: 2, notCounted: ['a splash of love'] })
})

test('nutritionOf() refuses to divide by no servings', () => {
  expect(() => nutritionOf([], 0)).toThrow(RangeError)
})
