import type { UseItFirstMenu } from '@plotluck/contract'
import type { CheckedRecipe, Household, UseItFirstPlan } from '@plotluck/kitchen'
import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { seedOf, type NewId, type UserId } from '../platform/ids.ts'
import { presentRecipe } from '../premium/index.ts'
import type { PlanMenu } from './plan-menu.ts'

export type GenerateMenuDeps = {
  readonly database: Database
  readonly planMenu: PlanMenu
  /** Who the person cooks for; undefined where they have not said. */
  readonly householdOf: (tx: Transaction, userId: UserId) => Promise<Household | undefined>
  /** Keeps recipes in the person's history. */
  readonly saveRecipes: (tx: Transaction, written: KeptMenu) => Promise<void>
  readonly clock: Clock
  readonly newId: NewId
}

type KeptMenu = Pick<UseItFirstPlan, 'leftOut'> & {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: Date
  readonly ingredients: readonly string[]
  readonly recipes: readonly CheckedRecipe[]
}

/** Plans three days for a premium person and keeps the recipes, so that they can be opened, saved and put into the plan. */
export async function generateMenu(
  { database, planMenu, householdOf, saveRecipes, clock, newId }: GenerateMenuDeps,
  userId: UserId,
  ingredients: readonly string[],
): Promise<Result<UseItFirstMenu>> {
  const [id, createdAt] = [newId(), clock()]
  const today = calendarDate(createdAt)
  const household = await database.asUser(userId, (tx) => householdOf(tx, userId))
  const planned = await planMenu(
    { ingredients, seed: seedOf(id), today, ...(household && { household }) },
    userId,
  )
  if (!planned) return failure('too-busy')
  if (!planned.ok) return failure(planned.failure.code, { message: planned.failure.message })
  const menu = withRecipes(planned.plan, (recipe) => ({ ...recipe, id: newId() }))
  const recipes = menu.menu.flatMap(({ pairedRecipes }) => pairedRecipes.map(({ recipe }) => recipe))
  const { leftOut } = menu
  await database.asUser(userId, (tx) =>
    saveRecipes(tx, { id, userId, createdAt, ingredients, recipes, leftOut }),
  )
  return success(withRecipes(menu, (recipe) => presentRecipe({ recipe, createdAt }, true)))
}

// The menu with another recipe in the place of each: one with an id of its own row, one as it is sent.
function withRecipes<R>(plan: UseItFirstPlan, change: (recipe: CheckedRecipe) => R) {
  const paired = ({ recipe, ...meal }: UseItFirstPlan['menu'][number]['pairedRecipes'][number]) => {
    return { ...meal, recipe: change(recipe) }
  }
  const menu = plan.menu.map((day) => ({ ...day, pairedRecipes: day.pairedRecipes.map(paired) }))
  return { ...plan, menu }
}
