import type { TopicReply } from '../answer-shape.ts'
import { tokensOf } from '../asked/tokens.ts'
import { findEmergency } from '../emergencies/match-emergency.ts'
import { plainText } from '../plain-text.ts'

/** Whom to call now and what not to do, where somebody is in danger; null else. Nothing about cooking goes with it. */
export function urgentReply(question: string): TopicReply | null {
  const found = findEmergency(tokensOf(plainText(question)))
  if (!found) return null
  const fact = { label: found.key, value: found.text, source: found.source }
  return {
    text: found.text,
    topic: 'medical',
    foods: [],
    lookups: [{ kind: 'guidance', food: null, facts: [fact] }],
  }
}
