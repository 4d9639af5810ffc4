import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import type { AnswerTopic } from '../topics.ts'
import { readTalk } from '../asked/talk.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Emergency } from '../emergencies/emergency-words-and-texts.ts'
import { findEmergency, soundsUrgent } from '../emergencies/match-emergency.ts'
import { plainText } from '../plain-text.ts'

/** Whom to call now and what not to do, where the words say that somebody is in danger; null else. Nothing about cooking goes with it. */
export function urgentReply(question: string): TopicReply | null {
  const found = findEmergency(tokensOf(plainText(question)))
  return found && replyOf(found)
}

const ofWhoEats: ReadonlySet<AnswerTopic> = new Set(['allergens', 'diets', 'medical'])

/** The same, where a message only sounds so, in the light of what was understood of it. */
export function heardReply(question: string, topic: AnswerTopic, context: AnswerContext): TopicReply | null {
  const { restrictions } = readTalk(question, context).own
  const isOfSomebody = ofWhoEats.has(topic) || restrictions.some(({ kind }) => kind !== 'child')
  const understood = isOfSomebody ? 'ofWhoEats' : topic === 'unknown' ? 'ofNothing' : 'ofFood'
  const found = soundsUrgent(question, understood)
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
