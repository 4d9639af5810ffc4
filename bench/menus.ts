import { presetIngredients } from '@plotluck/contract/presets'
import { senderOf, signUp, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const baskets = [
  ['spinach', 'milk'],
  ['spinach', 'milk', 'tomatoes', 'chicken breast', 'potatoes'],
  presetIngredients.map(({ name }) => name),
]
// With the warming ones under the 60 that a person may ask for in ten minutes.
const requests = 16

/** Use-It-First menus over HTTP, and how long another request waits while one is planned. */
export async function benchMenus(): Promise<void> {
  const server = await startServer({})
  const send = senderOf(server, await signUp(server))
  const rows = []
  for (const ingredients of baskets) {
    const plan = () => timed(() => send('/generate-use-it-first-menu', { ingredients }))
    for (let warm = 0; warm < 3; warm += 1) await plan()
    const menus: number[] = []
    const others: number[] = []
    for (let index = 0; index < requests; index += 1) {
      const planning = plan()
      others.push(await timed(() => send('/profile')))
      menus.push(await planning)
    }
    rows.push({
      ingredients: ingredients.length,
      'menu p50': milliseconds(percentile(menus, 0.5)),
      'slowest menu': milliseconds(percentile(menus, 1)),
      'the profile meanwhile, p50': milliseconds(percentile(others, 0.5)),
      'its slowest': milliseconds(percentile(others, 1)),
    })
  }
  await server.stop()
  printTable('POST /api/generate-use-it-first-menu', rows)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
