import { join } from 'node:path'
import type { AppDeps } from '../composition/app-deps.ts'
import type { ModelConfig } from '../config/config-model.ts'
import type { Config } from '../config/config.ts'
import { answerWithKitchen, loadAnswers } from '../composition/kitchen-assistant.ts'
import { findStorageTip, writeWithKitchen } from '../composition/kitchen-writer.ts'
import type { ModelWritersDeps } from '../composition/model-writers.ts'
import { machineClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createPdfThread } from '../pdf/pdf-thread.ts'
import { randomIds } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { keptSecret, makeDataDir } from '../platform/secret.ts'
import { run, type RunningServer } from './run.ts'
import { createPlanningThread } from '../composition/planning-thread.ts'

/** Opens what the settings name and serves it. Throws a sentence for the operator when it cannot. */
export async function start(config: Config, migrationsFolder: string, log: Log): Promise<RunningServer> {
  makeDataDir(config.dataDir)
  const database = await openDatabase(config, migrationsFolder, log)
  const clock = machineClock
  const mailer = createMailer({ ...config.mail, outbox: join(config.dataDir, 'outbox'), log, clock })
  const kitchen = { findStorageTip, ...createPlanningThread(log), drawPdf: createPdfThread(log) }
  try {
    const secret = config.authSecret ?? (await keptSecret(database, config.dataDir))
    const stripe = await openStripe(config, log)
    loadAnswers()
    const borders = { secret, database, mailer, log, clock, newId: randomIds, stripe }
    return await run({ config, ...borders, ...kitchen, ...(await openWriters(config, borders)) }, config)
  } catch (error) {
    await database.close()
    throw error
  }
}

// Loaded where it is used: most servers never speak to it.
async function openStripe({ stripe, publicUrl }: Config, log: Log): Promise<AppDeps['stripe']> {
  if (!stripe) return null
  const { createStripe, createWebhookVerifier } = await import('../platform/payments/stripe.ts')
  return {
    payments: createStripe({ ...stripe, publicUrl, log }),
    verifyWebhook: createWebhookVerifier(stripe.webhookSecret),
  }
}

// Loaded where it is used: the AI SDK is most of what a start with it reads.
async function openWriters(
  { model }: Pick<Config, 'model'>,
  borders: Omit<ModelWritersDeps, keyof ModelConfig>,
): Promise<Pick<AppDeps, 'writeRecipes' | 'answerQuestion'>> {
  if (!model) return { writeRecipes: writeWithKitchen, answerQuestion: answerWithKitchen }
  const { createModelWriters } = await import('../composition/model-writers.ts')
  return createModelWriters({ ...borders, ...model })
}
