import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

const span = () => ({
  from: date('from_date', { mode: 'string' }).notNull(),
  to: date('to_date', { mode: 'string' }).notNull(),
})

/** A line that is checked off in the list of a span. `key` is the kitchen's key of a line, or the id of a line of one's own. */
export const shoppingChecks = pgTable(
  'shopping_checks',
  { userId: userIdColumn(), ...span(), key: text('key').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.from, table.to, table.key] })],
)

/** A line of one's own in the list of a span. */
export const shoppingLines = pgTable(
  'shopping_lines',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    ...span(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('shopping_lines_of_span').on(table.userId, table.from, table.to)],
)

/** What a person said is at home. No row: nothing was said yet. */
export const shoppingStocks = pgTable('shopping_stocks', {
  userId: userIdColumn().primaryKey(),
  stock: jsonb('stock').$type<readonly string[]>().notNull(),
})
