import { freeGenerationsPerWeek, type LeftOut } from '@plotluck/contract'
import type { CheckedRecipe, RecipeRequest } from '@plotluck/kitchen'
import { and, asc, count, desc, eq, gte, isNotNull, lt, max, min, sql } from 'drizzle-orm'
import { type Transaction, weekOf } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { onPage, type Page, searchText } from '../platform/list-pages/index.ts'
import type { StoredRecipe } from '../premium/index.ts'
import { recipeSets as sets, recipes } from './tables.ts'

export type SetRow = typeof sets.$inferSelect
export type NewSet = {
  readonly id: string
  readonly userId: UserId
  readonly request: RecipeRequest
  readonly idempotencyKey: string | null
  readonly createdAt: Date
}

/** Notes that a set is being written. False when the person's key already names another set. */
export async function insertPendingSet(tx: Transaction, set: NewSet): Promise<boolean> {
  const inserted = await tx
    .insert(sets)
    .values({ ...set, state: 'writing', leftOut: [] })
    .onConflictDoNothing()
    .returning({ id: sets.id })
  return inserted.length === 1
}

/** Notes which week pays for a set. */
export async function chargeSet(tx: Transaction, id: string, windowStartedAt: Date): Promise<void> {
  await tx.update(sets).set({ windowStartedAt }).where(eq(sets.id, id))
}

export async function findSetByKey(
  tx: Transaction,
  userId: UserId,
  key: string,
): Promise<SetRow | undefined> {
  const [row] = await tx
    .select()
    .from(sets)
    .where(and(eq(sets.userId, userId), eq(sets.idempotencyKey, key)))
  return row
}

/** A recipe and its place in its set, from 0. */
type Placed = { readonly index: number; readonly recipe: CheckedRecipe }

/** Keeps recipes of a set that is being written. False when the set was given back meanwhile. */
export async function addRecipes(tx: Transaction, set: NewSet, placed: readonly Placed[]): Promise<boolean> {
  const open = await tx
    .select({ id: sets.id })
    .from(sets)
    .where(and(eq(sets.id, set.id), eq(sets.state, 'writing')))
    .for('update')
  if (open.length > 0) await insertRecipes(tx, set, placed)
  return open.length > 0
}

/** Keeps the last recipes of a set and closes it. False when the set was given back meanwhile. */
export async function completeSet(
  tx: Transaction,
  set: NewSet,
  placed: readonly Placed[],
  leftOut: readonly LeftOut[],
): Promise<boolean> {
  const closed = await tx
    .update(sets)
    .set({ state: 'written', leftOut })
    .where(and(eq(sets.id, set.id), eq(sets.state, 'writing')))
    .returning({ id: sets.id })
  if (closed.length > 0) await insertRecipes(tx, set, placed)
  return closed.length > 0
}

type SetOfRecipes = Pick<NewSet, 'id' | 'userId' | 'createdAt'>

async function insertRecipes(tx: Transaction, set: SetOfRecipes, placed: readonly Placed[]): Promise<void> {
  if (placed.length > 0) await tx.insert(recipes).values(placed.map((each) => rowOf(set, each)))
}

function rowOf({ id: setId, userId, createdAt }: SetOfRecipes, { index: position, recipe }: Placed) {
  const { id, title } = recipe
  const words = searchText(title, recipe.ingredients)
  return { id, userId, setId, position, title, recipe, searchText: words, createdAt }
}

/** Removes a set and its recipes. Gives the week that paid for it, if one did. */
export async function deleteSet(tx: Transaction, id: string): Promise<Date | undefined> {
  const [deleted] = await tx
    .delete(sets)
    .where(eq(sets.id, id))
    .returning({ startedAt: sets.windowStartedAt })
  return deleted?.startedAt ?? undefined
}

/** Removes every set that is still being written and began before `before`. */
export async function deleteInterruptedSets(tx: Transaction, before: Date): Promise<readonly SetRow[]> {
  return tx
    .delete(sets)
    .where(and(eq(sets.state, 'writing'), lt(sets.createdAt, before)))
    .returning()
}

/** A recipe that came in the place of another stands so far behind it in its set: two times swapped, twice as far. */
export const swapOffset = 100

/** The recipes of a set as they were generated, without those that were swapped in. */
export async function recipesOfSet(tx: Transaction, setId: string): Promise<readonly StoredRecipe[]> {
  const isOfSet = and(eq(recipes.setId, setId), lt(recipes.position, swapOffset))
  return tx.select(stored).from(recipes).where(isOfSet).orderBy(asc(recipes.position))
}

/** The newest set since then that has so many recipes, swapped ones not counted: menus and weeks of dinners have others. */
export async function newestSetOf(
  tx: Transaction,
  userId: UserId,
  { since, size }: { readonly since: Date; readonly size: number },
): Promise<SetRow | undefined> {
  const ofSet = tx
    .select({ count: count() })
    .from(recipes)
    .where(and(eq(recipes.setId, sets.id), lt(recipes.position, swapOffset)))
  const [row] = await tx
    .select()
    .from(sets)
    .where(
      and(
        eq(sets.userId, userId),
        eq(sets.state, 'written'),
        gte(sets.createdAt, since),
        eq(sql`(${ofSet})`, size),
      ),
    )
    .orderBy(desc(sets.createdAt), asc(sets.id))
    .limit(1)
  return row
}

