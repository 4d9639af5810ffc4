import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { mealPlans as meals } from './tables.ts'

export type MealRow = typeof meals.$inferSelect
/** Calendar dates, both in it. */
export type Span = { readonly from: string; readonly to: string }

/**
 * Waits until no other request changes this person's plan, and keeps others waiting until this transaction ends: what is
 * read afterwards stays true while it is acted on.
 */
export async function lockPlan(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan of ${userId}`}, 0))`)
}

export async function mealsBetween(
  tx: Transaction,
  userId: UserId,
  { from, to }: Span,
): Promise<readonly MealRow[]> {
  return tx
    .select()
    .from(meals)
    .where(and(eq(meals.userId, userId), between(meals.plannedDate, from, to)))
    .orderBy(asc(meals.plannedDate))
}

export async function findMeal(tx: Transaction, id: string): Promise<MealRow | undefined> {
  const [row] = await tx.select().from(meals).where(eq(meals.id, id))
  return row
}

/** The other meal that stands where this one is to stand. */
export async function findInSlotOf(
  tx: Transaction,
  { id, userId, plannedDate, mealType }: MealRow,
): Promise<MealRow | undefined> {
  const isThere = and(eq(meals.plannedDate, plannedDate), eq(meals.mealType, mealType))
  const [row] = await tx
    .select()
    .from(meals)
    .where(and(eq(meals.userId, userId), isThere, ne(meals.id, id)))
  return row
}

/** Plans meals; those whose slot is filled are left out. Gives how many there are more. */
export async function insertMeals(tx: Transaction, rows: readonly MealRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const inserted = await tx
    .insert(meals)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: meals.id })
  return inserted.length
}

export async function updateMeal(
  tx: Transaction,
  { id, plannedDate, mealType, servings, isCooked }: MealRow,
): Promise<void> {
  await tx.update(meals).set({ plannedDate, mealType, servings, isCooked }).where(eq(meals.id, id))
}

/** False when there is none. */
export async function deleteMeal(tx: Transaction, id: string): Promise<boolean> {
  const deleted = await tx.delete(meals).where(eq(meals.id, id)).returning({ id: meals.id })
  return deleted.length === 1
}

/** How many planned meals, past ones too, use a saved recipe. */
export async function countMealsOf(tx: Transaction, recipeId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(meals)
    .where(eq(meals.recipeId, recipeId))
  return row?.count ?? 0
}

/** Marks what is planned of a saved recipe for a day as cooked, or as not cooked yet; leftovers stay as they are. */
export async function markCooked(
  tx: Transaction,
  userId: UserId,
  { recipeId, plannedDate, isCooked }: Pick<MealRow, 'recipeId' | 'plannedDate' | 'isCooked'>,
): Promise<void> {
  const isThere = and(eq(meals.recipeId, recipeId), eq(meals.plannedDate, plannedDate))
  await tx
    .update(meals)
    .set({ isCooked })
    .where(and(eq(meals.userId, userId), isThere, eq(meals.isLeftovers, false)))
}

/** The planned meals, past ones too, that use a saved recipe. */
export async function mealsOf(tx: Transaction, recipeId: string): Promise<readonly MealRow[]> {
  return tx.select().from(meals).where(eq(meals.recipeId, recipeId)).orderBy(asc(meals.plannedDate))
}
