import { ratings } from '@plotluck/contract'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** How a person rates a recipe of theirs; the last rating counts. */
export const feedback = pgTable(
  'feedback',
  {
    userId: userIdColumn(),
    recipeId: uuid('recipe_id').notNull(),
    rating: text('rating', { enum: ratings }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('feedback_newest').on(table.createdAt),
  ],
)

/** What a person says is wrong with a recipe of theirs. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    recipeId: uuid('recipe_id').notNull(),
    recipeTitle: text('recipe_title').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reports_newest').on(table.createdAt), index('reports_of_person').on(table.userId)],
)
