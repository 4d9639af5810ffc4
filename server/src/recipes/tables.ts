import type { CheckedRecipe, RecipeRequest } from '@plotluck/kitchen'
import type { LeftOut } from '@plotluck/contract'
import { index, integer, jsonb, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The running week of a free user: `used` generations since `started_at`. Over after 7 x 24 h, or when `used` is 0. */
export const generationWindows = pgTable('generation_windows', {
  userId: userIdColumn().primaryKey(),
  startedAt: instant('started_at').notNull(),
  used: integer('used').notNull(),
})

export const setStates = ['writing', 'written'] as const

/**
 * One generation. A row in state `writing` holds a reservation: `windowStartedAt` says which week paid for it
 * (null for premium users), so that it can be given back to that week only.
 */
export const recipeSets = pgTable(
  'recipe_sets',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    state: text('state', { enum: setStates }).notNull(),
    request: jsonb('request').$type<RecipeRequest>().notNull(),
    leftOut: jsonb('left_out').$type<readonly LeftOut[]>().notNull(),
    windowStartedAt: instant('window_started_at'),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('recipe_sets_idempotency').on(table.userId, table.idempotencyKey),
    index('recipe_sets_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('recipe_sets_state').on(table.state, table.createdAt),
  ],
)

/** A generated recipe, whole: the kitchen's checked recipe with its nutrition, which is cut on the way out. */
export const recipes = pgTable(
  'recipes',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    setId: uuid('set_id')
      .notNull()
      .references(() => recipeSets.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    recipe: jsonb('recipe').$type<CheckedRecipe>().notNull(),
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('recipes_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    unique('recipes_of_set').on(table.setId, table.position),
  ],
)
