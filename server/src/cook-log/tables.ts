import { date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

/**
 * A day on which a person cooked a recipe. `recipeId` is the recipe's own id, whether it is still saved or not; `kind` is what the kitchen calls the same
 * thing again, null where it does not know. `stars` and `note` are null while nothing was said.
 */
export const cookLog = pgTable(
  'cook_log',
  {
    userId: userIdColumn(),
    recipeId: uuid('recipe_id').notNull(),
    cookedOn: date('cooked_on', { mode: 'string' }).notNull(),
    recipeTitle: text('recipe_title').notNull(),
    kind: text('kind'),
    stars: smallint('stars'),
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId, table.cookedOn] }),
    index('cook_log_newest').on(table.userId, table.cookedOn.desc().nullsFirst()),
  ],
)
