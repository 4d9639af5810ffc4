import { expect, test } from 'vitest'
import { recipeAsText } from './as-text.ts'

const line = {
  text: '2 eggs',
  food: 'egg',
  grams: 100,
  have: true,
  availability: 'have',
  optional: false,
} as const
const omelette = {
  title: 'Omelette',
  servings: 1,
  prep_time: 10,
  ingredients: ['2 eggs', '10 g (1/3 oz) butter'],
  steps: [
    { text: 'Beat the eggs.', minutes: 2 },
    { text: 'Fry them in the butter.', minutes: 5 },
  ],
  leftovers: null,
  allergens: { us9: ['milk', 'egg'], eu14: ['egg', 'milk'], mayContain: [] },
  lines: [line],
} as const

test('a shared recipe says what it is, what it takes, how it is made, its allergens, and to review it', () => {
  expect(recipeAsText(omelette, (text) => text.replace(' (1/3 oz)', ''))).toBe(
    `Omelette
1 serving, 10 min

All Ingredients
- 2 eggs
- 10 g butter

Instructions
1. Beat the eggs.
2. Fry them in the butter.

Allergens: milk and egg.

AI-Generated Recipe - Review Before Cooking`,
  )
})

test('a shared recipe never says that there are no allergens where a food is not known', () => {
  const none = { us9: [], eu14: [], mayContain: [] }
  const unknown = { ...omelette, allergens: none, lines: [{ ...line, food: null }] }
  expect(recipeAsText(unknown, String)).toContain('Allergens: not all known')
  expect(recipeAsText({ ...omelette, allergens: none }, String)).toContain('none of the listed ones found')
})
