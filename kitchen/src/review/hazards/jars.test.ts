import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  ['jars on a shelf', ['1 kg carrots'], 'Seal the carrots in jars and store in the cellar for months.'],
])('review() refuses %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})

test.each([
  [
    'jars boiled and put in the cellar',
    ['1 kg green beans'],
    'Pack the beans in jars. Lower into a pan of boiling water for 30 minutes, then line them up in the cellar.',
  ],
  [
    'jars turned upside down',
    ['1 kg pumpkin'],
    'Fill hot jars with the pumpkin, turn them upside down and put away for the winter.',
  ],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})
