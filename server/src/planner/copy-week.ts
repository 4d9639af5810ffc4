import type { Body, MealPlan } from '@plotluck/contract'
import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/index.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import { type FindRecipes, presentMeals } from './present-meals.ts'
import { insertMeals, lockPlan, type MealRow, mealsBetween, type Span } from './store.ts'

export type CopyDeps = {
  readonly findRecipes: FindRecipes
  readonly clock: Clock
  readonly newId: NewId
}

/** Copies the meals of one week into the empty slots of another; gives that week whole. */
export async function copyWeek(
  tx: Transaction,
  { findRecipes, clock, newId }: CopyDeps,
  userId: UserId,
  { from, to }: Body<'POST /api/meal-plans/copy-week'>,
): Promise<{ readonly mealPlans: readonly MealPlan[]; readonly copied: number }> {
  await lockPlan(tx, userId)
  const days = daysBetween(from, to)
  const copies = (await mealsBetween(tx, userId, weekFrom(from))).map((meal): MealRow => {
    return {
      ...meal,
      id: newId(),
      plannedDate: dateAfter(meal.plannedDate, days),
      isCooked: false,
      createdAt: clock(),
    }
  })
  const copied = await insertMeals(tx, copies)
  const week = await mealsBetween(tx, userId, weekFrom(to))
  return { mealPlans: await presentMeals(tx, week, findRecipes), copied }
}

const dayMs = 24 * 60 * 60 * 1000

const weekFrom = (monday: string): Span => ({ from: monday, to: dateAfter(monday, 6) })

// A date without a zone is read as UTC, where every day has 24 hours: daylight saving moves nothing here.
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

const dateAfter = (date: string, days: number): string =>
  calendarDate(new Date(Date.parse(date) + days * dayMs))
