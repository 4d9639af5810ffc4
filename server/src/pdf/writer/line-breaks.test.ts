import { expect, test } from 'vitest'
import { lineBreaks, type Piece } from './line-breaks.ts'

/** Words of so many units each, a space of 3 between any two. */
const spaced = (...widths: readonly number[]): readonly Piece[] =>
  widths.flatMap((width, index): readonly Piece[] => [
    ...(index > 0 ? [{ kind: 'space', width: 3, stretch: 1.5, shrink: 1 } as const] : []),
    { kind: 'word', width },
  ])

test('a paragraph that fits is one line', () => {
  expect(lineBreaks(spaced(10, 10), 23)).toEqual([])
  expect(lineBreaks([], 10)).toEqual([])
})

test('lines are broken so that all of them are even, though one more word would have fitted', () => {
  // With three words in the first line the fourth would stand alone in the second.
  expect(lineBreaks(spaced(8, 8, 8, 12, 25), 30)).toEqual([3, 7])
  expect(lineBreaks(spaced(8, 8, 8, 12, 14), 30)).toEqual([5])
})

test('spaces give a third of their width so that one more word fits, and no more', () => {
  expect(lineBreaks(spaced(20, 20, 20, 20), 65)).toEqual([5])
  expect(lineBreaks(spaced(20, 20, 20, 20), 63)).toEqual([3])
})

test('words that fill their lines alone stand alone, and a word too wide for any line breaks only where it may', () => {
  expect(lineBreaks(spaced(50, 50, 50), 60)).toEqual([1, 3])
  expect(lineBreaks(spaced(90, 10), 60)).toEqual([1])
  const long: readonly Piece[] = [
    { kind: 'word', width: 40 },
    { kind: 'break', width: 5, penalty: 600 },
    { kind: 'word', width: 40 },
    { kind: 'break', width: 5, penalty: 600 },
    { kind: 'word', width: 40 },
  ]
  expect(lineBreaks(long, 60)).toEqual([1, 3])
  expect(lineBreaks(long, 90)).toEqual([3])
})
