import { readSentence } from '../../reading/index.ts'
import weights from './generated/risk-weights.json' with { type: 'json' }
import { sentenceFeatures } from './sentence-features.ts'

const hundredths = 100
/** The row of what every sentence begins with. */
const everySentence = ''
let known: ReadonlyMap<string, number> | undefined

/**
 * How much a sentence reads like dangerous advice: the logarithm of the odds that it is, as learned from `kitchen/facts/risky-sentences.txt`. 0 is as likely as not, above 0 more likely than not.
 * It knows ways of speaking, not facts: what a rule decides is decided by the rule.
 */
export function sentenceRisk(sentence: string): number {
  known ??= new Map((weights as unknown as readonly (readonly [string, number])[]).map((row) => row))
  const features = sentenceFeatures(readSentence(sentence))
  let sum = 0
  for (const feature of features) sum += known.get(feature) ?? 0
  const heard = [...features].filter((feature) => known?.has(feature)).length
  return ((known.get(everySentence) ?? 0) + (heard === 0 ? 0 : sum / Math.sqrt(heard))) / hundredths
}
