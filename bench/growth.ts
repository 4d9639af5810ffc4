import { fileURLToPath } from 'node:url'
import { createLog } from '@plotluck/server/log'
import { openDatabase } from '@plotluck/server/database'
import {
  cloneEverything,
  cloneRows,
  connectTo,
  countRows,
  type Query,
} from '@plotluck/server/testing/clone-rows'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { type Send, senderOf, signUp, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

/** What each person saved. */
const savedEach = 10
/** How many times as many people, each with the rows of the one who asks, there are at each size as at the one before. */
const timesMore = { PostgreSQL: [100, 100, 10], embedded: [100, 100] }
const migrationsFolder = fileURLToPath(new URL('../server/migrations', import.meta.url))
const requests = 60
const ingredients = ['tomatoes', 'zucchini', 'eggs']
const mealTypes = ['breakfast', 'lunch', 'dinner']
const monday = '2026-01-05'
const sunday = '2026-01-11'
const paths = {
  'saved list': '/saved-recipes',
  'saved search': '/saved-recipes?q=tomato',
  history: '/history',
  'history search': '/history?q=tomato%20marzipan',
  'a week of the plan': `/meal-plans?from=${monday}&to=${sunday}`,
  'shopping list': `/shopping-list?from=${monday}&to=${sunday}`,
  'talk with Harvest': '/harvest-chat',
  'cook log': '/cook-log',
  profile: '/profile',
  basket: '/basket',
}

/** Whether one person waits longer the more other people keep: the same calls on each engine at each size, medians and their ratio to the smallest. */
export async function benchGrowth(): Promise<void> {
  printSizes('PostgreSQL', await growOnPostgres())
  printSizes('embedded', await growEmbedded())
}

function printSizes(engine: string, sizes: readonly Size[]): void {
  printTable(
    `Growth: what one person waits while others keep more (${engine}, p50)`,
    Object.keys(paths).map((what) => rowOf(what, sizes)),
  )
}

async function growOnPostgres(): Promise<readonly Size[]> {
  const postgres = await startPostgres()
  const server = await startServer({ DATABASE_URL: postgres.url })
  const send = senderOf(server, await signUp(server))
  await fill(send)
  const client = await connectTo(postgres.url)
  const sizes: Size[] = []
  for (const times of timesMore.PostgreSQL) {
    const rows = await cloneEverything(client, times - 1)
    // What the server would do meanwhile by itself, and would be measured with.
    await client.query('vacuum')
    await client.query('checkpoint')
    sizes.push({ saved: rows.get('saved_recipes') ?? 0, medians: await measure(send) })
  }
  await client.end()
  await server.stop()
  await postgres.stop()
  return sizes
}

async function growEmbedded(): Promise<readonly Size[]> {
  const folder = temporaryFolder('bench')
  const first = await startServer({}, folder)
  await fill(senderOf(first, await signUp(first)))
  await first.stop()
  const sizes: Size[] = []
  for (const times of timesMore.embedded) {
    const saved = await cloneStopped(folder, times - 1)
    const server = await startServer({}, folder)
    sizes.push({ saved, medians: await measure(senderOf(server, await signUp(server))) })
    await server.stop()
  }
  return sizes
}

/** Clones the rows of an embedded database that no server has open; gives how many recipes are saved then. */
async function cloneStopped(dataDir: string, times: number): Promise<number> {
  const database = await openDatabase(
    { dataDir, databaseUrl: undefined },
    migrationsFolder,
    createLog('silent'),
  )
  const rows = await database.asSystem(async (tx) => {
    const query = async (text: string) => (await tx.execute(text)) as Awaited<ReturnType<Query>>
    await query('set local role none')
    await cloneRows(query, times)
    await query('analyze')
    return countRows(query)
  })
  await database.close()
  return rows.get('saved_recipes') ?? 0
}

type Size = { readonly saved: number; readonly medians: Readonly<Record<string, number>> }

function rowOf(what: string, sizes: readonly Size[]): Readonly<Record<string, string>> {
  const waits = sizes.map(({ medians }) => medians[what] ?? Number.NaN)
  const [least = Number.NaN] = waits
  return {
    what,
    ...Object.fromEntries(
      sizes.map(({ saved }, at) => [`${saved.toLocaleString('en')} saved`, milliseconds(waits[at] ?? 0)]),
    ),
    'last to first': `${((waits.at(-1) ?? 0) / least).toFixed(2)}x`,
  }
}

async function fill(send: Send): Promise<void> {
  const recipes: { readonly id: string }[] = []
  while (recipes.length < savedEach)
    recipes.push(
      ...((await send('/generate-recipes', { ingredients })) as { recipes: { id: string }[] }).recipes,
    )
  for (const [at, { id }] of recipes.slice(0, savedEach).entries()) {
    const saved = (await send('/saved-recipes', { recipe_id: id })) as { id: string }
    const meal_type = mealTypes[at]
    if (meal_type) await send('/meal-plans', { recipe_id: saved.id, planned_date: monday, meal_type })
  }
  await send('/harvest-chat', { message: 'How long do eggs keep?' })
}

async function measure(send: Send): Promise<Readonly<Record<string, number>>> {
  const medians: Record<string, number> = {}
  for (const [what, path] of Object.entries(paths)) {
    for (let warm = 0; warm < 10; warm += 1) await send(path)
    const times: number[] = []
    for (let index = 0; index < requests; index += 1) {
      const began = performance.now()
      await send(path)
      times.push(performance.now() - began)
    }
    medians[what] = percentile(times, 0.5)
  }
  return medians
}
