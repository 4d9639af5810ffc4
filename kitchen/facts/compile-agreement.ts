import { readFileSync } from 'node:fs'
import { agreementFeatures } from '../src/answer/fact-check/agreement/agreement-features.ts'
import { fillSlots } from '../src/answer/cards/fill-slots.ts'
import { knownAnswers } from '../src/answer/examples/known-answers.ts'
import { learnLogistic } from './learn-logistic.ts'
import type { LabelledCase } from './learn-logistic.ts'

const file = new URL('judged-replies.txt', import.meta.url)
const hundredths = 100
const decay = 0.02
/** A weight as small as this moves no reply. */
const least = 3

/** A reply to a question beside an answer of the kitchen, and whether it is false. */
type JudgedReply = {
  readonly isFalse: boolean
  readonly reply: string
  readonly asked: string
  readonly own: string
}

/**
 * Reads judged replies: '# ' and the opening words of the answer they were judged beside, then '? ' with a question, '+ ' with a true reply to it and '- ' with a false one. Throws a RangeError
 * for an answer that the kitchen does not have.
 */
export function readJudgedReplies(text: string): readonly JudgedReply[] {
  const texts = knownAnswers().flatMap((answer) =>
    answer.kind === 'card' ? [fillSlots(answer.card.text)] : [],
  )
  let [own, asked] = ['', '']
  return text.split('\n').flatMap((line) => {
    const rest = line.slice(2)
    if (line.startsWith('# ')) own = ownText(rest, texts)
    if (line.startsWith('? ')) asked = rest
    if (!line.startsWith('+ ') && !line.startsWith('- ')) return []
    return [{ isFalse: line.startsWith('- '), reply: rest, asked, own }]
  })
}

function ownText(heading: string, texts: readonly string[]): string {
  const own = texts.find((text) => text.startsWith(heading))
  if (own === undefined) throw new RangeError(`"${heading}" is the opening of no answer`)
  return own
}

const judgedReplies = (): readonly JudgedReply[] => readJudgedReplies(readFileSync(file, 'utf8'))

/** What the weights are learned from: every judged reply, and of the samples what they show. */
export function* agreementLessons(isSample: (at: number) => boolean): Generator<string> {
  for (const [at, judged] of judgedReplies().entries())
    yield JSON.stringify([judged, ...(isSample(at) ? agreementFeatures(judged) : [])])
}

/** What `contradictsAnswer` reads: a feature and its weight in hundredths, those that hardly move anything left out. */
export function agreementWeights(): readonly (readonly [string, number])[] {
  const cases = judgedReplies().map((judged): LabelledCase => ({
    isWanted: judged.isFalse,
    features: agreementFeatures(judged),
  }))
  return [...learnLogistic(cases, decay)]
    .map(([name, weight]) => [name, Math.round(weight * hundredths)] as const)
    .filter(([, weight]) => Math.abs(weight) >= least)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
