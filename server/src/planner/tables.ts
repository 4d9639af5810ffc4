import { mealTypes } from '@plotluck/contract'
import { boolean, date, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

/**
 * A planned meal: a saved recipe on a calendar date. The migration refers (user_id, recipe_id) to the saved recipe of the same
 * owner, and deletes the meal with it; `saved_recipes` is another capability's table.
 */
export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    recipeId: uuid('recipe_id').notNull(),
    plannedDate: date('planned_date', { mode: 'string' }).notNull(),
    mealType: text('meal_type', { enum: mealTypes }).notNull(),
    servings: smallint('servings').notNull(),
    isLeftovers: boolean('is_leftovers').notNull().default(false),
    isCooked: boolean('is_cooked').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('meal_plans_slot').on(table.userId, table.plannedDate, table.mealType),
    index('meal_plans_recipe').on(table.userId, table.recipeId),
  ],
)
