import type { Body, MealPlan } from '@plotluck/contract'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import type { LimitPerUser } from '../platform/per-user-limit.ts'
import { copyWeek, type CopyDeps } from './copy-week.ts'
import { type MoveDeps, moveMeal } from './move-meal.ts'
import { placeMeal, type PlaceDeps } from './place-meal.ts'
import { placeSeveral } from './place-several.ts'
import { presentMeals } from './present-meals.ts'
import { countMealsOf, deleteMeal, markCooked, mealsBetween, mealsOf, type Span } from './store.ts'
import { type SuggestDeps, suggestDinners } from './suggest-dinners.ts'

export { countMealsOf, mealsOf }

export type PlannerDeps = PlaceDeps &
  MoveDeps &
  CopyDeps &
  SuggestDeps & { readonly database: Database; readonly limitPerUser: LimitPerUser }

const allowance = {
  work: 'dinners',
  maxConcurrent: 3,
  most: 120,
  seconds: 600,
  busy: 'Dinners are being planned for you already. Please wait until they are there, then try again.',
}

/** What is cooked when: saved recipes on calendar dates, one meal a slot. */
export type Planner = ReturnType<typeof createPlanner>

export function createPlanner(deps: PlannerDeps) {
  const { database } = deps
  const suggestions = deps.limitPerUser(allowance)
  return {
    list: ({ id: userId }: User, span: Span) =>
      database.asUser(userId, async (tx) => success({ mealPlans: await listMeals(tx, deps, userId, span) })),
    place: ({ id: userId }: User, asked: Body<'POST /api/meal-plans'>) =>
      database.asUser(userId, (tx) => placeMeal(tx, deps, userId, asked)),
    placeSeveral: ({ id: userId }: User, asked: Body<'POST /api/meal-plans/several'>) =>
      database.asUser(userId, async (tx) => success(await placeSeveral(tx, deps, userId, asked))),
    suggest: ({ id: userId }: User, asked: Body<'POST /api/meal-plans/suggest'>) =>
      suggestions.run(userId, () => suggestDinners(deps, userId, asked)),
    move: ({ id: userId }: User, id: string, asked: Body<'PATCH /api/meal-plans/{id}'>) =>
      database.asUser(userId, (tx) => moveMeal(tx, deps, userId, id, asked)),
    copyWeek: ({ id: userId }: User, weeks: Body<'POST /api/meal-plans/copy-week'>) =>
      database.asUser(userId, async (tx) => success(await copyWeek(tx, deps, userId, weeks))),
    remove: ({ id: userId }: User, id: string) => database.asUser(userId, (tx) => removeMeal(tx, id)),
    /** For capabilities that ask inside their own transaction. */
    plans: (tx: Transaction, userId: UserId, span: Span) => listMeals(tx, deps, userId, span),
    mealsBetween,
    markCooked,
  }
}

async function listMeals(
  tx: Transaction,
  { findRecipes }: PlannerDeps,
  userId: UserId,
  span: Span,
): Promise<readonly MealPlan[]> {
  return presentMeals(tx, await mealsBetween(tx, userId, span), findRecipes)
}

async function removeMeal(tx: Transaction, id: string): Promise<Result<{ readonly success: true }>> {
  const isGone = await deleteMeal(tx, id)
  return isGone ? success({ success: true }) : failure('not-found')
}
