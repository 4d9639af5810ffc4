import { createAccounts } from '../accounts/accounts.ts'
import { type Analytics, createAnalytics } from '../analytics/analytics.ts'
import { createForward } from '../analytics/forward.ts'
import { createServices } from '../analytics/services.ts'
import { alwaysAtHome, basketTexts, createBasket } from '../basket/basket.ts'
import { type Billing, createBilling } from '../billing/billing.ts'
import { createSandbox } from '../billing/sandbox-payments.ts'
import { createSubscriptionSync } from '../billing/subscription-sync.ts'
import { createChat } from '../chat/chat.ts'
import { type CookLog, createCookLog, tasteOf } from '../cook-log/cook-log.ts'
import { createFeedback } from '../feedback/feedback.ts'
import { createHousehold, type HouseholdOf } from '../household/household.ts'
import { createIngredients } from '../ingredients/ingredients.ts'
import { createPdf } from '../pdf/pdf.ts'
import { countMealsOf, createPlanner, mealsOf, type Planner } from '../planner/planner.ts'
import type { Transaction } from '../platform/database/index.ts'
import { createPerUserLimit, type LimitPerUser } from '../platform/per-user-limit.ts'
import { createRateLimit } from '../platform/rate-limit.ts'
import { createIdentifyPremium, type IsPremium } from '../premium/index.ts'
import { lastBaskets } from '../recipes/last-baskets.ts'
import { createRecipes, type Recipes } from '../recipes/recipes.ts'
import { createSaved, type Saved } from '../saved/saved.ts'
import { createShopping } from '../shopping/shopping.ts'
import { createUseItFirst } from '../use-it-first/use-it-first.ts'
import type { AppDeps } from './app-deps.ts'

/** Every capability, with what it asks of the others. */
export type Capabilities = ReturnType<typeof createCapabilities>

/** Makes every capability on what the app stands on. */
export function createCapabilities(deps: AppDeps) {
  const { database, leases, clock } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  const limitPerUser: LimitPerUser = (allowance) => createPerUserLimit({ rateLimit, leases }, allowance)
  const { accounts, billing, subscriptionSync, sandbox } = createSigningInAndPaying(deps, limitPerUser, {
    weekUsage: (tx, user) => recipes.weekUsage(tx, user),
    notePayment: (user, payment) => analytics.notePayment(user, payment),
  })
  const { identify, isPremium } = accounts
  const household = createHousehold(deps)
  const asked = { ...deps, limitPerUser, isPremium, householdOf: household.of, alwaysAtHome }
  const { ingredients, recipes, saved } = createCookbook(asked)
  const week = createWeek(asked, recipes, saved)
  const analytics: Analytics = createAnalytics({
    ...asked,
    identify,
    isNoting: deps.config.analytics.isNoting,
    forward: createForward(createServices(deps.config.analytics.services, deps.config.publicUrl), deps.log),
  })
  return {
    identify,
    identifyPremium: createIdentifyPremium(database, identify, isPremium),
    basket: createBasket({ ...deps, lastBaskets }),
    accounts,
    household,
    ingredients,
    recipes,
    saved,
    ...week,
    pdf: createPdf({
      ...asked,
      findRecipe: week.findOwn,
      newestSaved: saved.newest,
      savedByIds: saved.byIds,
      mealsBetween: week.planner.mealsBetween,
      shoppingList: week.shopping.list,
    }),
    useItFirst: createUseItFirst({
      ...asked,
      readBasket: ingredients.readBasket,
      saveRecipes: recipes.keep,
    }),
    feedback: createFeedback({ ...asked, findRecipe: week.findOwn }),
    chat: createChatOf(asked, saved, week),
    billing,
    subscriptionSync,
    sandbox,
    analytics,
  }
}

type AskedByPaying = {
  readonly weekUsage: Recipes['weekUsage']
  readonly notePayment: Analytics['notePayment']
}

/** Accounts and what they pay, which ask each other whether somebody has paid and what ends with an account. */
function createSigningInAndPaying(
  deps: AppDeps,
  limitPerUser: LimitPerUser,
  { weekUsage, notePayment }: AskedByPaying,
) {
  const { config } = deps
  const accounts = createAccounts({
    ...deps,
    ...config,
    limitPerUser,
    isEveryonePremium: config.billing === 'none',
    hasPaid: (tx, user) => billing.hasPaid(tx, user),
    weekUsage,
    endSubscription: (user) => billing.endFor(user),
  })
  const sandbox = config.billing === 'sandbox' ? createSandbox({ ...deps, ...config }) : null
  const payments = sandbox ?? deps.stripe?.payments ?? null
  const verifyWebhook = deps.stripe?.verifyWebhook ?? null
  const subscriptionSync = createSubscriptionSync({ ...deps, payments, verifyWebhook, notePayment })
  const { sync } = subscriptionSync
  const billing: Billing = createBilling({ ...deps, isPremium: accounts.isPremium, payments, sync })
  return { accounts, billing, subscriptionSync, sandbox }
}

/** What is generated and what is saved of it. */
function createCookbook(asked: Asked) {
  const ingredients = createIngredients(asked)
  const recipes: Recipes = createRecipes({
    ...asked,
    readBasket: ingredients.readBasket,
    findSaved: (tx, id) => saved.find(tx, id),
    tasteOf,
  })
  const saved: Saved = createSaved({ ...asked, findGenerated: recipes.find, countMealsOf, mealsOf })
  return { ingredients, recipes, saved }
}

type Asked = AppDeps & {
  readonly limitPerUser: LimitPerUser
  readonly isPremium: IsPremium
  readonly householdOf: HouseholdOf['of']
  readonly alwaysAtHome: typeof alwaysAtHome
}

/** What is planned, bought and cooked, on top of recipes and saved ones. */
function createWeek(asked: Asked, recipes: Recipes, saved: Saved) {
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
    tasteOf: recipes.tasteNow,
    noteCooked: (tx, userId, { recipe, cookedOn, isCooked }) =>
      cookLog.noteMeal(tx, userId, { recipeId: recipe.id, cookedOn }, isCooked),
  })
  const shopping = createShopping({
    ...asked,
    basketTexts,
    mealsBetween: planner.mealsBetween,
    findRecipes: saved.byIds,
  })
  return { findOwn, cookLog, planner, shopping }
}

const createChatOf = (asked: Asked, saved: Saved, { planner, cookLog }: ReturnType<typeof createWeek>) =>
  createChat({
    ...asked,
    savedTitles: async (tx, userId, words, most) =>
      (await saved.newest(tx, userId, { words, after: null }, most)).map(({ recipeTitle }) => recipeTitle),
    plannedMeals: planner.plans,
    tasteOf,
    cookedLately: cookLog.lately,
  })
