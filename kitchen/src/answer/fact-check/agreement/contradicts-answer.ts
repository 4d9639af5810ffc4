import { agreementFeatures } from './agreement-features.ts'
import type { AgreementFeatures, ReplyBeside } from './agreement-features.ts'
import compiled from './generated/agreement-weights.json' with { type: 'json' }

/** From which log odds on a reply is taken to contradict the answer: a true one that falls gives way to the kitchen's own answer, a false one that stands misleads. */
const bound = 0

const hundredths = 100
let learned: ReadonlyMap<string, number> | undefined

/**
 * Whether what a model replies says otherwise than the kitchen's own answer to the same question, as learned from replies that were judged beside answers
 * (`kitchen/facts/judged-replies.txt`). The whole reply is read: a sentence that is true by itself may stand beside one that is not.
 */
export function contradictsAnswer(beside: ReplyBeside): boolean {
  learned ??= new Map(compiled)
  return oddsOf(agreementFeatures(beside), learned) / hundredths >= bound
}

/** The log odds that a reply contradicts, by these weights. */
export function oddsOf(features: AgreementFeatures, weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [feature, value] of features) sum += value * (weights.get(feature) ?? 0)
  return sum
}
