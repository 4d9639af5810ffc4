import { expect, test } from 'vitest'
import { openedDays } from '../src/answer/storage/opened-days.ts'
import { allFoods, getFood } from '../src/foods/index.ts'

const storageOf = (name: string) => getFood(name).storage

test.each([
  'white sauce',
  'hollandaise sauce',
  'taramasalata',
  'tzatziki',
  'infused oil',
  'chimichurri',
  'sofrito',
  'fresh grapefruit juice',
  'chilled orange juice',
  'carrot juice',
  'fresh coconut milk',
  'horchata',
  'iced mocha',
  'brewed green tea',
  'kombucha',
  'egg wash',
  'chantilly cream',
  'flan',
  'lemon curd',
  'roasted garlic',
  'prepared gelatin dessert',
  'prepared boxed macaroni and cheese',
  'prepared tomato soup',
  'prepared bread stuffing',
  'refrigerated mashed potatoes',
  'rinsed canned chickpeas',
  'aquafaba',
  'boiled peanut',
  'cooked corned beef',
  'salted mackerel',
  'pumpkin pie',
])('%s stands on no shelf, and neither its days nor its advice say so', (name) => {
  const { pantry, pantryOpened, tip } = storageOf(name)
  expect(pantry).toBeNull()
  expect(pantryOpened).toBeUndefined()
  expect(tip).not.toMatch(/^Keep (?:closed in a cool|dry in|wrapped at room)/)
})

test.each([
  ['raw pork sausage', 2],
  ['ground venison', 2],
  ['clam', 2],
  ['mussel', 2],
  ['pacific oyster', 2],
  ['pork leg', 5],
  ['beef bone', 2],
  ['chicken bone', 2],
  ['frog legs', 2],
  ['spiny lobster', 1],
  ['wild rabbit', 2],
])('raw %s keeps %d days in the fridge at most', (name, most) => {
  expect(storageOf(name).fridge?.max).toBeLessThanOrEqual(most)
  expect(storageOf(name).tip).not.toContain('away from raw meat')
})

test('what was baked at home or by a baker keeps no longer than a baker says', () => {
  for (const name of ['baguette', 'naan', 'banana bread', 'cornbread', 'homemade biscuit', 'croissant'])
    expect(storageOf(name)).toMatchObject({ pantry: { min: 3, max: 5 }, fridge: null })
  expect(storageOf('white bread').pantry).toEqual({ min: 14, max: 18 })
})

test('an opened package stands no longer than a closed one', () => {
  const longer = allFoods().filter(
    ({ storage: { pantry, pantryOpened } }) => pantry && pantryOpened && pantryOpened.max > pantry.max,
  )
  expect(longer.map(({ name }) => name)).toEqual([])
})

test('what keeps only in the fridge or the freezer is not told to stand on a shelf', () => {
  const onShelf = /^Keep (?:closed in a cool|closed in the pantry|dry in|wrapped at room)/
  // Spinach is kept dry in a box in the fridge; flour of coconut and wine for cooking stand on a shelf to their date.
  const byHand = ['spinach', 'mirin', 'shaoxing wine']
  const astray = allFoods().filter(
    ({ name, category, storage: { pantry, pantryOpened, fridge, freezer, byDate, tip } }) =>
      category !== 'flour-baking' &&
      !byHand.includes(name) &&
      !pantry &&
      !pantryOpened &&
      (fridge || byDate || freezer) &&
      onShelf.test(tip),
  )
  expect(astray.map(({ name }) => name)).toEqual([])
})

test('only fresh vegetables and fruit are kept unwashed, and only fresh eggs in a carton', () => {
  expect(storageOf('cooked carrot').tip).toMatch(/^Keep chilled and covered/)
  expect(storageOf('tomato powder').tip).toMatch(/^Keep dry in a closed jar/)
  expect(storageOf('peach nectar').tip).toMatch(/^Keep closed in a cool, dark place/)
  expect(storageOf('tater tots').tip).toMatch(/^Keep frozen/)
  expect(storageOf('egg yolk').tip).toMatch(/^Keep chilled and covered/)
  expect(storageOf('egg').tip).toMatch(/^Keep in their carton/)
  expect(storageOf('carrot').tip).toMatch(/^Cut off the tops/)
})

test('opened packages keep their own days where the closed ones keep much longer', () => {
  const opened = [
    'deli ham',
    'pastrami',
    'smoked salmon',
    'smoked trout',
    'cheddar cheese',
    'brie cheese',
    'canned ham',
  ]
  for (const name of opened) {
    const { fridge, fridgeOpened } = storageOf(name)
    expect(fridgeOpened?.max, name).toBeLessThan(fridge?.max ?? 0)
  }
  expect(storageOf('whole milk').tip).toContain('an opened one within 1 week')
})

test('dried and canned food of animals has no days of cooked food once it is open', () => {
  expect(openedDays(getFood('pork rinds'))).toBeNull()
  expect(openedDays(getFood('dried whole egg'))).toBeNull()
  expect(openedDays(getFood('egg'))).toEqual({ min: 2, max: 4 })
  expect(openedDays(getFood('raw pork sausage'))).toEqual({ min: 1, max: 2 })
})
