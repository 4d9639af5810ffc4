import { startPostgres } from '../scripts/lib/postgres.mjs'
import { type Send, senderOf, signUp, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const savedCount = 5000
const requests = 100
const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack']
const foods = ['tomatoes', 'zucchini', 'kale', 'carrots', 'chicken breast', 'eggs', 'rice', 'spinach', 'feta']

/** Lists, searches and weeks of a person with 5,000 saved recipes and a meal in every slot of a year, on both engines. */
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
  printTable('5,000 saved recipes and a year of plans', rows)
}

async function measureEngine(settings: Readonly<Record<string, string>>) {
  const server = await startServer(settings)
  const send = senderOf(server, await signUp(server))
  const saved = await saveMany(send)
  await planYear(send, saved)
  const times = await measureAll(send)
  await server.stop()
  return times
}

/** Generates and saves recipes of many baskets; gives their ids. */
async function saveMany(send: Send): Promise<readonly string[]> {
  const ids: string[] = []
  for (let basket = 0; ids.length < savedCount; basket += 1) {
    const ingredients = [0, 1, 2].map((step) => foods[(basket * (step + 1) + step) % foods.length])
    const { recipes } = (await send('/generate-recipes', { ingredients })) as { recipes: { id: string }[] }
    for (const { id } of recipes) {
      const saved = (await send('/saved-recipes', { recipe_id: id })) as { id: string }
      ids.push(saved.id)
    }
  }
  return ids
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
