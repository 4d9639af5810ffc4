import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { elapsedIn } from '../asked/elapsed.ts'
import { tokensOf } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'
import type { NearReply } from './near-reply.ts'

/** 'Ask the pediatrician', 'I only know what is safe for people': nothing is decided, only who decides it is told. */
type SentAway = {
  readonly opening: string
  readonly least: number
  readonly isFor: 'food' | 'person' | 'animal'
}
/** How near an answer has to be to take its place, and whether it has to be written for the food or for such people: who may be ill already is sent on sooner, and whether a food heals is for the doctor. */
const sentAway: readonly SentAway[] = [
  { opening: 'For what, when and how much, ask', least: 0.38, isFor: 'food' },
  { opening: 'I only know what is safe for people', least: 0.54, isFor: 'animal' },
  { opening: 'I have no rule of FDA', least: 0.38, isFor: 'food' },
  { opening: 'That is for your doctor', least: 0.38, isFor: 'food' },
  { opening: 'Please ask your doctor', least: 0.38, isFor: 'food' },
  { opening: 'I cannot judge that from here', least: 0.6, isFor: 'food' },
  { opening: 'That is a question for your doctor', least: 0.42, isFor: 'person' },
]

/** How near a reply has to be to what only sends somebody away; undefined where something was told. */
export function leastForSentAway({ text }: TopicReply, nearest: NearReply): number | undefined {
  const sent = sentAway.find(({ opening }) => text.startsWith(opening))
  if (sent === undefined) return undefined
  const isWritten = sent.isFor === 'person' ? nearest.isAboutPerson : nearest.namesFood
  return isWritten ? sent.least : 1
}

/** True for a reply that only tells who decides. */
export const sendsAway = ({ text }: TopicReply): boolean =>
  sentAway.some(({ opening, isFor }) => isFor !== 'animal' && text.startsWith(opening))

/** True where the days that went by were counted: only that it must not be eaten at all comes before that. */
export function countsDays({ text }: TopicReply, question: string, { today }: AnswerContext): boolean {
  const elapsed = elapsedIn(tokensOf(plainText(question)), today)
  return elapsed !== null && text.toLowerCase().includes(elapsed.aloud.toLowerCase())
}
