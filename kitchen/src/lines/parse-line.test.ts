import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '../foods/index.ts'
import { householdAmount } from '../measures/index.ts'
import { parseLine } from './parse-line.ts'

test.each([
  ['2 1/2 cups finely chopped red onion', 2.5, 'cup', 'red onion', 400],
  ['1 (14.5 oz) can diced tomatoes', 1, 'can', 'canned diced tomatoes', 411.07],
  ['1½ cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['200g/7oz feta', 200, 'g', 'feta cheese', 200],
  ['1,5 kg potatoes', 1.5, 'kg', 'potato', 1500],
  ['2 x 400g tins chopped tomatoes', 2, 'can', 'canned diced tomatoes', 800],
  ['2 cloves garlic, minced', 2, 'clove', 'garlic', 6],
  ['juice of 1 lemon', 1, null, 'lemon', 84],
  ['half an onion', 0.5, null, 'onion', 55],
  ['2 zucchini (about 390 g)', 2, null, 'zucchini', 390],
  ['4 chicken thighs (about 600 g), skin on', 4, null, 'chicken thigh', 600],
  ['1 lb ground beef', 1, 'lb', 'ground beef 80/20', 453.59],
])('parseLine() reads %j', (text, quantity, unit, food, grams) => {
  expect(parseLine(text)).toMatchObject({ quantity, unit, food, grams })
})

test('parseLine() reads a range to its ends and weighs its middle', () => {
  expect(parseLine('3–4 medium courgettes')).toMatchObject({
    quantity: 3,
    quantityMax: 4,
    food: 'zucchini',
    grams: 686,
  })
})

test('parseLine() tells what is to taste and what may be left out', () => {
  expect(parseLine('salt to taste')).toMatchObject({ food: 'salt', isToTaste: true, grams: null })
  expect(parseLine('Parsley, to serve')).toMatchObject({ food: 'fresh parsley', isOptional: true })
})

test('parseLine() leaves the food open where a word says too little', () => {
  expect(parseLine('400 g fish').food).toBeNull()
  expect(parseLine('my secret mix')).toMatchObject({ food: null, grams: null, quantity: null })
})

test('parseLine() reads what householdAmount() writes back to the same food and weight', () => {
  // Wine sold as one of several kinds is written with all their names.
  const foods = allFoods().filter(({ name }) => !name.startsWith('dry dessert wine'))
  fc.assert(
    fc.property(fc.constantFrom(...foods), fc.integer({ min: 2, max: 1500 }), (food, grams) => {
      const amount = householdAmount(food, grams)
      const parsed = parseLine(amount.text)
      expect(parsed.food, amount.text).toBe(food.name)
      expect(Math.abs((parsed.grams ?? 0) - amount.grams), amount.text).toBeLessThanOrEqual(
        amount.grams * 0.02 + 0.02,
      )
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test('parseLine() never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      expect(parseLine(text).text).toBe(text)
    }),
    { numRuns: 2000, seed: 7 },
  )
})
