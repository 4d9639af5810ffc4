import type { Body, MealPlan } from '@plotluck/contract'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'
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
    list: ({ id: owner }: Person, span: Span) =>
      database.asUser(owner, async (tx) => success({ mealPlans: await listMeals(tx, deps, owner, span) })),
    place: ({ id: owner }: Person, asked: Body<'POST /api/meal-plans'>) =>
      database.asUser(owner, (tx) => placeMeal(tx, deps, owner, asked)),
    move: ({ id: owner }: Person, id: string, asked: Body<'PATCH /api/meal-plans/{id}'>) =>
      database.asUser(owner, (tx) => moveMeal(tx, deps, owner, id, asked)),
    copyWeek: ({ id: owner }: Person, weeks: Body<'POST /api/meal-plans/copy-week'>) =>
      database.asUser(owner, async (tx) => success(await copyWeek(tx, deps, owner, weeks))),
    remove: ({ id: owner }: Person, id: string) => database.asUser(owner, (tx) => removeMeal(tx, id)),
    /** For capabilities that ask inside their own transaction. */
    plans: (tx: Transaction, owner: UserId, span: Span) => listMeals(tx, deps, owner, span),
    mealsBetween,
    countMealsOf,
  }
}

async function listMeals(
  tx: Transaction,
  { findRecipes }: PlannerDeps,
  owner: UserId,
  span: Span,
): Promise<readonly MealPlan[]> {
  return presentMeals(tx, await mealsBetween(tx, owner, span), findRecipes)
}

async function removeMeal(tx: Transaction, id: string): Promise<Result<{ readonly success: true }>> {
  const isGone = await deleteMeal(tx, id)
  return isGone ? success({ success: true }) : failure('not-found')
}
