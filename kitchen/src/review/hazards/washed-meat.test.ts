import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  ['washed', '4 chicken thighs', 'Rinse the chicken thighs, then fry until 165°F inside.', 'Rinse'],
])('unsafe handling gives way: %s', (_what, line, step, words) => {
  const { verdict, said } = reviewedStew({ lines: [line], steps: [step] })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  [
    'the platter of the raw',
    ['8 chicken drumsticks'],
    ['Lay the raw drumsticks on the platter.', 'Grill to 165°F.', 'Slide them back onto their platter.'],
    'their platter',
  ],
])('review() mends, by rule and not by a phrase: %s', (_what, lines, steps, words) => {
  const { verdict, said } = reviewedStew({ lines, steps })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  'Wash everything that the raw chicken touched.',
  'Wash everything the chicken thighs have touched.',
  'Clean and wash anything the raw chicken was in contact with or touched.',
  'Wash whatever the raw chicken thighs touched.',
])('what raw meat touched may be washed: %s', (sentence) => {
  const { said } = reviewedStew({
    lines: ['4 chicken thighs'],
    steps: ['Fry the chicken thighs until they read 165°F (74°C).', sentence],
  })
  expect(said).toContain(sentence)
})

test.each([
  'Wash everything, the chicken thighs too, under the tap.',
  'Wash the chicken thighs and all that you touched.',
])('meat that is washed with other things is still not to be washed: %s', (sentence) => {
  const { said } = reviewedStew({
    lines: ['4 chicken thighs'],
    steps: [sentence, 'Fry the chicken thighs until they read 165°F (74°C).'],
  })
  expect(said).not.toContain(sentence)
})
