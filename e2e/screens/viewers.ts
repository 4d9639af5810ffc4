import type { APIRequestContext, Browser } from '@playwright/test'
import type { Ids, Viewer } from './ui-state.ts'

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Everyone who looks, as their browsers are kept, and what they own. */
export type Viewers = {
  readonly states: Readonly<Record<Viewer, StorageState>>
  readonly ids: Ids
}

/** Sends JSON as one person and answers what came back; throws with the refusal. */
type Send = <Answer>(path: string, data?: object) => Promise<Answer>

/** Signs everyone up and gives them what they own, by the API. */
export async function signUpViewers(browser: Browser, url: string): Promise<Viewers> {
  const newcomer = await join(browser, url, 'Rosa')
  const gardener = await join(browser, url, 'Lea')
  const cook = await join(browser, url, 'Ana')
  const subscriber = await join(browser, url, 'Ben')
  const collector = await join(browser, url, 'Ida')
  const checkout = await openCheckout(newcomer.send)
  const { recipes } = await generate(cook.send, ['tomatoes', 'zucchini', 'basil'])
  await pay(subscriber.send)
  await pay(collector.send)
  await collect(collector.send)
  const visitor = await browser.newContext()
  const states = {
    visitor: await visitor.storageState(),
    newcomer: await newcomer.state(),
    gardener: await gardener.state(),
    cook: await cook.state(),
    subscriber: await subscriber.state(),
    collector: await collector.state(),
  }
  return { states, ids: { recipe: recipes[0]?.id ?? '', checkout } }
}

async function join(browser: Browser, url: string, name: string) {
  const { request } = await browser.newContext({ baseURL: url })
  const send: Send = async (path, data = {}) => {
    const answer = await request.post(path, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const email = `${name.toLowerCase()}@example.com`
  await send('/api/auth/sign-up/email', { email, password: 'tomatoes-and-basil', name })
  return { send, state: () => request.storageState() }
}

async function openCheckout(send: Send): Promise<string> {
  const { url } = await send<{ url: string }>('/api/create-checkout', { priceId: 'price_sandbox_monthly' })
  return url.split('/').at(-1) ?? ''
}

async function pay(send: Send): Promise<void> {
  await send(`/api/sandbox/checkouts/${await openCheckout(send)}/pay`)
}

const generate = (send: Send, ingredients: readonly string[]) =>
  send<{ recipes: { id: string }[] }>('/api/generate-recipes', { ingredients })

/** Six saved recipes, four of them planned for this week, a talk with Harvest, people at the table, and what is always at home. */
async function collect(send: Send): Promise<void> {
  const first = await generate(send, ['tomatoes', 'zucchini', 'basil', 'eggs'])
  const second = await generate(send, ['potatoes', 'leeks', 'salmon', 'dill'])
  const saved: string[] = []
  for (const { id } of [...first.recipes, ...second.recipes])
    saved.push((await send<{ id: string }>('/api/saved-recipes', { recipe_id: id })).id)
  const today = new Date().toISOString().slice(0, 10)
  for (const [index, meal_type] of ['breakfast', 'lunch', 'dinner'].entries())
    await send('/api/meal-plans', { recipe_id: saved[index], planned_date: today, meal_type })
  for (const person of [
    { name: 'Tom', allergens: ['peanuts', 'fish'], diets: [], dislikes: ['olives'] },
    { name: 'Mia', allergens: [], diets: ['vegetarian'], dislikes: [] },
  ])
    await send('/api/household/people', person)
  await send('/api/harvest-chat', { message: 'How long does spinach keep?' })
}
