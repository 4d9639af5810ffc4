import { readFileSync } from 'node:fs'
import { partsOf } from '../src/answer/emergencies/message-parts.ts'
import { messageFeatures } from '../src/answer/learned/message-features.ts'
import { readMessages } from './read-messages.ts'
import type { ToldMessage } from './read-messages.ts'
import { learnKinds, weightRows } from './learn-kinds.ts'
import type { Learned, Sample } from './learn-kinds.ts'

const messages = new URL('emergency-messages.txt', import.meta.url)
const questions = new URL('example-questions.txt', import.meta.url)

/** The heading of messages that sound like an emergency and are none. */
const harmless = 'none'
const everyThird = 3
/** Beside the many questions of the kitchen a message of somebody in danger, or one that only sounds so, counts more. */
const worthOfMessage = 3
/** The parts of a harmless message are many and much the same. */
const worthOfPart = 0.4

export const emergencyMessages = (): readonly ToldMessage[] => readMessages(readFileSync(messages, 'utf8'))

/** What tells the kinds of emergency from each other and from questions of the kitchen, learned from these messages. */
export function learnEmergencies(told: readonly ToldMessage[]): Learned {
  const kinds = [...new Set(told.map(({ kind }) => kind))].filter((kind) => kind !== harmless).toSorted()
  const samples = ({ kind, text }: ToldMessage, worth: number): readonly Sample[] =>
    [
      { features: messageFeatures(text), worth },
      ...(kind === harmless ? partsWithin(text).map((features) => ({ features, worth: worth * worthOfPart })) : []),
    ].map((each) => ({ ...each, kind: kinds.indexOf(kind) + 1 }))
  const asked = harmlessQuestions().map((text) => ({ kind: harmless, text }))
  return learnKinds(
    [...told.flatMap((each) => samples(each, worthOfMessage)), ...asked.flatMap((each) => samples(each, 1))],
    [harmless, ...kinds],
  )
}

/** The parts of a message that has several: of a harmless one they are harmless too. */
function partsWithin(text: string): readonly ReadonlySet<string>[] {
  const parts = partsOf(text)
  return parts.length > 1 ? parts : []
}

/** Every third question that people ask of the cards, whose first is the kitchen's own, and all of those that tables answer or nobody does, or that tell of an allergy and of no accident. */
function harmlessQuestions(): readonly string[] {
  const parts = readFileSync(questions, 'utf8').split('\n# ')
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '')
    const isAll = heading.startsWith('computed:')
    const asked = isAll ? lines : lines.slice(1)
    return asked.filter((text, at) => isAll || text.includes('allerg') || at % everyThird === 0)
  })
}

/** What `hearEmergency` reads. */
export const emergencyWeights = (): readonly unknown[] => weightRows(learnEmergencies(emergencyMessages()))
