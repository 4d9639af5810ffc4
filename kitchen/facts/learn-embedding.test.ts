import { describe, expect, test } from 'vitest'
import { learnEmbedding } from './learn-embedding.ts'
import type { LabelledQuestion, Lessons } from './learn-embedding.ts'
import { dot } from './row-vectors.ts'

/** Three answers that share feature 0; each has a feature of its own (1, 2, 3), and answer 2 is also asked for by feature 4. */
const asked = (answer: number, own: number): LabelledQuestion => ({
  answer,
  columns: [0, own],
  weights: [0.6, 0.8],
  counts: 1,
  rivals: [0, 1, 2].filter((each) => each !== answer),
})
const questions = Array.from({ length: 60 }, () => [
  asked(0, 1),
  asked(1, 2),
  asked(2, 3),
  asked(2, 4),
]).flat()
const lessons: Lessons = {
  questions,
  features: Array.from({ length: 5 }, () => undefined),
  directions: [[[0, 1]], [[0, 1]], [[0, 1]]],
}

const pointing = (at: number): Float32Array => Float32Array.from({ length: 8 }, (_, place) => +(place === at))

function nearest(
  { dimensions, ofFeatures, ofAnswers }: ReturnType<typeof learnEmbedding>,
  column: number,
): number {
  const near = [0, 1, 2].map((answer) => {
    const own = answer * dimensions
    const length = Math.sqrt(dot(ofAnswers, own, ofAnswers, own, dimensions))
    return dot(ofFeatures, column * dimensions, ofAnswers, own, dimensions) / length
  })
  return near.indexOf(Math.max(...near))
}

describe('learnEmbedding()', () => {
  test('places each feature nearest to the answer it is asked for', () => {
    const learned = learnEmbedding(lessons)
    expect([1, 2, 3, 4].map((column) => nearest(learned, column))).toEqual([0, 1, 2, 2])
  })

  test('a feature that no question has yet lies near the answer of one that points alike', () => {
    const features = [undefined, pointing(0), pointing(1), pointing(2), pointing(3), pointing(1)]
    expect(nearest(learnEmbedding({ ...lessons, features }), 5)).toBe(1)
  })

  test('gives the same embedding for the same lessons', () => {
    expect(learnEmbedding(lessons).ofAnswers).toEqual(learnEmbedding(lessons).ofAnswers)
  })
})
