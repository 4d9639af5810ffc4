import { type MeasuredServer, senderOf, signUp, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack']
const savedCount = 100
// With the warming one under the 60 that a person may ask for in ten minutes.
const requests = { recipe: 20, week: 10, list: 10, collection: 3 }

/** Documents over HTTP: how long each takes and of the processor, how large it is, and how long another request waits meanwhile. */
export async function benchPdf(): Promise<void> {
  const server = await startServer({})
  const token = await signUp(server)
  const saved = await saveAndPlan(server, token)
  const week = 'from=2026-07-13&to=2026-07-19'
  const before = server.memoryMegabytes()
  const rows = [
    await measure(server, token, 'a recipe', `/recipes/${saved[0]}/pdf`, requests.recipe),
    await measure(server, token, 'a full week and its list', `/meal-plans/pdf?${week}`, requests.week),
    await measure(server, token, 'a shopping list', `/shopping-list/pdf?${week}`, requests.list),
    await measure(server, token, `${savedCount} saved recipes`, '/saved-recipes/pdf', requests.collection),
  ]
  const after = server.memoryMegabytes()
  await server.stop()
  printTable('PDF files', rows)
  printTable('PDF files, memory of the server', [
    { 'before the first': `${before.toFixed(0)} MB`, 'after the last': `${after.toFixed(0)} MB` },
  ])
}

/** Saves as many recipes as one file takes and fills a week with them; gives their ids. */
async function saveAndPlan(server: MeasuredServer, token: string): Promise<readonly string[]> {
  const send = senderOf(server, token)
  const ids: string[] = []
  while (ids.length < savedCount) {
    const ingredients = ['tomatoes', 'kale', 'eggs']
    const { recipes } = (await send('/generate-recipes', { ingredients })) as { recipes: { id: string }[] }
    for (const { id } of recipes.slice(0, savedCount - ids.length))
      ids.push(((await send('/saved-recipes', { recipe_id: id })) as { id: string }).id)
  }
  for (let day = 13; day <= 19; day += 1)
    for (const [index, meal_type] of mealTypes.entries())
      await send('/meal-plans', {
        recipe_id: ids[day * 4 + index - 52],
        planned_date: `2026-07-${day}`,
        meal_type,
      })
  return ids
}

async function measure(server: MeasuredServer, token: string, what: string, path: string, times: number) {
  const send = senderOf(server, token)
  const file = () => download(`${server.url}/api${path}`, token)
  const { bytes } = await file()
  const firsts: number[] = []
  const files: number[] = []
  const others: number[] = []
  const processor = server.cpuMilliseconds()
  for (let index = 0; index < times; index += 1) {
    const drawing = file()
    others.push(await timed(() => send('/profile')))
    const { first, last } = await drawing
    firsts.push(first)
    files.push(last)
  }
  return {
    document: what,
    'first part, p50': milliseconds(percentile(firsts, 0.5)),
    p50: milliseconds(percentile(files, 0.5)),
    slowest: milliseconds(percentile(files, 1)),
    'processor time': milliseconds((server.cpuMilliseconds() - processor) / times),
    size: `${Math.round(bytes / 1024)} KB`,
    'the profile meanwhile, p50': milliseconds(percentile(others, 0.5)),
    'its slowest': milliseconds(percentile(others, 1)),
  }
}

/** Reads a file: how large it is, and when its first part and its last were there. */
async function download(url: string, token: string) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  let [bytes, first] = [0, 0]
  for await (const part of answer.body) {
    first ||= performance.now() - began
    bytes += part.byteLength
  }
  return { bytes, first, last: performance.now() - began }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
