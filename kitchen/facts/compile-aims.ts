import { readFileSync } from 'node:fs'
import { aimFeatures } from '../src/answer/aims/aim-features.ts'
import { knownAnswers } from '../src/answer/examples/known-answers.ts'
import type { KnownAnswer } from '../src/answer/examples/known-answers.ts'
import { tokensOf } from '../src/answer/asked/tokens.ts'
import { plainText } from '../src/answer/plain-text.ts'
import { tellsOfStanding } from '../src/answer/storage/stood-out.ts'
import { readExamples } from './compile-examples.ts'
import { learnKinds, lessonsOf, weightRows } from './learn-kinds.ts'
import type { Learned, Lessons } from './learn-kinds.ts'
import { readMessages } from './read-messages.ts'
import type { ToldMessage } from './read-messages.ts'

const messages = new URL('aim-messages.txt', import.meta.url)
const questions = new URL('example-questions.txt', import.meta.url)

const none = 'none'
const everySecond = 2

export const aimMessages = (): readonly ToldMessage[] => readMessages(readFileSync(messages, 'utf8'))

/** What tells the aims from each other and from other questions of the kitchen, learned from these messages. */
export const learnAims = (told: readonly ToldMessage[]): Learned => learnKinds(aimLessons(told))

/** What they are learned from: every message and question that may be one, and of the samples what they show. */
export function* aimTexts(isSample: (at: number) => boolean): Generator<string> {
  for (const [at, { kind, text }] of [...aimMessages(), ...mayBeAsked()].entries())
    yield JSON.stringify([kind, text, ...(isSample(at) ? [isOfStanding(text), ...aimFeatures(text)] : [])])
}

function aimLessons(told: readonly ToldMessage[]): Lessons {
  const kinds = [none, ...new Set(told.map(({ kind }) => kind).filter((kind) => kind !== none))]
  return {
    lessons: lessonsOf(told, asked(), (kind) => kinds.indexOf(kind)),
    samplesOf: ({ text, ...rest }) => [{ features: aimFeatures(text), ...rest }],
    kinds,
  }
}

/** The questions of wishes for dishes, and of the others every second one of people's that neither belongs to food which stood warm nor tells of any. */
const asked = (): readonly ToldMessage[] =>
  mayBeAsked().filter(({ kind, text }) => kind !== none || !isOfStanding(text))

const isOfStanding = (text: string): boolean => tellsOfStanding(tokensOf(plainText(text)))

/** The same with those that tell of food which stood warm: to hear that takes a minute for all. */
function mayBeAsked(): readonly ToldMessage[] {
  const answers = knownAnswers()
  const examples = readExamples(readFileSync(questions, 'utf8'), answers)
  return examples.flatMap((lines, at) => {
    const answer = answers[at]
    if (answer?.kind === 'computed' && answer.by === 'dishes')
      return lines.map((text) => ({ kind: 'dishes', text }))
    if (answer === undefined || isOfStoodWarm(answer)) return []
    const own = answer.kind === 'computed' ? 0 : 1
    return lines
      .slice(own)
      .filter((_, index) => index % everySecond === 0)
      .map((text) => ({ kind: none, text }))
  })
}

const isOfStoodWarm = (answer: KnownAnswer): boolean =>
  answer.kind === 'card'
    ? answer.card.text.includes('{fact:out-hours}')
    : answer.kind === 'guidance' && answer.entry.key === 'left-out'

/** What `hearAim` reads. */
export const aimWeights = (): readonly unknown[] => weightRows(learnAims(aimMessages()))
