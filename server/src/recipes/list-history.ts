import { type HistoryPage, savedPageSize } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { cutPage, type Page } from '../platform/list-pages/index.ts'
import { presentRecipe } from '../premium/index.ts'
import { recipesOnPage } from './store.ts'

/** A page of every recipe ever generated for this premium person. */
export async function listHistory(tx: Transaction, userId: UserId, page: Page): Promise<HistoryPage> {
  const found = await recipesOnPage(tx, userId, page, savedPageSize + 1)
  const { rows, nextCursor } = cutPage(found, savedPageSize)
  return { recipes: rows.map((row) => presentRecipe(row, true)), nextCursor }
}