export type PlacedRecipe = StoredRecipe & { readonly position: number }

/** Every recipe of a set, those that were swapped in behind the others. */
export async function allOfSet(tx: Transaction, setId: string): Promise<readonly PlacedRecipe[]> {
  return tx
    .select({ position: recipes.position, ...stored })
    .from(recipes)
    .where(eq(recipes.setId, setId))
    .orderBy(asc(recipes.position))
}

/** Where a recipe stands, and what its set was asked for. */
export type PlaceInSet = {
  readonly setId: string
  readonly position: number
  readonly request: RecipeRequest
}

export async function findPlaceInSet(tx: Transaction, id: string): Promise<PlaceInSet | undefined> {
  const [row] = await tx
    .select({ setId: recipes.setId, position: recipes.position, request: sets.request })
    .from(recipes)
    .innerJoin(sets, eq(sets.id, recipes.setId))
    .where(eq(recipes.id, id))
  return row
}

export async function findAtPosition(
  tx: Transaction,
  { setId, position }: Pick<PlaceInSet, 'setId' | 'position'>,
): Promise<StoredRecipe | undefined> {
  const isThere = and(eq(recipes.setId, setId), eq(recipes.position, position))
  const [row] = await tx.select(stored).from(recipes).where(isThere)
  return row
}

/** Keeps a recipe that comes in the place of another; where one has come there before, that one stays. */
export async function insertSwapped(tx: Transaction, set: SetOfRecipes, placed: Placed): Promise<void> {
  await tx
    .insert(recipes)
    .values([rowOf(set, placed)])
    .onConflictDoNothing()
}

export async function findRecipe(tx: Transaction, id: string): Promise<StoredRecipe | undefined> {
  const [row] = await tx.select(stored).from(recipes).where(eq(recipes.id, id))
  return row
}

/** Recipes of a page, newest first, at most `most`. */
export async function recipesOnPage(
  tx: Transaction,
  userId: UserId,
  page: Page,
  most: number,
): Promise<readonly (StoredRecipe & { readonly id: string })[]> {
  return tx
    .select({ id: recipes.id, ...stored })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), onPage(recipes, page)))
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(most)
}

/** Titles of the person's newest recipes, newest first. */
export async function recentTitles(
  tx: Transaction,
  userId: UserId,
  most: number,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ title: recipes.title })
    .from(recipes)
    .where(eq(recipes.userId, userId))
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(most)
  return rows.map(({ title }) => title)
}

/** What the person's newest recipes are kinds of, newest first; a recipe of a model may be of no kind. */
export async function recentKinds(tx: Transaction, userId: UserId, most: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ kind: sql<string | null>`${recipes.recipe} ->> 'kind'` })
    .from(recipes)
    .where(eq(recipes.userId, userId))
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(most)
  return rows.flatMap(({ kind }) => kind ?? [])
}

/** The ingredients of the newest sets, newest first. */
export async function recentIngredients(
  tx: Transaction,
  userId: UserId,
  most: number,
): Promise<readonly (readonly string[])[]> {
  const rows = await tx
    .select({ ingredients: sql<readonly string[]>`${sets.request} -> 'ingredients'` })
    .from(sets)
    .where(and(eq(sets.userId, userId), eq(sets.state, 'written')))
    .orderBy(desc(sets.createdAt), asc(sets.id))
    .limit(most)
  return rows.map(({ ingredients }) => ingredients)
}

/** In which weeks people got their first recipes ever; a row a person. */
export async function firstSetsSince(
  tx: Transaction,
  since: Date,
): Promise<readonly { readonly week: string }[]> {
  const first = min(sets.createdAt)
  return tx
    .select({ week: weekOf(sql`${first}`) })
    .from(sets)
    .where(eq(sets.state, 'written'))
    .groupBy(sets.userId)
    .having(gte(first, since))
}

/** In which weeks people used up a free week; a row each time. */
export async function limitsSince(
  tx: Transaction,
  since: Date,
): Promise<readonly { readonly week: string }[]> {
  const last = max(sets.createdAt)
  return tx
    .select({ week: weekOf(sql`${last}`) })
    .from(sets)
    .where(isNotNull(sets.windowStartedAt))
    .groupBy(sets.userId, sets.windowStartedAt)
    .having(and(gte(count(), freeGenerationsPerWeek), gte(last, since)))
}

/** Who asked for recipes in which week. */
export async function activeSince(
  tx: Transaction,
  since: Date,
): Promise<readonly { readonly userId: string; readonly week: string }[]> {
  return tx
    .selectDistinct({ userId: sets.userId, week: weekOf(sets.createdAt) })
    .from(sets)
    .where(gte(sets.createdAt, since))
}

const stored = { recipe: recipes.recipe, createdAt: recipes.createdAt }
