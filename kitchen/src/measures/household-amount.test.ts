import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, getFood } from '../foods/index.ts'
import { parseLine } from '../lines/index.ts'
import { bakersAmount, householdAmount } from './index.ts'

const pounds = /\((?:(\d+) )?(?:(\d)\/(\d) )?lb\)/

test('householdAmount() says as many pounds as the grams weigh, however many', () => {
  const beef = findFood('ground beef 80/20')
  if (!beef) throw new Error('Ground beef is a food')
  fc.assert(
    fc.property(fc.integer({ min: 450, max: 40_000 }), (wanted) => {
      const { text, grams } = householdAmount(beef, wanted)
      const [, whole = '0', part = '0', of = '1'] = pounds.exec(text) ?? []
      expect((Number(whole) + Number(part) / Number(of)) * 453.6).toBeGreaterThan(grams * 0.87)
      expect((Number(whole) + Number(part) / Number(of)) * 453.6).toBeLessThan(grams * 1.13)
    }),
  )
})

test.each([
  ['bay leaf', 0.4, '2 bay leaves'],
  ['cinnamon stick', 4, '1 cinnamon stick'],
  ['celery', 120, '3 celery stalks (about 120 g)'],
])('householdAmount() counts %s by its pieces', (name, grams, text) => {
  const food = findFood(name)
  if (!food) throw new Error(`${name} is a food`)
  expect(householdAmount(food, grams).text).toBe(text)
})

test.each([
  ['lime juice', 22, '1 1/2 tbsp lime juice'],
  ['lemon juice', 48, '3 tbsp lemon juice'],
  ['orange juice', 250, '1 cup (240 ml) orange juice'],
  ['lemon zest', 4, '2 tsp lemon zest'],
])('householdAmount() measures %s by spoon and cup, never by the piece', (name, grams, line) => {
  const food = findFood(name)
  if (!food) throw new Error(`${name} is a food`)
  expect(householdAmount(food, grams).text).toBe(line)
})

test.each([
  ['butter', 85, '85 g (6 tbsp) butter'],
  ['sugar', 70, '70 g (1/3 cup) sugar'],
  ['sugar', 80, '80 g (6 tbsp) sugar'],
  ['butter', 120, '120 g (1/2 cup) butter'],
  ['peanut butter', 220, '220 g (3/4 cup plus 2 tbsp) peanut butter'],
  ['sugar', 215, '215 g (1 cup) sugar'],
  ['all-purpose flour', 240, '240 g (2 cups) all-purpose flour'],
  ['apple', 3300, '3300 g (7 lb) apples'],
])('bakersAmount() weighs %s, with the cups or spoons that come near', (name, grams, line) => {
  expect(bakersAmount(getFood(name), grams).text).toBe(line)
})

test('bakersAmount() shows no cups that are more than a tenth off the grams beside them', () => {
  const foods = [
    'butter',
    'sugar',
    'brown sugar',
    'rolled oats',
    'almond flour',
    'cocoa powder',
    'water',
  ].map(getFood)
  fc.assert(
    fc.property(fc.constantFrom(...foods), fc.integer({ min: 20, max: 900 }), (food, wanted) => {
      const { text, grams } = bakersAmount(food, wanted)
      const [, shown] = /\((.+?)\)/.exec(text) ?? []
      if (shown === undefined || /lb|oz|ml/.test(shown)) return
      const measured = shown.split(' plus ').map((part) => parseLine(`${part} ${food.name}`).grams ?? 0)
      const sum = measured.reduce((total, each) => total + each, 0)
      expect(Math.abs(sum - grams), text).toBeLessThanOrEqual(grams * 0.1)
    }),
  )
})

test.each([
  ['whole milk', 650, '2 3/4 cups (660 ml) whole milk'],
  ['white bread', 170, '6 slices white bread (about 170 g)'],
  ['butter lettuce', 240, '250 g (9 oz) butter lettuce'],
  ['puff pastry', 240, '1 sheet puff pastry (about 250 g)'],
])('householdAmount() measures %s as it is sold and poured', (name, grams, line) => {
  expect(householdAmount(getFood(name), grams).text).toBe(line)
})

test.each(['fresh dill', 'cilantro', 'fresh tarragon', 'chervil', 'fresh parsley'])(
  'ten grams of %s fill a few spoons when it is chopped, and no half cup of sprigs',
  (name) => {
    const food = findFood(name)
    expect(food && householdAmount(food, 10).text).toBe(`2 1/2 tbsp ${name}`)
  },
)
