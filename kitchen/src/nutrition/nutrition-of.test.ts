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

test('nutritionOf() counts salt, spices and herbs without a weight as next to nothing, and says so', () => {
  const lines = ['salt and pepper to taste', '2 sprigs of thyme', 'fresh parsley', '1 bay leaf'].map(
    parseLine,
  )
  const { perServing, coverage, assumed } = nutritionOf(lines, 4)
  expect(perServing.calories).toBe(0)
  expect(coverage.notCounted).toEqual([])
  expect(assumed.filter(({ assumption }) => assumption === 'trace').length).toBeGreaterThanOrEqual(2)
})

test('nutritionOf() leaves what is served beside without an amount out of the figures, and says so', () => {
  const { perServing, assumed } = nutritionOf([parseLine('100 g kale'), parseLine('sour cream, to serve')], 1)
  expect(perServing.calories).toBe(nutritionOf([parseLine('100 g kale')], 1).perServing.calories)
  expect(assumed).toEqual([{ text: 'sour cream, to serve', assumption: 'beside' }])
})

test('nutritionOf() takes what a line names without an amount at the reference amount of 21 CFR 101.12: one spoon of oil for the pan, 30 g of cheese a person', () => {
  const oil = nutritionOf([parseLine('olive oil, for frying')], 2)
  // SR28: a tablespoon of olive oil is 13.5 g, 884 kcal per 100 g.
  expect(oil.perServing.calories).toBe(60)
  expect(oil.assumed).toEqual([{ text: 'olive oil, for frying', assumption: 'customary' }])
  const cheese = nutritionOf([parseLine('cheddar cheese')], 2)
  // How much chicken a dish takes without saying so nobody knows.
  expect(nutritionOf([parseLine('chicken breast')], 2).coverage.counted).toBe(0)
  expect(cheese.perServing.calories).toBe(
    nutritionOf([parseLine('30 g cheddar cheese')], 1).perServing.calories,
  )
})

test('nutritionOf() never counts a main food by a measure it cannot weigh', () => {
  expect(nutritionOf([parseLine('2 servings of pork belly')], 2).coverage.counted).toBe(0)
})

test('nutritionOf() counts of a can of beans what is left when it is drained', () => {
  const can = nutritionOf([parseLine('1 (15 oz) can chickpeas, drained')], 1).perServing.calories
  const drained = nutritionOf([parseLine('240 g canned chickpeas')], 1).perServing.calories
  expect(Math.abs(can - drained)).toBeLessThan(5)
  // Cups are of what is in the sieve.
  const cups = nutritionOf([parseLine('3 1/2 cups (525 g) canned kidney beans, drained')], 1).perServing
    .calories
  expect(cups).toBe(nutritionOf([parseLine('525 g canned kidney beans')], 1).perServing.calories)
})

const kcal = (text: string, servings = 1) => nutritionOf([parseLine(text)], servings).perServing.calories

test('nutritionOf() counts neither bones nor shells, and of the oil for frying a spoon a person', () => {
  // SR28 05006: 215 kcal per 100 g, 32 % refuse (bone).
  expect(kcal('1 whole chicken (1 kg)')).toBe(Math.round(2150 * 0.68))
  expect(kcal('2 kg mussels in shell', 4)).toBeLessThan(100)
  expect(kcal('200 g shelled mussels')).toBe(172)
  expect(kcal('1 litre sunflower oil, for deep frying', 4)).toBe(120)
})

test('nutritionOf() counts of a fruit what is taken: its juice, its zest, or both', () => {
  // SR28 09150: 29 kcal per 100 g of lemon; a lemon of 84 g yields 48 g of juice (09152), a tablespoon of peel is 6 g (09156).
  expect(kcal('2 lemons')).toBe(Math.round(168 * 0.29))
  expect(kcal('juice of 2 lemons')).toBe(Math.round(96 * 0.29))
  expect(kcal('zest of 2 lemons')).toBe(Math.round(12 * 0.29))
  expect(kcal('2 lemons, zested and juiced')).toBe(Math.round(108 * 0.29))
})

test('nutritionOf() takes seeds without an amount once for the dish', () => {
  // FDA reference amount of nuts and seeds 30 g; SR28 12023: 573 kcal.
  expect(kcal('sesame seeds', 4)).toBe(Math.round((30 * 5.73) / 4))
})

test('nutritionOf() refuses to divide by no servings', () => {
  expect(() => nutritionOf([], 0)).toThrow(RangeError)
})

test('nutritionOf() takes the bones off what is weighed with them, and not off pieces or what is boneless', () => {
  // SR28 05100: 191 kcal, 38 % refuse; 10088: 277 kcal, 30 %; 10070: 236 kcal, 25 %; a wing's 66 g are what is eaten of it.
  expect(kcal('1 kg chicken wings')).toBe(Math.round(1910 * 0.62))
  expect(kcal('1 kg pork spareribs')).toBe(Math.round(2770 * 0.7))
  expect(kcal('1 kg bone-in pork shoulder')).toBe(Math.round(2360 * 0.75))
  expect(kcal('1 kg boneless pork shoulder')).toBe(2360)
  expect(kcal('2 chicken wings')).toBe(Math.round(2 * 66.34 * 1.91))
})
