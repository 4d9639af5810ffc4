import type { AccountEventKind } from '@plotluck/contract'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user, userIdColumn } from '../platform/database/auth-tables.ts'

/** `id` is the account's id. `is_premium` is written by the system only, never through a person's handle. */
export const profiles = pgTable('profiles', {
  id: uuid('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  name: text('name').notNull(),
  isPremium: boolean('is_premium').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * What happened with an account, for its owner to read: written by the account library's role, never through a person's handle. `device` is the
 * name of the browser that did it, null where it says none.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    device: text('device'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_events_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('account_events_age').on(table.createdAt),
  ],
)
