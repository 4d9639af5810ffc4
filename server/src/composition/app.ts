import { createAccounts } from '../accounts/accounts.ts'
import { mountAccounts } from '../accounts/routes.ts'
import { type Analytics, createAnalytics, settingOf } from '../analytics/analytics.ts'
import { createForward } from '../analytics/forward.ts'
import { createServices } from '../analytics/services.ts'
import { mountAnalytics } from '../analytics/routes.ts'
import type { AnswerQuestion } from '../chat/answer-question.ts'
import { alwaysAtHome, createBasket } from '../basket/basket.ts'
import { mountBasket } from '../basket/routes.ts'
import { type Billing, createBilling, type VerifyWebhook } from '../billing/billing.ts'
import { mountBilling, mountSandbox } from '../billing/routes.ts'
import { createSandbox } from '../billing/sandbox.ts'
import { createChat } from '../chat/chat.ts'
import { mountChat } from '../chat/routes.ts'
import type { Config } from '../config/config.ts'
import { type CookLog, createCookLog, tasteOf } from '../cook-log/cook-log.ts'
import { mountCookLog } from '../cook-log/routes.ts'
import { createFeedback } from '../feedback/feedback.ts'
import { mountFeedback } from '../feedback/routes.ts'
import { createHousehold, type HouseholdOf } from '../household/household.ts'
import { mountHousehold } from '../household/routes.ts'
import type { DrawPdf } from '../pdf/pdf-request.ts'
import { createIngredients } from '../ingredients/ingredients.ts'
import { mountIngredients } from '../ingredients/routes.ts'
import { createPdf } from '../pdf/pdf.ts'
import { mountPdf } from '../pdf/routes.ts'
import { countMealsOf, createPlanner, mealsOf, type Planner } from '../planner/planner.ts'
import { mountPlanner } from '../planner/routes.ts'
import type { PlanDinners } from '../planner/suggest-dinners.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { answerUnknown, createHttp, createServe, type HttpApp, type Serve } from '../platform/http/index.ts'
import type { NewId } from '../platform/ids.ts'
import type { Leases } from '../platform/leases/index.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import { createPerUserLimit, type LimitPerUser } from '../platform/per-user-limit.ts'
import { createRateLimit } from '../platform/rate-limit.ts'
import type { Payments } from '../platform/payments/payments.ts'
import { createIdentifyPremium, type IsPremium } from '../premium/index.ts'
import type { WriteRecipes } from '../recipes/recipe-writer.ts'
import { lastBaskets } from '../recipes/last-baskets.ts'
import { createRecipes, type Recipes } from '../recipes/recipes.ts'
import { mountRecipes } from '../recipes/routes.ts'
import type { FindStorageTip } from '../recipes/storage-tips.ts'
import { mountRobots } from '../platform/http/robots.ts'
import { mountReference } from '../reference/routes.ts'
import { mountSaved } from '../saved/routes.ts'
import { createSaved, type Saved } from '../saved/saved.ts'
import { mountShopping } from '../shopping/routes.ts'
import { createShopping } from '../shopping/shopping.ts'
import type { PlanMenu } from '../use-it-first/plan-menu.ts'
import { mountUseItFirst } from '../use-it-first/routes.ts'
import { createUseItFirst } from '../use-it-first/use-it-first.ts'

