import { readFileSync } from 'node:fs'
import { dangerFeatures, partsOf } from '../src/answer/emergencies/message-parts.ts'
import { readMessages } from './read-messages.ts'
import type { ToldMessage } from './read-messages.ts'
import { learnKinds, lessonsOf, weightRows } from './learn-kinds.ts'
import type { Learned, Lesson, Lessons, Sample } from './learn-kinds.ts'

const messages = new URL('emergency-messages.txt', import.meta.url)
const questions = new URL('example-questions.txt', import.meta.url)

/** The heading of messages that sound like an emergency and are none. */
const harmless = 'none'
const everyThird = 3
/** The parts of a harmless message are many and much the same. */
const worthOfPart = 0.4
/** What somebody suffers from who is in no accident. */
const despair = ['eating', 'self-harm']

export const emergencyMessages = (): readonly ToldMessage[] => readMessages(readFileSync(messages, 'utf8'))

/** What tells the kinds of emergency from each other and from questions of the kitchen, learned from these messages. */
export const learnEmergencies = (told: readonly ToldMessage[]): Learned => learnKinds(emergencyLessons(told))

/** What they are learned from. */
export function emergencyLessons(told: readonly ToldMessage[]): Lessons {
  const kinds = [...new Set(told.map(({ kind }) => kind))].filter((kind) => kind !== harmless).toSorted()
  return {
    lessons: lessonsOf(told, harmlessQuestions(), (kind) => kinds.indexOf(kind) + 1),
    samplesOf: ({ text, ...rest }) => [{ features: dangerFeatures(text), ...rest }],
    kinds: [harmless, ...kinds],
  }
}

/**
 * What tells in a part of a message that somebody does not want to live, or is harmed by how they eat, learned from the same messages: any other emergency is none here, and
 * of a harmless message each part is harmless too.
 */
export const learnDespair = (told: readonly ToldMessage[]): Learned => learnKinds(despairLessons(told))

/** What it is learned from. */
export function despairLessons(told: readonly ToldMessage[]): Lessons {
  return {
    lessons: lessonsOf(told, harmlessQuestions(), (kind) => despair.indexOf(kind) + 1),
    samplesOf: wholeAndParts,
    kinds: [harmless, ...despair],
  }
}

function wholeAndParts({ text, kind, worth }: Lesson): readonly Sample[] {
  const parts = kind === 0 ? partsWithin(text) : []
  return [
    { features: dangerFeatures(text), kind, worth },
    ...parts.map((features) => ({ features, kind, worth: worth * worthOfPart })),
  ]
}

/** The parts of a message that has several. */
function partsWithin(text: string): readonly ReadonlySet<string>[] {
  const parts = partsOf(text)
  return parts.length > 1 ? parts : []
}

/** Every third question that people ask of the cards, whose first is the kitchen's own, and all of those that tables answer or nobody does, or that tell of an allergy and of no accident. */
function harmlessQuestions(): readonly ToldMessage[] {
  const parts = readFileSync(questions, 'utf8').split('\n# ')
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '')
    const isAll = heading.startsWith('computed:')
    const asked = isAll ? lines : lines.slice(1)
    return asked
      .filter((text, at) => isAll || text.includes('allerg') || at % everyThird === 0)
      .map((text) => ({ kind: harmless, text }))
  })
}

/** What `hearEmergency` reads. */
export const emergencyWeights = (): readonly unknown[] => weightRows(learnEmergencies(emergencyMessages()))

/** What `hearDespair` reads. */
export const despairWeights = (): readonly unknown[] => weightRows(learnDespair(emergencyMessages()))
