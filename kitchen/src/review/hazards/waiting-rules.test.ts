import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  [
    'thawed warm',
    '1 frozen chicken',
    'Leave the frozen chicken on the draining board overnight, then roast until 165°F inside.',
    'draining board',
  ],
  [
    'left out',
    '300 g shrimp',
    'Cook the shrimp until opaque, then leave on the worktop for five hours.',
    'worktop',
  ],
])('unsafe handling gives way: %s', (_what, line, step, words) => {
  const { verdict, said } = reviewedStew({ lines: [line], steps: [step] })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  [
    'a wait that only the day tells',
    ['300 g shrimp'],
    ['Cook the shrimp until opaque.', 'Set them out at noon for a 6 o’clock party.'],
    'noon',
  ],
  [
    'a pot that cools until morning',
    ['1 kg ground beef'],
    [
      'Cook the ground beef for 30 minutes.',
      'Let the pot cool on the stove until morning, then put it in the fridge.',
    ],
    'until morning',
  ],
  [
    'frozen meat out for the day',
    ['500 g frozen chicken breast'],
    ['Take the chicken out before work and leave it till you are home.', 'Fry to 165°F.'],
    'before work',
  ],
])('review() mends, by rule and not by a phrase: %s', (_what, lines, steps, words) => {
  const { verdict, said } = reviewedStew({ lines, steps })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  [
    'rice in the pot until tomorrow',
    ['300 g rice'],
    'Boil the rice and let it sit in the pot with the lid on till the next day.',
  ],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})

test.each([
  [
    'no verb that anybody knows',
    ['400 g cooked chicken'],
    'No ice pack needed even for a day on the beach.',
    'day on the beach',
  ],
  [
    'weekday to weekday',
    ['4 eggs', '250 ml cream'],
    'It lives under a dome from Monday to Thursday.',
    'Monday',
  ],
])('a long time that nothing proves safe gives way: %s', (_what, lines, step, words) => {
  const { verdict, said } = reviewedStew({ lines, steps: [step] })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  ['when something is done', 'After 3 hours, turn the shrimp.'],
  ['heat that goes on', 'Simmer for 3 hours with the shrimp, until opaque.'],
  ['the fridge', 'Chill the shrimp overnight in the fridge.'],
])('a long time that is proved safe stays to the letter: %s', (_what, step) => {
  const steps = ['Cook the shrimp until opaque.', step]
  expect(reviewedStew({ lines: ['300 g shrimp'], steps }).said).toContain(step)
})

test('rice that is cooked and left out in one sentence is kept cold', () => {
  const steps = [
    'Cook the rice and give it the whole night on the worktop: cold from the fridge it goes hard.',
  ]
  const { verdict, said } = reviewedStew({ lines: ['300 g rice'], steps })
  expect(verdict === 'refused' || !said.includes('whole night on the worktop')).toBe(true)
})
