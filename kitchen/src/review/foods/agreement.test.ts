import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  ['an unused line', { lines: ['a sprig of parsley, to garnish'] }],
  ['rice to serve with', { steps: ['Serve with rice.'] }],
  ['a phrase that only sounds like food', { steps: ['Fish out the onion and cover with a tea towel.'] }],
  ['an ice bath', { steps: ['Prepare an ice bath.'] }],
  ['cooking spray', { steps: ['Grease a dish with cooking spray.'] }],
])('review() never refuses for %s', (_what, added) => {
  expect(reviewedStew(added).verdict).not.toBe('refused')
})

test('what is served beside joins the list, and tells so', () => {
  const { lines, codes } = reviewedStew({ steps: ['Serve with rice.'] })
  expect(lines).toContain('Rice, to serve')
  expect(codes).toContain('food-added')
})

test('a sentence that only brings in an allergen from nowhere falls', () => {
  const { said, codes } = reviewedStew({ steps: ['Finish with the feta.', 'Serve hot.'] })
  expect(said).not.toMatch(/feta/)
  expect(codes).toContain('unlisted-food-left-out')
})

test('a line that no step means stays and is told', () => {
  expect(reviewedStew({ lines: ['300 g pumpkin'] }).codes).toContain('unused-ingredient')
  const { lines, codes } = reviewedStew({ lines: ['50 g walnuts'] })
  expect(lines).toContain('50 g walnuts')
  expect(codes).toContain('unused-ingredient')
})

test('what the dish is called by stays in the list, though a step calls it otherwise', () => {
  const { lines } = reviewedStew({
    title: 'Banana Tomato Stew',
    lines: ['3 ripe bananas, mashed'],
    steps: ['Stir in the mash.'],
  })
  expect(lines).toContain('3 ripe bananas, mashed')
})

test.each([
  ['an age', ['Let your two-year-old help herself.']],
  ['chicken that goes back in', ['Nestle the onion back in.']],
])('no time and no food is read where there is none: %s', (_what, steps) => {
  const { codes, lines } = reviewedStew({ steps })
  expect(codes).not.toContain('food-added')
  expect(lines).toHaveLength(3)
})
