import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { moldOn } from '../replies/spoilage.ts'
import { understand } from '../understand.ts'
import { elsewhere } from './stood-warm.ts'

const verdicts = ['cut off', 'throw', 'discard', 'goes']
const refusals = ['No', 'Throw', 'Discard', 'Do not']
/** Whether an answer says already what becomes of food with mold on it. What it leaves out for another reason is no such word. */
const judgesMold = (text: string): boolean =>
  refusals.some((words) => text.startsWith(words)) ||
  (text.includes('mold') && verdicts.some((words) => text.toLowerCase().includes(words)))

/** What mold on a food means, for a message that tells of it and an answer that says nothing of mold; null for any other. */
export function moldTold(message: string, told: TopicReply, context: AnswerContext): TopicReply | null {
  if (elsewhere.has(told.topic) || judgesMold(told.text)) return null
  const reply = moldOn(understand(message, context))
  return reply && { ...reply, topic: 'spoilage' }
}
