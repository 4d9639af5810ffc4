import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each([
  ['nuts for a toddler', 'Toddler Trail Mix', ['100 g whole cashews', '50 g raisins'], 'Mix everything.'],
  [
    'raw carrot for a baby',
    'First Finger Foods, Six Months Plus',
    ['1 carrot'],
    'Cut the carrot into sticks.',
  ],
  ['a home-made bottle', 'Bottle for Baby', ['360 ml evaporated milk'], 'Stir the milk with warm water.'],
  [
    'sugar for a newborn',
    'Fennel Soother for Newborns',
    ['1 tsp fennel seeds', '1/2 tsp sugar'],
    'Simmer everything for 10 minutes.',
  ],
  ['camembert in pregnancy', 'Bump-Friendly Board', ['150 g camembert'], 'Lay the camembert on a board.'],
  [
    'raw milk after a transplant',
    'Shake',
    ['250 ml raw milk'],
    'Whisk the milk. Made for the weeks after a transplant.',
  ],
  ['raw sprouts in pregnancy', 'Smoothie for Two Trimesters', ['1 cup alfalfa sprouts'], 'Blend everything.'],
])('review() refuses %s', (_what, title, lines, step) => {
  expect(reviewed({ title, lines, say: [step] }).verdict).toBe('refused')
})

test.each([
  [
    'a dish that is called so',
    'Dutch Baby',
    ['3 eggs', '100 g flour', '150 ml milk', '1 tsp sugar'],
    'Whisk everything and bake for 20 minutes, until puffed and golden.',
  ],
  [
    'small leaves',
    'Baby Spinach Salad',
    ['200 g baby spinach', '1 apple, sliced'],
    'Toss the spinach with the apple.',
  ],
])('a word in the name of a food is no person: %s', (_what, title, lines, step) => {
  expect(reviewed({ title, lines, say: [step] }).verdict).not.toBe('refused')
})

test('a warning for whom a dish is not stays', () => {
  const warning = 'Not suitable for children under one, as there is honey in it.'
  expect(
    reviewed({ lines: ['1 tbsp honey', '1 lemon'], say: ['Stir the honey into the lemon juice.', warning] })
      .said,
  ).toContain(warning)
})
