import { expect, test } from 'vitest'
import { review } from './index.ts'

const codesOf = (oil: string, step: string) =>
  review(
    {
      title: 'Chips',
      servings: 4,
      ingredients: ['1 kg potatoes', oil, '1 tsp salt'],
      steps: [
        { text: 'Cut the potatoes into chips, rinse them and dry them well.' },
        { text: step },
        { text: 'Salt them and serve at once.' },
      ],
      writtenBy: 'model',
    },
    { ingredients: ['potatoes'] },
  ).findings.map(({ code }) => code)

test.each([
  ['Oil to 140°C in a deep pan, chips 7 minutes, drain, and again at 180°C until golden.', false],
  ['Toss the potatoes with the oil and roast them at 200°C for 40 minutes.', true],
  ['Toss the potatoes with the oil and eat them with a spoon.', true],
])('so much oil is for frying in, or too much: %s', (step, isAbsurd) => {
  expect(codesOf('1.5 litres sunflower oil', step).includes('absurd-amount')).toBe(isAbsurd)
})
