import type { EventName } from '@plotluck/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from '../platform/database/auth-tables.ts'

/**
 * What happened in the product, kept here and sent nowhere. `userId` is null for visitors and goes with the account; `visit` is a
 * random name of a tab.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    visit: uuid('visit'),
    name: text('name').$type<EventName>().notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('events_by_name').on(table.name, table.createdAt),
    index('events_of_person').on(table.userId),
  ],
)
