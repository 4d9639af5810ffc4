import { expect, test } from 'vitest'
import { partsOf } from './step-times.ts'

const timesOf = (text: string) =>
  partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [[part.words, part.minutes]]))

test.each([
  [
    'Roast for 6 minutes. Add the cod and roast for 14 minutes more.',
    [
      ['6 minutes', 6],
      ['14 minutes', 14],
    ],
  ],
  ['Fold slowly for 2 to 3 minutes, until set.', [['2 to 3 minutes', 2]]],
  ['Simmer for 1 hour and 30 minutes.', [['1 hour and 30 minutes', 90]]],
  ['Fry for 30 seconds.', [['30 seconds', 0.5]]],
  ['Heat the oven to 220°C (425°F) and use 2 pans.', []],
  ['Leave it overnight.', []],
  ['Stir for three minutes.', [['three minutes', 3]]],
  ['Keeps 3 days in the fridge.', []],
])('the times of "%s" are those a clock can be set to', (text, times) => {
  expect(timesOf(text)).toEqual(times)
})

test('the parts of a step are its words to the letter', () => {
  const text = 'Roast for 6 minutes. Lay the cod among them, 14 minutes more.'
  const words = partsOf(text).map((part) => (typeof part === 'string' ? part : part.words))
  expect(words.join('')).toBe(text)
})
