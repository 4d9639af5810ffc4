import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLine } from '../lines/index.ts'
import { shoppingList } from './shopping-list.ts'
import type { PlannedMeal, ShoppingLine } from './shopping-list.ts'

const recipe = (title: string, lines: readonly string[], servings = 2) => ({
  title,
  servings,
  lines: lines.map((text) => {
    const { food, grams } = parseLine(text)
    return { text, food, grams }
  }),
})
const meal = (title: string, lines: readonly string[], servings = 2): PlannedMeal => ({
  recipe: recipe(title, lines),
  servings,
})
const bought = (meals: readonly PlannedMeal[], stock: readonly string[] = []): readonly ShoppingLine[] =>
  shoppingList({ meals, stock }).aisles.flatMap(({ lines }) => lines)

test('shoppingList() adds pieces and cups of one food up, and says them once', () => {
  const lines = bought([meal('Soup', ['2 onions']), meal('Salad', ['1 cup chopped onion'])])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ food: 'onion', name: 'onions', recipes: ['Salad', 'Soup'] })
  expect(lines[0]?.grams).toBeCloseTo(
    (parseLine('2 onions').grams ?? 0) + (parseLine('1 cup chopped onion').grams ?? 0),
    0,
  )
  expect(lines[0]?.amount).not.toContain('onion')
})

test('shoppingList() doubles what is cooked for twice as many', () => {
  const [once] = bought([meal('Pilaf', ['200 g rice'])])
  const [twice] = bought([meal('Pilaf', ['200 g rice'], 4)])
  expect(twice?.grams).toBe((once?.grams ?? 0) * 2)
})

test('shoppingList() subtracts what is at home once, not from every recipe', () => {
  const meals = [meal('Soup', ['300 g carrots']), meal('Salad', ['300 g carrots'])]
  expect(bought(meals, ['400 g carrots'])).toMatchObject([{ grams: 200, note: 'you have 400 g of 600 g' }])
  expect(bought(meals, ['carrots'])).toEqual([])
  expect(shoppingList({ meals, stock: ['carrots'] }).atHome).toMatchObject([{ food: 'carrot', grams: 600 }])
})

test('shoppingList() keeps what it does not know in the recipe’s own words', () => {
  expect(bought([meal('Stew', ['1 jar of grandmother’s secret'])])).toMatchObject([
    { food: null, name: '1 jar of grandmother’s secret', amount: null },
  ])
})

const amount = (...given: Parameters<typeof bought>) => bought(...given)[0]?.amount

test('shoppingList() buys whole pieces, as many as are enough', () => {
  expect(amount([meal('Dressing', ['1/2 lemon'])])).toMatch(/^1\b/)
  const salad = meal('Salad', ['7 tomatoes'])
  expect(amount([salad], ['3 1/2 tomatoes'])).toMatch(/^4\b/)
})

test('shoppingList() has a pinch bought when there is none at home', () => {
  const pinch = [meal('Pasta', ['1/4 tsp red pepper flakes'])]
  expect(shoppingList({ meals: pinch, stock: [] })).toMatchObject({ count: 1, atHome: [] })
  expect(shoppingList({ meals: pinch, stock: ['red pepper flakes'] })).toMatchObject({ count: 0 })
})

test('shoppingList() leaves salt and oil to check at home, and says nothing of water', () => {
  const list = shoppingList({ meals: [meal('Soup', ['1 tsp salt', '1 leek', '4 cups water'])], stock: [] })
  expect(list.staples.map(({ food }) => food)).toEqual(['salt'])
  expect(list.count).toBe(1)
})

test.each([
  ['refried beans', 'cans and jars'],
  ['canned black beans', 'cans and jars'],
  ['baked beans', 'cans and jars'],
  ['sauerkraut', 'cans and jars'],
  ['dried black beans', 'grains and pasta'],
  ['red bell pepper', 'produce'],
])('shoppingList() finds %s under %s', (food, aisle) => {
  const list = shoppingList({ meals: [meal('Supper', [`200 g ${food}`])], stock: [] })
  expect(list.aisles.map((each) => each.aisle)).toEqual([aisle])
})

const lineTexts = [
  '2 onions',
  '1 cup chopped onion',
  '300 g carrots',
  '1 tbsp butter',
  'salt to taste',
  '1 lemon',
]
const meals = fc.array(
  fc.record({ lines: fc.subarray(lineTexts, { minLength: 1 }), servings: fc.integer({ min: 1, max: 8 }) }),
  { minLength: 1, maxLength: 6 },
)

const amounts = (list: readonly ShoppingLine[]) => list.map(({ key, grams }) => [key, grams])

test('shoppingList() does not depend on the order of the meals, and never buys less than nothing', () => {
  fc.assert(
    fc.property(meals, fc.subarray(['onions', '200 g carrots', '1 lemon']), (given, stock) => {
      const planned = given.map(({ lines, servings }, index) => meal(`Dish ${index}`, lines, servings))
      const forward = bought(planned, stock)
      expect(amounts(bought(planned.toReversed(), stock))).toEqual(amounts(forward))
      for (const { grams: each } of forward) expect(each ?? 1).toBeGreaterThan(0)
    }),
  )
})

test.each([
  ['1 cabbage', 'cabbage'],
  ['2 cabbages', 'cabbages'],
  ['5 cloves garlic', 'garlic'],
  ['400 g atlantic salmon', 'Atlantic salmon'],
  ['400 g carrots', 'carrots'],
])('shoppingList() calls %s what a shop calls it: %s', (line, name) => {
  expect(bought([meal('Dinner', [line])]).map((each) => each.name)).toEqual([name])
})
