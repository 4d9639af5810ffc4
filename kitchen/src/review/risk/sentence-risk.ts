import { readSentence } from '../../reading/index.ts'
import weights from './generated/risk-weights.json' with { type: 'json' }
import { riskFeatures } from './sentence-features.ts'

/** A feature and its weight in hundredths. */
export type WeightRow = readonly [feature: string, weight: number]

const hundredths = 100
/** The row of what every sentence begins with. */
const everySentence = ''

/**
 * A reader of sentences by learned weights, rows of a feature and its weight in hundredths; `v:` is the weight of a word by what it is used like. It gives the logarithm
 * of the odds that a sentence harms: 0 is as likely as not, above 0 more likely than not. It knows ways of speaking, not facts: what a rule decides is decided by the rule.
 */
export function learnedRisk(rows: readonly WeightRow[]): (sentence: string) => number {
  let known: ReadonlyMap<string, number> | undefined
  return (sentence) => {
    known ??= new Map(rows)
    const weightOf = (name: string) => known?.get(name) ?? []
    const read = readSentence(sentence)
    const heard = [...riskFeatures(read)].flatMap(weightOf)
    const words = read.tokens.flatMap(({ singular }) => weightOf(`v:${singular}`))
    const ofFeatures = heard.length === 0 ? 0 : sumOf(heard) / Math.sqrt(heard.length)
    const ofWords = words.length === 0 ? 0 : sumOf(words) / words.length
    return ((known.get(everySentence) ?? 0) + ofFeatures + ofWords) / hundredths
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((total, weight) => total + weight, 0)

/** How much a sentence of a recipe reads like dangerous advice, as learned from `kitchen/facts/risky-sentences.txt`. */
export const sentenceRisk = learnedRisk(weights)
