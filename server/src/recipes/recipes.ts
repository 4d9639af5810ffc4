import type { Transaction } from '../platform/database/index.ts'
import type { Identify, Person } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import { generate, type GenerateDeps, type GenerateRequest } from './generate.ts'
import { getRecipe } from './get-recipe.ts'
import { giveBackInterrupted } from './give-back-interrupted.ts'
import { type FindStorageTip, storageTips } from './storage-tips.ts'
import { weekUsage } from './week.ts'

export type RecipesDeps = GenerateDeps & {
  readonly identify: Identify
  readonly findStorageTip: FindStorageTip
}

/** Three recipes from a basket, each kept for its owner, and the free week that pays for them. */
export type Recipes = ReturnType<typeof createRecipes>

export function createRecipes(deps: RecipesDeps) {
  const { database, clock, identify, isPremium, findStorageTip } = deps
  const startedAt = clock()
  return {
    identify,
    generate: (person: Person, asked: GenerateRequest) => generate(deps, person, asked),
    recipe: ({ id: owner }: Person, id: string) =>
      database.asUser(owner, (tx) => getRecipe(tx, owner, id, isPremium)),
    storageTips: (ingredients: readonly string[]) => storageTips(ingredients, findStorageTip),
    /** For capabilities that ask inside their own transaction. */
    weekUsage: (tx: Transaction, owner: UserId) => weekUsage(tx, owner, clock()),
    /** Gives back generations that a crash left open; safe at any time. */
    tidy: () => giveBackInterrupted(database, clock, startedAt),
  }
}
