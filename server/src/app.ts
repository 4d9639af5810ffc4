import { createAccounts } from './accounts/accounts.ts'
import { mountAccounts } from './accounts/routes.ts'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/index.ts'
import { answerUnknown, createHttp, type HttpApp } from './platform/http/index.ts'
import type { NewId } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './platform/mail.ts'
import type { WriteRecipes } from './recipes/generate.ts'
import { createRecipes, type Recipes } from './recipes/recipes.ts'
import { mountRecipes } from './recipes/routes.ts'
import type { FindStorageTip } from './recipes/storage-tips.ts'
import { mountReference } from './reference/routes.ts'

/** What the app stands on: the borders that tests replace, and nothing else. */
export type AppDeps = {
  readonly config: Pick<
    Config,
    'publicUrl' | 'trustedProxies' | 'metricsToken' | 'requireEmailVerification' | 'billing' | 'webDir'
  >
  readonly secret: string
  readonly database: Database
  readonly mailer: Mailer
  readonly log: Log
  readonly writeRecipes: WriteRecipes
  readonly findStorageTip: FindStorageTip
  readonly clock: Clock
  readonly newId: NewId
  /** Aborted when the server begins to stop: running work ends and is given back, new work is refused. */
  readonly stopping: AbortSignal
}

export type App = {
  readonly http: HttpApp
  /** Removes what has expired and gives back what a crash left open. Called at start and now and then. */
  readonly tidy: () => Promise<void>
}

/** Wires the product: every capability, with what it asks of the others. */
export function createApp(deps: AppDeps): App {
  const { config, database, stopping } = deps
  const http = createHttp({
    ...deps,
    ...config,
    isStopping: () => stopping.aborted,
    checkReady: database.ping,
  })
  const accounts = createAccounts({
    ...deps,
    ...config,
    isEveryonePremium: config.billing === 'none',
    weekUsage: (tx, user) => recipes.weekUsage(tx, user),
  })
  const { identify, isPremium } = accounts
  const recipes: Recipes = createRecipes({ ...deps, identify, isPremium })
  mountAccounts(http, accounts)
  mountRecipes(http, recipes)
  mountReference(http, config.publicUrl)
  answerUnknown(http, config.webDir)
  return {
    http,
    tidy: async () => {
      await accounts.tidy()
      await recipes.tidy()
    },
  }
}
