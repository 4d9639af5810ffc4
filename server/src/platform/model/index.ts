export { createModel } from './create-model.ts'
export { callsByDay, createLedger, type DayOfCalls } from './ledger.ts'
export {
  type AnswerMode,
  answerModes,
  type CallEnd,
  type Message,
  type Model,
  type ModelAddress,
  type ModelCall,
  type ModelProvider,
  modelProviders,
} from './model.ts'
export { listPrice, type Price } from './prices.ts'
export { type Conversation, createSpeaker, type Speaker, type Unavailable } from './speak.ts'
export { createTurns } from './turns.ts'
export { waitForTurn } from './wait-for-turn.ts'
