import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([['a title with a food that is not there', { title: 'Tomato Stew with Mussels' }]])(
  'review() never refuses for %s',
  (_what, added) => {
    expect(reviewedStew(added).verdict).not.toBe('refused')
  },
)

test('a title keeps no claim, no person and no time that the recipe does not hold', () => {
  const tahini = { lines: ['2 tbsp tahini'], steps: ['Stir in the tahini.'] }
  expect(reviewedStew({ title: 'Sesame-Free Tomato Stew', ...tahini }).title).toBe('Tomato Stew')
  expect(reviewedStew({ title: 'Tomato Stew for a Nut-Allergic Guest' }).title).toBe('Tomato Stew')
  expect(reviewedStew({ title: '5-Minute Tomato Stew' }).title).toBe('Tomato Stew')
})
