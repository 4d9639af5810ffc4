import { expect, test } from 'vitest'
import { letterOfZero, readEmbedding, similarities } from './question-embedding.ts'

const letters = (...numbers: readonly number[]): string =>
  numbers.map((each) => String.fromCharCode(letterOfZero + each)).join('')
const embedding = readEmbedding({
  dimensions: 2,
  features: ['w:bread', 'w:stale'],
  ofFeatures: letters(127, 0, 0, -127),
  ofAnswers: letters(100, 0, 0, -50, 0, 0),
})

test('a question lies as near to an answer as their directions are alike, however long their rows are', () => {
  const near = similarities(embedding, [
    ['w:bread', 0.6],
    ['w:stale', 0.8],
  ])
  expect([...near].map((each) => Math.round(each * 100))).toEqual([60, 80, 0])
})

test('a question lies the less near the less of it is known, and nowhere where nothing is', () => {
  const half = similarities(embedding, [
    ['w:bread', 0.6],
    ['w:bicycle', 0.8],
  ])
  expect(half[0]).toBeCloseTo(0.6)
  expect([...similarities(embedding, [['w:bicycle', 1]])]).toEqual([0, 0, 0])
})
