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

test('what raw meat was sitting in is no sauce, whatever it is called', () => {
  const { verdict, said } = reviewedStew({
    lines: ['500 g chicken breast, cubed', '200 g yogurt', '1 lemon'],
    steps: [
      'Add the chicken to the yogurt and leave in the fridge for half an hour.',
      'Grill the chicken for 12 minutes until 165°F inside.',
      'Loosen what the meat was sitting in with the lemon juice and spoon it over the cooked chicken.',
    ],
  })
  expect(verdict === 'refused' || !said.includes('sitting in')).toBe(true)
})