/** What the app stands on: the borders that tests replace, and nothing else. */
export type AppDeps = {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'trustedProxies'
    | 'metricsToken'
    | 'requireEmailVerification'
    | 'billing'
    | 'webDir'
    | 'supportEmail'
    | 'analytics'
    | 'oidc'
  >
  readonly secret: string
  readonly database: Database
  readonly leases: Leases
  readonly mailer: Mailer
  readonly log: Log
  readonly writeRecipes: WriteRecipes
  readonly findStorageTip: FindStorageTip
  readonly answerQuestion: AnswerQuestion
  readonly planMenu: PlanMenu
  readonly planDinners: PlanDinners
  readonly drawPdf: DrawPdf
  /** The payment provider and the reader of its messages; null where the settings name none. */
  readonly stripe: { readonly payments: Payments; readonly verifyWebhook: VerifyWebhook } | null
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
  if (sandbox) mountSandbox(serve, billing, sandbox, config.publicUrl)
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

/** Every capability, with what it asks of the others. */
function createCapabilities(deps: AppDeps) {
  const { config, database, leases, clock } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  const limitPerUser: LimitPerUser = (allowance) => createPerUserLimit({ rateLimit, leases }, allowance)
  const accounts = createAccounts({
    ...deps,
    ...config,
    limitPerUser,
    isEveryonePremium: config.billing === 'none',
    hasPaid: (tx, user) => billing.hasPaid(tx, user),
    weekUsage: (tx, user) => recipes.weekUsage(tx, user),
    endSubscription: (user) => billing.endFor(user),
  })
  const { identify, isPremium } = accounts
  const sandbox = config.billing === 'sandbox' ? createSandbox({ ...deps, ...config }) : null
  const billing: Billing = createBilling({
    ...deps,
    isPremium,
    payments: sandbox ?? deps.stripe?.payments ?? null,
    verifyWebhook: deps.stripe?.verifyWebhook ?? null,
    notePayment: (user, payment) => analytics.notePayment(user, payment),
  })
  const identifyPremium = createIdentifyPremium(database, identify, isPremium)
  const household = createHousehold(deps)
  const asked = { ...deps, limitPerUser, isPremium, householdOf: household.of, alwaysAtHome }
  const ingredients = createIngredients(asked)
  const { readBasket } = ingredients
  const recipes: Recipes = createRecipes({
    ...asked,
    readBasket,
    findSaved: (tx, id) => saved.find(tx, id),
    tasteOf,
  })
  const saved: Saved = createSaved({ ...asked, findGenerated: recipes.find, countMealsOf, mealsOf })
  const { findOwn, cookLog, planner, shopping } = createWeek(asked, recipes, saved)
  const pdf = createPdf({
    ...asked,
    findRecipe: findOwn,
    newestSaved: saved.newest,
    savedByIds: saved.byIds,
    mealsBetween: planner.mealsBetween,
    shoppingList: shopping.list,
  })
  const useItFirst = createUseItFirst({ ...asked, readBasket, saveRecipes: recipes.keep })
  const feedback = createFeedback({ ...asked, findRecipe: findOwn })
  const chat = createChat({
    ...asked,
    savedTitles: async (tx, userId, words, most) =>
      (await saved.newest(tx, userId, { words, after: null }, most)).map(({ recipeTitle }) => recipeTitle),
    plannedMeals: planner.plans,
    tasteOf,
    cookedLately: cookLog.lately,
  })
  const analytics: Analytics = createAnalytics({
    ...asked,
    identify,
    isNoting: config.analytics.isNoting,
    forward: createForward(createServices(config.analytics.services, config.publicUrl), deps.log),
  })
  return {
    identify,
    identifyPremium,
    basket: createBasket({ ...deps, lastBaskets }),
    accounts,
    household,
    ingredients,
    recipes,
    saved,
    planner,
    shopping,
    cookLog,
    pdf,
    useItFirst,
    feedback,
    chat,
    billing,
    sandbox,
    analytics,
  }
}

type WeekDeps = AppDeps & {
  readonly limitPerUser: LimitPerUser
  readonly isPremium: IsPremium
  readonly householdOf: HouseholdOf['of']
}

/** What is planned, bought and cooked, on top of recipes and saved ones. */
function createWeek(asked: WeekDeps, recipes: Recipes, saved: Saved) {
  const findOwn = async (tx: Transaction, id: string) =>
    (await recipes.find(tx, id)) ?? (await saved.find(tx, id))
  const cookLog: CookLog = createCookLog({
    ...asked,
    findRecipe: findOwn,
    markMeals: async (tx, userId, { recipeId, cookedOn: plannedDate }, isCooked) => {
      const kept = await saved.find(tx, recipeId)
      if (kept) await planner.markCooked(tx, userId, { recipeId: kept.id, plannedDate, isCooked })
    },
  })
  const planner: Planner = createPlanner({
    ...asked,
    lockRecipe: saved.lockForPlan,
    findRecipes: saved.summaries,
    saveRecipes: recipes.keep,
    tasteOf,
    noteCooked: (tx, userId, { recipe, cookedOn, isCooked }) =>
      cookLog.noteMeal(tx, userId, { recipeId: recipe.id, cookedOn }, isCooked),
  })
  const shopping = createShopping({ ...asked, mealsBetween: planner.mealsBetween, findRecipes: saved.byIds })
  return { findOwn, cookLog, planner, shopping }
}

function mountCapabilities(serve: Serve, capabilities: ReturnType<typeof createCapabilities>): void {
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
  mountAnalytics(serve, capabilities.analytics)
}
