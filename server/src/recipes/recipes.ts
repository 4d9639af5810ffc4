import type { Transaction } from '../platform/database/index.ts'
import { success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import { type PageQuery, readPage } from '../platform/list-pages/index.ts'
import type { LimitPerUser } from '../platform/per-user-limit.ts'
import { createRateLimit, limited } from '../platform/rate-limit.ts'
import { generate, type GenerateDeps, type GenerateRequest } from './generate.ts'
import { getRecipe, type GetRecipeDeps } from './get-recipe.ts'
import { releaseInterruptedSets } from './release-interrupted-sets.ts'
import { tasteNow } from './reserve-set.ts'
import { saveRecipes } from './save-recipes.ts'
import { lastRecipes } from './last-recipes.ts'
import { listHistory } from './list-history.ts'
import { type FindStorageTip, storageTips } from './storage-tips.ts'
import { findRecipe } from './store.ts'
import { swapRecipe } from './swap-recipe.ts'
import { keepTried, tryRecipes, type TryDeps } from './try-recipes.ts'
import { weekUsage } from './weekly-usage.ts'

export type RecipesDeps = Omit<GenerateDeps, 'generations'> &
  GetRecipeDeps &
  TryDeps & { readonly findStorageTip: FindStorageTip; readonly limitPerUser: LimitPerUser }

const allowance = {
  work: 'generations',
  maxConcurrent: 3,
  most: 60,
  seconds: 60,
  busy: 'Three sets of recipes are being written for you already. Please wait until one is done, then try again.',
}

/** Enough to see what it is, also for several who share an address; more is what an account is for. */
const triesPerAddress = { most: 10, seconds: 24 * 60 * 60 }

/** Three recipes from a basket, each kept for its owner, and the free week that pays for them. */
export type Recipes = ReturnType<typeof createRecipes>

export function createRecipes(deps: RecipesDeps) {
  const { database, clock, findStorageTip } = deps
  const startedAt = clock()
  const rateLimit = createRateLimit(database.auth, clock)
  const generations = deps.limitPerUser(allowance)
  return {
    generate: (user: User, asked: GenerateRequest) => generate({ ...deps, generations }, user, asked),
    swap: (user: User, id: string, signal: AbortSignal) =>
      generations.run(user.id, () => swapRecipe({ ...deps, generations }, user, id, signal)),
    recipe: ({ id: userId }: User, id: string) =>
      database.asUser(userId, (tx) => getRecipe(tx, deps, userId, id)),
    lastRecipes: async ({ id: userId }: User) =>
      success(
        await database.asUser(userId, async (tx) => {
          const isPremium = await deps.isPremium(tx, userId)
          return lastRecipes(tx, userId, { now: clock(), isPremium })
        }),
      ),
    history: async ({ id: userId }: User, query: PageQuery) => {
      const page = readPage(query)
      if (!page.ok) return page
      return success(await database.asUser(userId, (tx) => listHistory(tx, userId, page.value)))
    },
    tryOnce: (clientAddress: string, texts: readonly string[], how: { readonly leaveOutUnknown: boolean }) =>
      limited(rateLimit, { key: `tries of ${clientAddress}`, ...triesPerAddress }, async () =>
        tryRecipes(deps, texts, how),
      ),
    keepTried: ({ id: userId }: User, keep: string) =>
      database.asUser(userId, (tx) => keepTried(tx, deps, userId, keep)),
    storageTips: (ingredients: readonly string[]) => storageTips(ingredients, findStorageTip),
    /** For capabilities that ask inside their own transaction. */
    weekUsage: (tx: Transaction, userId: UserId) => weekUsage(tx, userId, clock()),
    tasteNow: (tx: Transaction, userId: UserId) => tasteNow(tx, userId, deps),
    find: findRecipe,
    keep: saveRecipes,
    /** Gives back generations that a crash left open; safe at any time. */
    tidy: () => releaseInterruptedSets(database, clock, startedAt),
  }
}
