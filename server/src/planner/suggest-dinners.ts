import type { Answer, Body } from '@plotluck/contract'
import type { CheckedRecipe, Dinners, Household, RecipeRequest, Taste } from '@plotluck/kitchen'
import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { seedOf, type NewId, type UserId } from '../platform/ids.ts'
import { presentRecipe } from '../premium/index.ts'

/** What dinners are planned from: the household's request, how many, and what is not to come. */
export type DinnersAsked = {
  readonly request: RecipeRequest
  readonly count: number
  readonly seed: number
  readonly today: string
  readonly avoid: readonly string[]
  readonly taste: Taste
}

/** Plans dinners with the kitchen, owners in turn. `undefined` when too many are being planned already, or it took too long. */
export type PlanDinners = (asked: DinnersAsked, owner: string) => Promise<Dinners | undefined>

export type SuggestDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly planDinners: PlanDinners
  /** What the person likes and does not like, and the kinds of dishes that they were given lately. */
  readonly tasteOf: (tx: Transaction, userId: UserId) => Promise<Taste>
  /** Who the person cooks for; undefined where they have not said. */
  readonly householdOf: (tx: Transaction, userId: UserId) => Promise<Household | undefined>
  /** What the person never has to buy. */
  readonly alwaysAtHome: (tx: Transaction, userId: UserId) => Promise<readonly string[]>
  /** Keeps recipes in the person's history. */
  readonly saveRecipes: (tx: Transaction, written: KeptDinners) => Promise<void>
}

type KeptDinners = Dinners & {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: Date
  readonly ingredients: readonly string[]
}

/** A dinner for each of the days, in their order, kept so that each can be opened and planned by its id. */
export async function suggestDinners(
  deps: SuggestDeps,
  userId: UserId,
  { dates, ingredients, avoid = [] }: Body<'POST /api/meal-plans/suggest'>,
): Promise<Result<Answer<'POST /api/meal-plans/suggest'>>> {
  const { database, newId } = deps
  const [id, createdAt] = [newId(), deps.clock()]
  const { taste, household, atHome } = await database.asUser(userId, async (tx) => ({
    taste: await deps.tasteOf(tx, userId),
    household: await deps.householdOf(tx, userId),
    atHome: await deps.alwaysAtHome(tx, userId),
  }))
  const today = calendarDate(createdAt)
  const days = [...new Set(dates)].toSorted()
  const request = { ingredients, ...(household && { household }), ...(atHome.length > 0 && { atHome }) }
  const asked = { request, count: days.length, seed: seedOf(id), today, avoid, taste }
  const planned = await deps.planDinners(asked, userId)
  if (!planned) return failure('too-busy')
  const recipes = planned.recipes.map((recipe): CheckedRecipe => ({ ...recipe, id: newId() }))
  if (recipes.length === 0) return failure('no-recipe')
  const { leftOut } = planned
  const kept = { id, userId, createdAt, ingredients, recipes, leftOut }
  await database.asUser(userId, (tx) => deps.saveRecipes(tx, kept))
  const dinners = days.flatMap((planned_date, index) => {
    const recipe = recipes[index]
    return recipe ? [{ planned_date, recipe: presentRecipe({ recipe, createdAt }, true) }] : []
  })
  return success({ dinners, leftOut })
}
