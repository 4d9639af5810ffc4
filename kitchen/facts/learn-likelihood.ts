import { likelihood } from '../src/answer/examples/nearest-answers.ts'
import type { SurenessWeights } from '../src/answer/examples/nearest-answers.ts'

/** A nearest answer: how near it was, how near the next one, and whether it was the right one. */
export type Tried = { readonly nearness: number; readonly other: number; readonly isRight: boolean }

const rounds = 4000
const step = 2
const digits = 1000

/** Logistic regression by plain gradient descent: the same tries give the same weights, to three digits. */
export function learnLikelihood(tries: readonly Tried[]): SurenessWeights {
  let weights: SurenessWeights = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const slope = [0, 0, 0]
    for (const { nearness, other, isRight } of tries) {
      const error = Number(isRight) - likelihood(weights, nearness, other)
      slope[0] = (slope[0] ?? 0) + error
      slope[1] = (slope[1] ?? 0) + error * nearness
      slope[2] = (slope[2] ?? 0) + error * (nearness - other)
    }
    const moved = weights.map((weight, at) => weight + (step * (slope[at] ?? 0)) / tries.length)
    weights = [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0]
  }
  return [rounded(weights[0]), rounded(weights[1]), rounded(weights[2])]
}

const rounded = (weight: number): number => Math.round(weight * digits) / digits
