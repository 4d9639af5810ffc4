import { expect, test } from 'vitest'
import { suggest } from './index.ts'
import { formOf } from './same-form.ts'

type Pattern = Parameters<typeof formOf>[0]

function offered(ingredients: readonly string[], seed: number) {
  const found = suggest({ ingredients }, { seed, today: '2026-10-15' })
  if (!found.ok) throw new Error(found.failure.message)
  return found.recipes
}

test.each([
  ['bean soup', 'vegetable soup'],
  ['grilled chops', 'chops'],
  ['leaf salad', 'chopped-salad'],
])('%j and %j are of one form', (one, other) => {
  const [first, second] = [one, other].map((kind) => formOf({ kind } as Pattern))
  expect(first).toBe(second)
})

test.each([
  { ingredients: ['cabbage', 'kielbasa', 'potatoes'], seed: 53 },
  { ingredients: ['chickpeas', 'spinach', 'coconut milk'], seed: 50 },
])('$ingredients give no two soups, curries or salads in one set', ({ ingredients, seed }) => {
  const forms = offered(ingredients, seed).map(({ kind = '' }) => formOf({ kind } as Pattern))
  expect(new Set(forms).size).toBe(3)
})

test.each([
  { ingredients: ['sausage', 'kale', 'white beans'], dish: 'Sausage with White Beans and Kale' },
  { ingredients: ['italian sausage', 'peppers', 'onions'], dish: 'Italian Sausage and Bell Peppers' },
  { ingredients: ['ham', 'peas', 'pasta'], dish: 'Pasta with Ham and Peas' },
  { ingredients: ['mushrooms', 'barley', 'thyme'], dish: 'Mushroom and Barley Soup' },
])('$ingredients are first of all $dish', ({ ingredients, dish }) => {
  expect(offered(ingredients, 7).map(({ title }) => title)).toContain(dish)
})
