import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([['foraged mushrooms', ['a handful of foraged mushrooms'], 'Fry the mushrooms for 5 minutes.']])(
  'review() refuses %s',
  (_what, lines, step) => {
    expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
  },
)

test.each([
  [
    'kernels of listed stone fruit',
    ['500 g cherries'],
    'Add the cherries. Crack the stones and stir in a handful of the ground kernels.',
  ],
  [
    'rhubarb with its leaves',
    ['500 g rhubarb with its leaves'],
    'Shred the rhubarb and simmer for 10 minutes.',
  ],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})

test('what animals ate of a mushroom proves nothing', () => {
  const steps = [
    'Whatever the squirrels have nibbled is fit for your basket too.',
    'Fry the mushrooms for 10 minutes.',
  ]
  expect(reviewedStew({ lines: ['300 g mushrooms'], steps }).verdict).toBe('refused')
})

test.each(['It tastes like chicken.', 'Eat it with fish or on toast.'])(
  'who eats is no animal: %s',
  (sentence) => {
    const steps = ['Fry the mushrooms for 10 minutes.', sentence]
    expect(reviewedStew({ lines: ['300 g mushrooms'], steps }).verdict).not.toBe('refused')
  },
)
