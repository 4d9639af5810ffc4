import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  [
    'garlic kept in oil',
    ['8 cloves garlic', '1 cup olive oil'],
    'Cover the garlic with the olive oil and keep in the larder for a month.',
  ],
])('review() refuses %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})

test.each([
  [
    'vegetables in oil, kept',
    ['300 g mushrooms', '300 ml sunflower oil'],
    'Pack the mushrooms into a jar, submerge under the oil and put by until Christmas.',
  ],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})
