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

test.each([
  ['watches', ['2 tbsp honey'], 'Stir in the honey and let the toddler watch it melt.', false],
  ['eats', ['2 tbsp honey'], 'Stir in the honey and let the toddler eat it warm.', false],
  ['infant watches', ['2 tbsp honey'], 'Stir in the honey and let the babies watch it melt.', false],
  ['infant eats', ['2 tbsp honey'], 'Stir in the honey and let the babies eat it warm.', true],
  ['oats swell', ['80 g oats', '100 ml milk'], "Stir the oats and milk and let 'em swell 5 minutes.", false],
])('who helps is given nothing to eat, and what swells is no guest: %s', (_what, lines, step, isRefused) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict === 'refused').toBe(isRefused)
})
