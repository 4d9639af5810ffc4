import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import type { AnswerTopic } from '../topics.ts'
import { readTalk } from '../asked/talk.ts'
import type { Emergency } from '../emergencies/emergency-words-and-texts.ts'
import { findEmergency, soundsDesperate, soundsUrgent } from '../emergencies/match-emergency.ts'

/** Whom to call now and what not to do, where the words say that somebody is in danger; null else. Nothing about cooking goes with it. */
export function urgentReply(question: string): TopicReply | null {
  const found = findEmergency(question)
  // Who brings food up on purpose tells of it as one who is sick.
  const despair = found?.key === 'sick' ? soundsDesperate(question)?.told : undefined
  return found && emergencyReply(despair?.key === 'eating' ? despair : found)
}

const ofWhoEats: ReadonlySet<AnswerTopic> = new Set(['allergens', 'diets', 'medical'])

/** The emergency that a message only sounds like, in the light of what was understood of it; null where it sounds like none. */
export function heardEmergency(
  question: string,
  topic: AnswerTopic,
  context: AnswerContext,
): Emergency | null {
  const { restrictions } = readTalk(question, context).own
  const isOfSomebody = ofWhoEats.has(topic) || restrictions.some(({ kind }) => kind !== 'child')
  const understood = isOfSomebody ? 'ofWhoEats' : topic === 'unknown' ? 'ofNothing' : 'ofFood'
  return soundsUrgent(question, understood)
}

/** Whom to call and what not to do in an emergency. */
export function emergencyReply({ key, text, source }: Emergency): TopicReply {
  const fact = { label: key, value: text, source }
  return {
    text,
    topic: 'medical',
    foods: [],
    lookups: [{ kind: 'guidance', food: null, facts: [fact] }],
  }
}
