import { readFileSync } from 'node:fs'
import { answerInTalk } from '../src/answer/answer-in-talk.ts'
import { nearReplies } from '../src/answer/examples/near-reply.ts'
import { evidenceOfNear, evidenceOfWords, readAsked } from '../src/answer/examples/reply-evidence.ts'
import type { ReplyEvidence } from '../src/answer/examples/reply-evidence.ts'
import { readJudgedAnswers } from './judged-answers.ts'
import type { JudgedAnswers } from './judged-answers.ts'
import { learnLogistic } from './learn-logistic.ts'
import type { LabelledCase } from './learn-logistic.ts'

const file = new URL('judged-answers.txt', import.meta.url)
const context = { today: '2026-11-27', basket: [], previous: [], seed: 1 } as const
const hundredths = 100
const decay = 0.001

/** What `likelihoodOf` reads: a feature of the evidence for a reply and its weight in hundredths. */
export function replyWeights(): readonly (readonly [string, number])[] {
  const cases = readJudgedAnswers(readFileSync(file, 'utf8')).flatMap(casesOf)
  return [...learnLogistic(cases, decay)]
    .map(([name, weight]) => [name, Math.round(weight * hundredths)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The replies that the kitchen weighs for a question, as far as they were judged. */
function casesOf({ question, gradeOf }: JudgedAnswers): readonly LabelledCase[] {
  const asked = readAsked(question, context, nearReplies(question, context))
  const told = answerInTalk(question, context)
  const replies: readonly (readonly [text: string, evidence: ReplyEvidence])[] = [
    [told.text, evidenceOfWords(asked, told)],
    ...asked.near.replies.map((reply) => [reply.text, evidenceOfNear(asked, reply)] as const),
  ]
  return replies.flatMap(([text, features]) => {
    const grade = gradeOf(text)
    return grade === undefined ? [] : [{ features, isWanted: grade === 'right' }]
  })
}
