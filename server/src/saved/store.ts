import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { onPage, type Page } from '../platform/list-pages/index.ts'
import { savedRecipes as saved } from './tables.ts'

export type SavedRow = typeof saved.$inferSelect
export type NewSaved = typeof saved.$inferInsert

/** Keeps a recipe. False when the person has saved this generated recipe before. */
export async function insertSaved(tx: Transaction, row: NewSaved): Promise<boolean> {
  const inserted = await tx.insert(saved).values(row).onConflictDoNothing().returning({ id: saved.id })
  return inserted.length === 1
}

export async function findSaved(tx: Transaction, id: string): Promise<SavedRow | undefined> {
  const [row] = await tx.select().from(saved).where(eq(saved.id, id))
  return row
}

/** The saved recipe that came from this generated one, or that has this id itself. */
export async function findSavedOf(tx: Transaction, recipeId: string): Promise<SavedRow | undefined> {
  const isIt = or(eq(saved.recipeId, recipeId), eq(saved.id, recipeId))
  const [row] = await tx.select().from(saved).where(isIt)
  return row
}

/** Like `findSaved`, and the row stays until this transaction ends. */
export async function lockSaved(tx: Transaction, id: string): Promise<SavedRow | undefined> {
  const [row] = await tx.select().from(saved).where(eq(saved.id, id)).for('key share')
  return row
}

export async function savedByIds(tx: Transaction, ids: readonly string[]): Promise<readonly SavedRow[]> {
  return ids.length === 0
    ? []
    : tx
        .select()
        .from(saved)
        .where(inArray(saved.id, [...ids]))
}

/** A saved recipe without what is large: the instructions and all of the checked recipe but its picture and what says for whom it is. */
export type SavedSummary = Omit<SavedRow, 'instructions' | 'recipe' | 'searchText'> &
  Pick<CheckedRecipe, SummaryPart>
type SummaryPart = 'picture' | 'allergens' | 'diets' | 'lines'

const partOf = <Part extends SummaryPart>(part: Part) =>
  sql<CheckedRecipe[Part]>`${saved.recipe} -> ${sql.raw(`'${part}'`)}`

/** Like `savedByIds`, without what is large. */
export async function savedSummaries(
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly SavedSummary[]> {
  const {
    instructions: _instructions,
    recipe: _recipe,
    searchText: _searchText,
    ...summary
  } = getTableColumns(saved)
  return ids.length === 0
    ? []
    : tx
        .select({
          ...summary,
          picture: partOf('picture'),
          allergens: partOf('allergens'),
          diets: partOf('diets'),
          lines: partOf('lines'),
        })
        .from(saved)
        .where(inArray(saved.id, [...ids]))
}

/** Saved recipes of a page, newest first, at most `most`. */
export async function savedOnPage(
  tx: Transaction,
  userId: UserId,
  page: Page,
  most: number,
): Promise<readonly SavedRow[]> {
  return tx
    .select()
    .from(saved)
    .where(and(eq(saved.userId, userId), onPage(saved, page)))
    .orderBy(desc(saved.createdAt), asc(saved.id))
    .limit(most)
}

export async function countSaved(tx: Transaction, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(saved)
    .where(eq(saved.userId, userId))
  return row?.count ?? 0
}

/** Removes a saved recipe and, by the database, the planned meals that use it. False when there is none. */
export async function deleteSaved(tx: Transaction, id: string): Promise<boolean> {
  const deleted = await tx.delete(saved).where(eq(saved.id, id)).returning({ id: saved.id })
  return deleted.length === 1
}
