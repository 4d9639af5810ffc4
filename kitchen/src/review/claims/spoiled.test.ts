import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([['green potatoes', ['4 potatoes, gone green'], 'Boil the potatoes for 20 minutes.']])(
  'review() refuses %s',
  (_what, lines, step) => {
    expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
  },
)
