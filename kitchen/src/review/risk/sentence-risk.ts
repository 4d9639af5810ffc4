import { readSentence } from '../../reading/index.ts'
import weights from './generated/risk-weights.json' with { type: 'json' }
import { sentenceFeatures } from './sentence-features.ts'

const hundredths = 100
/** The row of what every sentence begins with. */
const everySentence = ''

/**
 * A reader of sentences by learned weights, rows of a feature and its weight in hundredths. It gives the logarithm of the odds that a sentence harms: 0 is as likely as
 * not, above 0 more likely than not. It knows ways of speaking, not facts: what a rule decides is decided by the rule.
 */
export function learnedRisk(rows: unknown): (sentence: string) => number {
  let known: ReadonlyMap<string, number> | undefined
  return (sentence) => {
    known ??= new Map((rows as readonly (readonly [string, number])[]).map((row) => row))
    const heard = [...sentenceFeatures(readSentence(sentence))].flatMap(
      (feature) => known?.get(feature) ?? [],
    )
    const sum = heard.reduce((total, weight) => total + weight, 0)
    return (
      ((known.get(everySentence) ?? 0) + (heard.length === 0 ? 0 : sum / Math.sqrt(heard.length))) /
      hundredths
    )
  }
}

/** How much a sentence of a recipe reads like dangerous advice, as learned from `kitchen/facts/risky-sentences.txt`. */
export const sentenceRisk = learnedRisk(weights)
