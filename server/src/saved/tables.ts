import type { CheckedRecipe } from '@plotluck/kitchen'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

/**
 * A recipe that its owner keeps. The columns up to `difficulty` are what the person saved; `recipe` is the whole checked recipe as it
 * was then. `recipeId` is the generated recipe it came from, null for one that a program wrote.
 */
export const savedRecipes = pgTable(
  'saved_recipes',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    recipeId: uuid('recipe_id'),
    recipeTitle: text('recipe_title').notNull(),
    ingredients: jsonb('ingredients').$type<readonly string[]>().notNull(),
    instructions: text('instructions').notNull(),
    prepTime: integer('prep_time').notNull(),
    servings: integer('servings').notNull(),
    image: text('image'),
    season: text('season'),
    difficulty: text('difficulty'),
    recipe: jsonb('recipe').$type<CheckedRecipe>().notNull(),
    searchText: text('search_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('saved_recipes_once').on(table.userId, table.recipeId),
    // What a planned meal refers to: a recipe together with its owner, so that nobody plans another person's.
    unique('saved_recipes_of_owner').on(table.userId, table.id),
    index('saved_recipes_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
  ],
)
