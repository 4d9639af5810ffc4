import { readFileSync } from 'node:fs'
import { aimFeatures } from '../src/answer/aims/aim-features.ts'
import { readMessages } from './compile-emergencies.ts'
import type { EmergencyMessage } from './compile-emergencies.ts'
import { learnKinds, weightRows } from './learn-kinds.ts'
import type { Learned, Sample } from './learn-kinds.ts'

const messages = new URL('aim-messages.txt', import.meta.url)
const questions = new URL('example-questions.txt', import.meta.url)

const none = 'none'
const worthOfMessage = 3
const everySecond = 2

export const aimMessages = (): readonly EmergencyMessage[] => readMessages(readFileSync(messages, 'utf8'))

/** What tells the aims from each other and from other questions of the kitchen, learned from these messages. */
export function learnAims(told: readonly EmergencyMessage[]): Learned {
  const kinds = [none, ...new Set(told.map(({ kind }) => kind).filter((kind) => kind !== none))]
  const sample = ({ kind, text }: EmergencyMessage, worth: number): Sample => ({
    features: aimFeatures(text),
    kind: kinds.indexOf(kind),
    worth,
  })
  return learnKinds(
    [...told.map((each) => sample(each, worthOfMessage)), ...asked().map((each) => sample(each, 1))],
    kinds,
  )
}

/** Every second example question that another answer has, and those of wishes for dishes. */
function asked(): readonly EmergencyMessage[] {
  const parts = readFileSync(questions, 'utf8').split('\n# ')
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '')
    if (heading === 'computed:dishes') return lines.map((text) => ({ kind: 'dishes', text }))
    if (standsWarm.some((words) => heading.includes(words))) return []
    return lines.filter((_, at) => at % everySecond === 0).map((text) => ({ kind: none, text }))
  })
}

/** Openings of answers about food that stood warm, whose questions are of that aim more often than not. */
const standsWarm = [
  'left-out',
  'Throw it away after',
  'No longer than',
  'Throw meat, fish, milk',
  'Throw it away if it stood',
  'Only if it stayed hot',
]

/** What `hearAim` reads. */
export const aimWeights = (): readonly unknown[] => weightRows(learnAims(aimMessages()))
