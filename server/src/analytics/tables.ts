import type { NotedEventName } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '../platform/database/auth-tables.ts'

/**
 * What happened in the product. `userId` is null for visitors and goes with the account; `visit` is a random name of a tab. A
 * transaction is one purchase, however often it is confirmed.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    visit: uuid('visit'),
    name: text('name').$type<NotedEventName>().notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('events_by_name').on(table.name, table.createdAt),
    index('events_of_person').on(table.userId, table.createdAt),
    uniqueIndex('events_purchase')
      .on(sql`(fields->>'transaction_id')`)
      .where(sql`name = 'purchase'`),
  ],
)
