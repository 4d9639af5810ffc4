import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from '../platform/database/auth-tables.ts'

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
