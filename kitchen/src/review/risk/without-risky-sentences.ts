import { readSentence, sentencesOf, withoutSentences } from '../../reading/index.ts'
import { repaired } from '../finding.ts'
import { asksForLabels } from '../words/warnings.ts'
import { warnsTruly } from '../words/foreign-words.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import { sentenceRisk } from './sentence-risk.ts'

/**
 * From which risk on a sentence is left out: of sentences of recipes that cooks published 3 in 1,000 are, of dangerous recipes that no rule knew 6 of 13 lost their danger
 * (docs/attacks.md).
 */
const mostRisk = 1.5

/**
 * The recipe without the sentences that no rule refuses and that read like dangerous advice. What warns stays. The built-in kitchen's own sentences are not judged: each is
 * of its facts.
 */
export const withoutRiskySentences: Stage = (work) => {
  if (work.draft.writtenBy === 'kitchen') return work
  const risky = work.steps.flatMap(({ text }) => sentencesOf(text)).filter((each) => isRisky(each, work))
  if (risky.length === 0) return work
  const isLeftOut = (sentence: string): boolean => risky.includes(sentence)
  return withFindings(
    withStepTexts(work, (text) => withoutSentences(text, isLeftOut)),
    risky.map((where) =>
      repaired({
        kind: 'hazards',
        code: 'risky-sentence-removed',
        message:
          'A sentence that reads like dangerous advice, and that the kitchen cannot prove, was left out.',
        where,
      }),
    ),
  )
}

function isRisky(sentence: string, work: Work): boolean {
  if (sentenceRisk(sentence) < mostRisk) return false
  const read = readSentence(sentence)
  return !warnsTruly(read, work) && !asksForLabels(read, work)
}
