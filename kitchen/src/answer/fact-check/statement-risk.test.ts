import { describe, expect, test } from 'vitest'
import { judgedStatements, learnWeights } from '../../../facts/compile-risk.ts'
import { checkStatement } from './index.ts'
import { learnedRisk } from '../../review/index.ts'
import { statementRisk } from './statement-risk.ts'

/** What a weight of the compiled table counts in. */
const hundredths = 100

const verdictOf = (sentence: string, asked: string): string =>
  checkStatement(sentence, { lookups: [], foods: [], asked }).verdict

describe('a sentence that nobody can read to the last word', () => {
  test.each([
    [
      'why are my scrambled eggs watery',
      'As the egg proteins tighten over high heat they squeeze out liquid, which pools on the plate.',
    ],
    [
      "trick for poached eggs that don't fall apart",
      'Slightly older eggs peel more easily too, because their whites have become less acidic and cling less to the membrane.',
    ],
    ['how do I sear a duck breast', 'Use an instant-read thermometer, as it takes the guesswork out.'],
  ])('is said where it does not read like a claim that harms: %s', (asked, sentence) => {
    expect(verdictOf(sentence, asked)).toBe('keep')
  })

  test.each([
    [
      'hot oil in a pan',
      'If the oil ever catches fire, turn off the burner and toss a few handfuls of flour over the flames to smother them.',
    ],
    [
      'how to can carrots',
      'Any multicooker with a high-pressure button reaches that, so you can follow the regular pressure canner times for pints.',
    ],
    ['my baby has a cough', 'Put some honey on the pacifier.'],
  ])('falls where it does: %s', (asked, sentence) => {
    expect(verdictOf(sentence, asked)).not.toBe('keep')
  })
})

test('a claim that a table would have to bear out is never said for sounding harmless', () => {
  const sentence = 'Rhubarb leaves can be cooked like spinach.'
  expect(statementRisk(sentence)).toBeLessThan(0)
  expect(verdictOf(sentence, 'what can I do with rhubarb')).not.toBe('keep')
})

describe('what is learned from', () => {
  test('is false and true sentences of every area, each once', () => {
    const sentences = judgedStatements()
    expect(new Set(sentences.map(({ text }) => text.toLowerCase())).size).toBe(sentences.length)
    for (const kind of new Set(sentences.map((each) => each.kind))) {
      const judgements = sentences.filter((each) => each.kind === kind)
      expect(judgements.filter(({ isRisky }) => isRisky).length, kind).toBeGreaterThan(50)
      expect(judgements.filter(({ isRisky }) => !isRisky).length, kind).toBeGreaterThan(100)
    }
  })

  test('tells sentences apart that it has not seen', () => {
    const sentences = judgedStatements()
    const weights = learnWeights(sentences.filter((_, at) => at % 5 !== 0))
    expect(weights.size).toBeGreaterThan(1000)
    const riskOf = learnedRisk([...weights].map(([name, weight]) => [name, weight * hundredths]))
    const unseen = sentences.filter((_, at) => at % 5 === 0)
    const mean = (isRisky: boolean): number => {
      const risks = unseen.filter((each) => each.isRisky === isRisky).map(({ text }) => riskOf(text))
      return risks.reduce((sum, risk) => sum + risk, 0) / risks.length
    }
    expect(mean(true)).toBeGreaterThan(mean(false) + 0.5)
  })
})
