import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  [
    'marinade',
    '4 chicken thighs',
    'Marinate the chicken thighs, grill until 165°F inside and serve with the leftover marinade.',
    'leftover marinade',
  ],
])('unsafe handling gives way: %s', (_what, line, step, words) => {
  const { verdict, said } = reviewedStew({ lines: [line], steps: [step] })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  [
    'a used bath as the dip',
    ['600 g chicken breast', '1 cup yogurt'],
    [
      'Marinate the chicken breast in the yogurt.',
      'Grill to 165°F.',
      'Pass round what is left of the bath as the dip.',
    ],
    'left of the bath',
  ],
])('review() mends, by rule and not by a phrase: %s', (_what, lines, steps, words) => {
  const { verdict, said } = reviewedStew({ lines, steps })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})
