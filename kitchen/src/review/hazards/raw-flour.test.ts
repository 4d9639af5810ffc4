import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  [
    'a dip of cake mix',
    ['1 box yellow cake mix', '250 g cream cheese'],
    'Chill. Beat the cream cheese with the cake mix.',
  ],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})
