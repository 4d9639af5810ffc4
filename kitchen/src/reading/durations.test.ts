import { expect, test } from 'vitest'
import { durationsIn } from './durations.ts'
import { readSentence, spanOf } from './index.ts'

/** The longer end of every time that a text names, in minutes. */
const minutesIn = (text: string) => {
  const { quantities, mentions } = readSentence(text)
  return [
    ...quantities.filter(({ kind }) => kind === 'duration').map(({ range }) => range.max),
    ...mentions.filter(({ kind }) => kind === 'time').map(({ id }) => spanOf(id).max),
  ]
}

test.each([
  ['Simmer for 15 minutes.', [15]],
  ['Bake 25-30 minutes, until golden.', [30]],
  ['Bake for 25 to 30 mins.', [30]],
  ['three and a half hours', [210]],
  ['two-and-a-half hours', [150]],
  ['an hour and a half', [90]],
  ['half an hour', [30]],
  ['a quarter of an hour', [15]],
  ['three quarters of an hour', [45]],
  ['three-quarters of an hour', [45]],
  ['1½ hours', [90]],
  ['1 1/2 hours', [90]],
  ['1.5 h', [90]],
  ['2h30', [150]],
  ['2 hrs 30 mins', [150]],
  ['one hour and twenty minutes', [80]],
  ['a good hour and a quarter', [75]],
  ['one to two hours', [120]],
  ['six or seven minutes', [7]],
  ['sixty-five minutes', [65]],
  ['one hundred and twenty minutes', [120]],
  ['a couple of hours', [120]],
  ['a few minutes', [3]],
  ['several hours', [180]],
  ['thirty seconds', [0.5]],
  ['two days', [2880]],
  ['a fortnight', [20160]],
  ['leave overnight', [720]],
  ['half a day', [720]],
  ['a 20-minute rest', [20]],
  ['Fry 3 minutes, turn, and fry 2 minutes more.', [3, 2]],
  ['Fry 1 minute, then 30 seconds on the other side.', [1, 0.5]],
  ['Roll it out a second time.', []],
  ['Cut the apples into quarters and halve the pears.', []],
  ['Heat the oven to 200 degrees and oil a tin.', []],
  ['Add 2 tomatoes and a half onion.', []],
] as const)('the times that a text names are read, in minutes: %s', (text, minutes) => {
  expect(minutesIn(text).map((each) => Math.round(each * 100) / 100)).toEqual(minutes)
})

test('a range has both its ends', () => {
  expect(readSentence('Chill for two to three hours.').quantities).toMatchObject([
    { range: { min: 120, max: 180 } },
  ])
})

test('durationsIn() says where the words of each time stand, and its shorter end', () => {
  const text = 'Fold for 2 to 3 minutes, chill overnight, then bake for an hour and a half.'
  const found = durationsIn(text)
  expect(found.map(({ start, end, low }) => [text.slice(start, end), low])).toEqual([
    ['2 to 3 minutes', 2],
    ['an hour and a half', 90],
  ])
})
