import { expect, test } from 'vitest'
import { stepped } from './amounts.ts'

test.each([
  [2, null, 'carrots', '3 carrots', '1 carrots'],
  [null, null, 'eggs', '1 eggs', 'eggs'],
  [null, 'g', 'spinach', '200 g spinach', 'spinach'],
  [500, 'g', 'spinach', '550 g spinach', '450 g spinach'],
  [0.5, 'bag', 'spinach', '1 bag of spinach', 'spinach'],
  [1, 'bunch', 'kale', '1.5 bunches of kale', '0.5 bunch of kale'],
  [1, 'lb', 'ground beef', '1.5 lb ground beef', '0.5 lb ground beef'],
])('stepped() of %j %j %s: %j or %j', (quantity, unit, name, more, less) => {
  expect([stepped({ quantity, unit, name }, 1), stepped({ quantity, unit, name }, -1)]).toEqual([more, less])
})
