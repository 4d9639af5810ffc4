import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { elapsedIn } from '../asked/elapsed.ts'
import { tokensOf } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'

/** 'Ask the pediatrician': nothing is decided, only who decides it is told. */
const sentAway = [
  'For what, when and how much, ask',
  'I have no rule of FDA',
  'That is for your doctor',
  'Please ask your doctor',
  'I cannot judge that from here',
  'That is a question for your doctor',
]

/** 'I know no substitute for that', no days, no danger that is known: understood, and nothing told. */
const empty = [
  'I know no ',
  'USDA gives no such measure',
  'I do not have ',
  'I have no classic partners',
  'I have no cooking times',
  'Use while it looks',
  'Use by the date',
  'I know of no particular danger',
]

/** True for a reply that only tells who decides. */
export const sendsAway = ({ text }: TopicReply): boolean =>
  sentAway.some((opening) => text.startsWith(opening))

export const tellsNothing = ({ text }: TopicReply): boolean =>
  empty.some((opening) => text.startsWith(opening)) && !text.includes('an opened one within')

/** True where the days that went by were counted: only that it must not be eaten at all comes before that. */
export function countsDays({ text }: TopicReply, question: string, { today }: AnswerContext): boolean {
  const elapsed = elapsedIn(tokensOf(plainText(question)), today)
  return elapsed !== null && text.toLowerCase().includes(elapsed.aloud.toLowerCase())
}
