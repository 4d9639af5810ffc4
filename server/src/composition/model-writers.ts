import type { AppDeps } from './app.ts'
import type { ModelConfig } from '../config/config-model.ts'
import { createModelAssistant } from '../chat/with-model/answer-with-model.ts'
import { answerWithKitchen } from './kitchen-assistant.ts'
import {
  createLedger,
  createModel,
  createModelGateway,
  createPrioritySemaphore,
  isLocal,
} from '../platform/model/index.ts'
import { createModelWriter } from '../recipes/with-model/write-with-model.ts'

export type ModelWritersDeps = ModelConfig & Pick<AppDeps, 'database' | 'clock' | 'newId' | 'log'>

/** So many wait for a turn, for each that runs; more are told at once that the kitchen writes. */
const waitingPerTurn = 10

/** A configured model as the writer of recipes and as Harvest, behind one queue, one ceiling and one book of accounts. */
export function createModelWriters(deps: ModelWritersDeps): Pick<AppDeps, 'writeRecipes' | 'answerQuestion'> {
  const { address, maxConcurrent, seconds, clock, log } = deps
  const gateway = createModelGateway({
    model: createModel(address),
    semaphore: createPrioritySemaphore({
      maxConcurrent,
      maxWaiting: maxConcurrent * waitingPerTurn,
      now: () => clock().getTime(),
    }),
    ledger: createLedger(deps),
    clock,
    log,
  })
  return {
    writeRecipes: createModelWriter(gateway, { seconds, isOneAtATime: isLocal(address) }, log),
    answerQuestion: createModelAssistant(gateway, answerWithKitchen),
  }
}
