export { createModel } from './create-model.ts'
export { callsByDay, createLedger, type DayOfCalls } from './ledger.ts'
export {
  type OutputMode,
  outputModes,
  type CallEnd,
  type Message,
  type Model,
  type ModelAddress,
  isLocal,
  type ModelCall,
  type ModelProvider,
  modelProviders,
} from './model.ts'
export { listPrice, type Price } from './prices.ts'
export { type Conversation, createModelGateway, type ModelGateway, type Unavailable } from './gateway.ts'
export { createPrioritySemaphore } from './priority-semaphore.ts'
export { createSharedSemaphore } from './shared-semaphore.ts'
export { waitForPermit } from './wait-for-permit.ts'
