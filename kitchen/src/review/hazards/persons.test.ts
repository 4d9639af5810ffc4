import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([['honey for an infant', ['1 tbsp honey'], 'Stir in the honey and feed it to your baby.']])(
  'review() refuses %s',
  (_what, lines, step) => {
    expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
  },
)

test.each([
  ['whole grapes for a toddler', ['1 cup grapes'], 'Put the grapes on a plate for your toddler.'],
  ['spirits for children', ['200 ml vodka'], 'Stir in the vodka off the heat and hand round to the kids.'],
  ['sprouts in pregnancy', ['1 cup alfalfa sprouts'], 'Pile on the alfalfa sprouts, good for moms to be.'],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})
