import { review } from '@plotluck/kitchen'
import type { Us9Allergen } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const noodles = {
  lines: ['300 g rice noodles', '300 g broccoli', '2 tbsp canola oil', '1 tbsp cornstarch'],
  say: [
    'Boil the noodles for 5 minutes and drain.',
    'Fry the broccoli in the oil for 6 minutes until tender, stir in the cornstarch and the noodles.',
  ],
}

test.each([
  ['a toaster that everybody uses', 'Crisp the noodles in the family toaster.'],
  ['a fryer after a breaded food', 'Warm through in the air fryer straight after the chicken nuggets.'],
  ['water of another pasta', 'Rinse the noodles in the water the spaghetti was cooked in.'],
  ['a colander named by a food', 'Shake it dry in the pasta colander.'],
  ['bread at the table', 'Mop the plate with a roll.'],
  ['what is swapped in', 'Or swap the noodles for udon.'],
])('gluten comes into no gluten-free dish by %s', (_what, sentence) => {
  expect(reviewed({ ...noodles, say: [...noodles.say, sentence] }, ['gluten-free']).codes).toContain(
    'words-break-diet',
  )
})

test('a remark that would bring gluten into a gluten-free dish is left out', () => {
  const remark = 'If it stays thin, a spoonful of flour settles it.'
  const { said, codes } = reviewed({ ...noodles, say: [...noodles.say, remark] }, ['gluten-free'])
  expect(codes).toContain('remark-left-out')
  expect(said).not.toContain('flour')
})

test('flour beside flour that is promised without gluten is another food', () => {
  const { codes } = reviewed(
    {
      lines: ['300 g gluten-free flour', '200 ml water', '1 tsp salt'],
      say: [
        'Mix everything to a dough.',
        'Dust the worktop with a little plain flour, roll out and bake at 230°C for 12 minutes.',
      ],
    },
    ['gluten-free'],
  )
  expect(codes).toContain('words-break-diet')
})

test.each([
  'Crisp the noodles in a clean toaster.',
  'Boil the pasta for a minute more.',
  'Serve the noodles in bowls.',
  'Line a sheet with parchment and warm the broccoli on it for 5 minutes.',
  'A skewer should come out with damp crumbs on it.',
])('a gluten-free dish keeps what is its own: %s', (sentence) => {
  expect(reviewed({ ...noodles, say: [...noodles.say, sentence] }, ['gluten-free']).verdict).not.toBe(
    'refused',
  )
})

const reviewedFor = (allergen: Us9Allergen, sentence: string) =>
  review(
    {
      title: 'Broccoli Noodles',
      servings: 2,
      writtenBy: 'model',
      ingredients: noodles.lines,
      steps: [...noodles.say, sentence].map((text) => ({ text })),
    },
    {
      ingredients: [],
      household: { people: [{ name: 'Mia', allergens: [allergen], diets: [], dislikes: [] }] },
    },
  )

test('the words of a step bring nobody an allergen of theirs', () => {
  expect(reviewedFor('tree nuts', 'For crunch, anything from the nut jar will do.').verdict).toBe('refused')
  expect(reviewedFor('peanuts', 'Swirl satay through it.').verdict).toBe('refused')
})

test.each<[Us9Allergen, string]>([
  ['peanuts', 'Some people swirl satay through it.'],
  ['sesame', 'Mia is allergic to sesame, so no tahini, no drama.'],
  ['peanuts', 'I cook in canola oil, not peanut oil.'],
])('a remark on an allergen of theirs is no part of the dish: %s in %j', (allergen, sentence) => {
  const result = reviewedFor(allergen, sentence)
  expect(result.verdict).not.toBe('refused')
  if (result.verdict !== 'refused') expect(result.recipe.ingredients).toEqual(noodles.lines)
})

test.each([
  'The school lets it into its nut-free lunchboxes.',
  'Cooking it kills off the gluten.',
  'It thins the blood naturally.',
  'Helps milk come in for new mums.',
  'A cup of this has the calcium of two glasses.',
])('what a dish is without and what it does to people is no sentence of a recipe: %s', (sentence) => {
  expect(reviewed({ ...noodles, say: [...noodles.say, sentence] }).said).not.toContain(sentence)
})
