export { answer } from './answer.ts'
export { lookupKinds } from './answer-shape.ts'
export type {
  Answer,
  AnswerContext,
  AnswerKnowledge,
  LookedUpFact,
  Lookup,
  LookupKind,
  Turn,
} from './answer-shape.ts'
export { answerTopics } from './topics.ts'
export type { AnswerTopic } from './topics.ts'
