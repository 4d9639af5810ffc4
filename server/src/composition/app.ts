import { mountAccounts } from '../accounts/routes.ts'
import { settingOf } from '../analytics/analytics.ts'
import { mountAnalytics } from '../analytics/routes.ts'
import { mountBasket } from '../basket/routes.ts'
import { mountBilling, mountSandbox } from '../billing/routes.ts'
import { mountWebhook } from '../billing/subscription-sync.ts'
import { mountChat } from '../chat/routes.ts'
import { mountCookLog } from '../cook-log/routes.ts'
import { mountFeedback } from '../feedback/routes.ts'
import { mountHousehold } from '../household/routes.ts'
import { mountIngredients } from '../ingredients/routes.ts'
import { mountPdf } from '../pdf/routes.ts'
import { mountPlanner } from '../planner/routes.ts'
import { answerUnknown, createHttp, createServe, type HttpApp, type Serve } from '../platform/http/index.ts'
import { mountRecipes } from '../recipes/routes.ts'
import { mountRobots } from '../platform/http/robots.ts'
import { mountReference } from '../reference/routes.ts'
import { mountSaved } from '../saved/routes.ts'
import { mountShopping } from '../shopping/routes.ts'
import { mountUseItFirst } from '../use-it-first/routes.ts'
import type { AppDeps } from './app-deps.ts'
import { type Capabilities, createCapabilities } from './capabilities.ts'

export type App = {
  readonly http: HttpApp
  /** Removes what has expired and gives back what a crash left open. Called at start and now and then. */
  readonly tidy: () => Promise<void>
}

/** Wires the product and puts it behind its addresses. */
export function createApp(deps: AppDeps): App {
  const { config, database, stopping } = deps
  const http = createHttp({
    ...deps,
    ...config,
    isStopping: () => stopping.aborted,
    checkReady: database.ping,
  })
  const capabilities = createCapabilities(deps)
  const { billing, sandbox } = capabilities
  const serve = createServe(http, capabilities)
  mountCapabilities(serve, capabilities)
  if (sandbox) mountSandbox(serve, { ...capabilities, sandbox }, config.publicUrl)
  mountReference(http, config.publicUrl)
  mountRobots(http, config.publicUrl)
  answerUnknown(http, config.webDir, {
    ...config,
    analyticsSetting: settingOf(config.analytics),
    oidcName: config.oidc?.name ?? '',
  })
  return {
    http,
    tidy: async () => {
      await capabilities.accounts.tidy()
      await capabilities.recipes.tidy()
      await billing.tidy()
    },
  }
}

function mountCapabilities(serve: Serve, capabilities: Capabilities): void {
  mountAccounts(serve, capabilities.accounts)
  mountHousehold(serve, capabilities.household)
  mountPdf(serve, capabilities.pdf)
  mountBasket(serve, capabilities.basket)
  mountIngredients(serve, capabilities.ingredients)
  mountRecipes(serve, capabilities.recipes)
  mountSaved(serve, capabilities.saved)
  mountPlanner(serve, capabilities.planner)
  mountShopping(serve, capabilities.shopping)
  mountCookLog(serve, capabilities.cookLog)
  mountUseItFirst(serve, capabilities.useItFirst)
  mountFeedback(serve, capabilities.feedback)
  mountChat(serve, capabilities.chat)
  mountBilling(serve, capabilities.billing)
  mountWebhook(serve, capabilities.subscriptionSync)
  mountAnalytics(serve, capabilities.analytics)
}
