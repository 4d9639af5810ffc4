import type { HouseholdMember } from '@plotluck/kitchen'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

/** Somebody who eats along: what they must not eat, and what they do not like. */
export const householdPeople = pgTable(
  'household_people',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    name: text('name').notNull(),
    allergens: jsonb('allergens').$type<HouseholdMember['allergens']>().notNull(),
    diets: jsonb('diets').$type<HouseholdMember['diets']>().notNull(),
    dislikes: jsonb('dislikes').$type<readonly string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('household_people_of_user').on(table.userId, table.createdAt, table.id)],
)

/** How many are cooked for, where a person said it. */
export const householdServings = pgTable('household_servings', {
  userId: userIdColumn().primaryKey(),
  servings: integer('servings').notNull(),
})
