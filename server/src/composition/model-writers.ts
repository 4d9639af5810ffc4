import type { AppDeps } from './app-deps.ts'
import type { ModelConfig } from '../config/config-model.ts'
import { createModelAssistant } from '../chat/with-model/answer-with-model.ts'
import { answerWithKitchen } from './kitchen-assistant.ts'
import {
  createLedger,
  createModel,
  createModelGateway,
  createPrioritySemaphore,
  createSharedSemaphore,
  isLocal,
} from '../platform/model/index.ts'
import { createModelWriter } from '../recipes/with-model/write-with-model.ts'

export type ModelWritersDeps = ModelConfig & Pick<AppDeps, 'database' | 'clock' | 'newId' | 'log'>

/** So many wait for a turn, for each that runs; more are told at once that the kitchen writes. */
const waitingPerTurn = 10

/** A configured model as the writer of recipes and as Harvest, behind one queue, one ceiling and one book of accounts. */
export function createModelWriters(deps: ModelWritersDeps): Pick<AppDeps, 'writeRecipes' | 'answerQuestion'> {
  const { address, maxConcurrent, seconds, database, clock, log } = deps
  const bounds = { maxConcurrent, maxWaiting: maxConcurrent * waitingPerTurn }
  const gateway = createModelGateway({
    model: createModel(address),
    // The embedded database belongs to one process, which counts for itself.
    semaphore:
      database.engine === 'embedded'
        ? createPrioritySemaphore({ ...bounds, now: () => clock().getTime() })
        : createSharedSemaphore(database.auth, bounds),
    ledger: createLedger(deps),
    log,
  })
  return {
    writeRecipes: createModelWriter(gateway, { seconds, isOneAtATime: isLocal(address) }, log),
    answerQuestion: createModelAssistant(gateway, answerWithKitchen),
  }
}
