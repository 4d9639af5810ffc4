import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

/** A food that somebody has: as typed, whether it is to be used soon, and the day it came. */
export type KeptFood = { readonly text: string; readonly use_soon: boolean; readonly added_on: string }

/** What a person has. `revision` counts changes, so that none from an older state of it is taken. */
export const baskets = pgTable('baskets', {
  userId: userIdColumn().primaryKey(),
  items: jsonb('items').$type<readonly KeptFood[]>().notNull(),
  alwaysAtHome: jsonb('always_at_home').$type<readonly string[]>().notNull(),
  revision: integer('revision').notNull(),
})
