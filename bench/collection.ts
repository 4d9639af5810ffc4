import { fileURLToPath } from 'node:url'
import { createLog } from '@plotluck/server/log'
import { openDatabase } from '@plotluck/server/database'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { type Send, senderOf, signUp, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const savedCount = 20_000
/** What one person may generate in a minute, and the recipes of each. */
const basketsOfMinute = 60
const recipesOfBasket = 3
const migrationsFolder = fileURLToPath(new URL('../server/migrations', import.meta.url))
const requests = 100
const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack']
const foods = ['tomatoes', 'zucchini', 'kale', 'carrots', 'chicken breast', 'eggs', 'rice', 'spinach', 'feta']

/** Lists, searches and weeks of a person with 20,000 saved recipes and a meal in every slot of a year, on both engines. */
export async function benchCollection(): Promise<void> {
  const embedded = await measureEngine({})
  const postgres = await startPostgres()
  const onPostgres = await measureEngine({ DATABASE_URL: postgres.url })
  await postgres.stop()
  const rows = Object.entries(embedded).map(([what, times]) => ({
    what,
    'embedded p50': milliseconds(percentile(times, 0.5)),
    'embedded p99': milliseconds(percentile(times, 0.99)),
    'PostgreSQL p50': milliseconds(percentile(onPostgres[what] ?? [], 0.5)),
    'PostgreSQL p99': milliseconds(percentile(onPostgres[what] ?? [], 0.99)),
  }))
  printTable('20,000 saved recipes and a year of plans', rows)
}

async function measureEngine(settings: Readonly<Record<string, string>>) {
  const folder = temporaryFolder('bench')
  const first = await startServer(settings, folder)
  await saveSome(senderOf(first, await signUp(first)))
  await first.stop()
  await copyMany(settings['DATABASE_URL'], folder)
  const server = await startServer(settings, folder)
  const send = senderOf(server, await signUp(server))
  await planYear(send, await newestSaved(send))
  const times = await measureAll(send)
  await server.stop()
  return times
}

/** Generates as many baskets as one person may in a minute, and saves every recipe. */
async function saveSome(send: Send): Promise<void> {
  for (let basket = 0; basket < basketsOfMinute; basket += 1) {
    const ingredients = [0, 1, 2].map((step) => foods[(basket * (step + 1) + step) % foods.length])
    const { recipes } = (await send('/generate-recipes', { ingredients })) as { recipes: { id: string }[] }
    for (const { id } of recipes) await send('/saved-recipes', { recipe_id: id })
  }
}

/** Copies the rows of those baskets, each with a new id and an earlier time, until there are `savedCount` saved recipes. */
async function copyMany(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir }, migrationsFolder, createLog('silent'))
  await database.asSystem(async (tx) => {
    const copies = Math.ceil(savedCount / (basketsOfMinute * recipesOfBasket)) - 1
    for (const statement of copyStatements(copies)) await tx.execute(statement)
    await tx.execute('analyze')
  })
  await database.close()
}

/** The id of a copy, which follows from the id of its row. */
const idOf = (column: string): string => `md5(r.${column}::text || copy)::uuid`

/** `recipe_sets`, their `recipes` and the `saved_recipes` of those, with ids that fit each other. */
function copyStatements(copies: number): readonly string[] {
  const fields = {
    recipe_sets: `'id', ${idOf('id')}, 'idempotency_key', null`,
    recipes: `'id', ${idOf('id')}, 'set_id', ${idOf('set_id')}`,
    saved_recipes: `'id', ${idOf('id')}, 'recipe_id', ${idOf('recipe_id')}`,
  }
  return Object.entries(fields).map(
    ([table, ids]) => `insert into ${table}
      select (jsonb_populate_record(r, jsonb_build_object(${ids}, 'created_at', r.created_at - copy * interval '1 hour'))).*
      from ${table} r, generate_series(1, ${copies}) as copy`,
  )
}

type SavedPage = { readonly savedRecipes: readonly { readonly id: string }[]; readonly total: number }

async function newestSaved(send: Send): Promise<readonly string[]> {
  const { savedRecipes, total } = (await send('/saved-recipes')) as SavedPage
  if (total < savedCount) throw new Error(`There are ${total} saved recipes, not ${savedCount}`)
  return savedRecipes.map(({ id }) => id)
}

async function planYear(send: Send, saved: readonly string[]): Promise<void> {
  for (let day = 0; day < 365; day += 1) {
    const planned_date = dateOf(day)
    for (const [index, meal_type] of mealTypes.entries())
      await send('/meal-plans', {
        recipe_id: saved[(day * 7 + index) % saved.length],
        planned_date,
        meal_type,
      })
  }
}

const dateOf = (day: number): string => new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10)

async function measureAll(send: Send): Promise<Readonly<Record<string, readonly number[]>>> {
  const { nextCursor } = (await send('/saved-recipes')) as { nextCursor: string }
  const week = `from=${dateOf(140)}&to=${dateOf(146)}`
  const paths = {
    'saved list, first page': '/saved-recipes',
    'saved list, second page': `/saved-recipes?cursor=${nextCursor}`,
    'saved search, a word of many recipes': '/saved-recipes?q=tomato',
    'saved search, words of none': '/saved-recipes?q=tomato%20marzipan',
    'history, first page': '/history',
    'history search, words of none': '/history?q=tomato%20marzipan',
    'a week of the plan': `/meal-plans?${week}`,
    'a year of the plan': `/meal-plans?from=${dateOf(0)}&to=${dateOf(364)}`,
    'shopping list of a week': `/shopping-list?${week}`,
  }
  const measured: Record<string, readonly number[]> = {}
  for (const [what, path] of Object.entries(paths)) measured[what] = await timesOf(send, path)
  return measured
}

async function timesOf(send: Send, path: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let warm = 0; warm < 10; warm += 1) await send(path)
  for (let index = 0; index < requests; index += 1) {
    const began = performance.now()
    await send(path)
    times.push(performance.now() - began)
  }
  return times
}
