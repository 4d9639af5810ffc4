import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood } from '../foods/index.ts'
import { householdAmount } from './index.ts'

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
