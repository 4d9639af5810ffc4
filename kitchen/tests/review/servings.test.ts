import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test('a recipe feeds no more people than its food does', () => {
  const rice = { lines: ['50 g rice', '100 ml water'], say: ['Simmer the rice in the water for 15 minutes.'] }
  expect(reviewed({ ...rice, servings: 20 }).servings).toBe(1)
  expect(reviewed({ ...rice, servings: 1 }).servings).toBe(1)
})

test.each([
  ['a spice mix', ['2 tbsp cumin seeds', '1 tbsp paprika'], 'Mix everything.'],
  ['a drink', ['10 g mint', '1 litre water', '1 lemon'], 'Steep everything for 10 minutes.'],
])('%s is no meal, and keeps its servings', (_what, lines, step) => {
  expect(reviewed({ lines, say: [step], servings: 8 }).servings).toBeGreaterThan(1)
})
