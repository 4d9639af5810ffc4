import type { TopicReply } from '../answer-shape.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Emergency } from '../emergencies/emergency-words-and-texts.ts'
import { findEmergency, soundsUrgent } from '../emergencies/match-emergency.ts'
import { plainText } from '../plain-text.ts'

/** Whom to call now and what not to do, where somebody is in danger; null else. Nothing about cooking goes with it. */
export function urgentReply(question: string): TopicReply | null {
  const found = findEmergency(tokensOf(plainText(question))) ?? soundsUrgent(question, true)
  return found && replyOf(found)
}

/** What to do if somebody is in danger, where a message that was not understood may tell of it; null else. */
export function maybeUrgentReply(question: string): TopicReply | null {
  const found = soundsUrgent(question, false)
  return found && replyOf(found)
}

function replyOf({ key, text, source }: Emergency): TopicReply {
  const fact = { label: key, value: text, source }
  return {
    text,
    topic: 'medical',
    foods: [],
    lookups: [{ kind: 'guidance', food: null, facts: [fact] }],
  }
}
