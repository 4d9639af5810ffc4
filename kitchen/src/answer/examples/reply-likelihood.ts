import compiled from './generated/reply-weights.json' with { type: 'json' }
import type { ReplyEvidence } from './reply-evidence.ts'

const hundredths = 100
let weights: ReadonlyMap<string, number> | undefined

/**
 * How likely a reply is the right one, of 1: a logistic curve over its evidence, learned from replies to questions of people that were judged by others
 * (`facts/judged-answers.txt`).
 */
export function likelihoodOf(evidence: ReplyEvidence): number {
  weights ??= new Map(compiled as unknown as readonly (readonly [string, number])[])
  let sum = 0
  for (const [feature, value] of evidence) sum += ((weights.get(feature) ?? 0) / hundredths) * value
  return 1 / (1 + Math.exp(-sum))
}
