import type { Body, MealPlan } from '@plotluck/contract'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import { copyWeek, type CopyDeps } from './copy-week.ts'
import { moveMeal } from './move-meal.ts'
import { placeMeal, type PlaceDeps } from './place-meal.ts'
import { presentMeals } from './present-meals.ts'
import { countMealsOf, deleteMeal, mealsBetween, type Span } from './store.ts'

export type PlannerDeps = PlaceDeps & CopyDeps & { readonly database: Database }

/** What is cooked when: saved recipes on calendar dates, one meal a slot. */
export type Planner = ReturnType<typeof createPlanner>

export function createPlanner(deps: PlannerDeps) {
  const { database } = deps
  return {
    list: ({ id: userId }: User, span: Span) =>
      database.asUser(userId, async (tx) => success({ mealPlans: await listMeals(tx, deps, userId, span) })),
    place: ({ id: userId }: User, asked: Body<'POST /api/meal-plans'>) =>
      database.asUser(userId, (tx) => placeMeal(tx, deps, userId, asked)),
    move: ({ id: userId }: User, id: string, asked: Body<'PATCH /api/meal-plans/{id}'>) =>
      database.asUser(userId, (tx) => moveMeal(tx, deps, userId, id, asked)),
    copyWeek: ({ id: userId }: User, weeks: Body<'POST /api/meal-plans/copy-week'>) =>
      database.asUser(userId, async (tx) => success(await copyWeek(tx, deps, userId, weeks))),
    remove: ({ id: userId }: User, id: string) => database.asUser(userId, (tx) => removeMeal(tx, id)),
    /** For capabilities that ask inside their own transaction. */
    plans: (tx: Transaction, userId: UserId, span: Span) => listMeals(tx, deps, userId, span),
    mealsBetween,
    countMealsOf,
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
