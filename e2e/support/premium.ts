import type { Page } from '@playwright/test'
import { expect, joinAsPremium, originOf } from './test.ts'

/** A saved recipe: by the id of the saved row, and by that of the recipe it came from. */
export type Saved = { readonly id: string; readonly recipe_id: string; readonly recipe_title: string }

/** A new person who has paid in the sandbox and saved three recipes, all by the API: no page is open yet. */
export async function signUpWithThreeSaved(page: Page): Promise<readonly [Saved, Saved, Saved]> {
  await joinAsPremium(page)
  const { recipes } = await post<{ recipes: { id: string }[] }>(page, '/api/generate-recipes', {
    ingredients: ['tomato', 'zucchini', 'basil'],
  })
  const saved: Saved[] = []
  for (const { id } of recipes) saved.push(await post<Saved>(page, '/api/saved-recipes', { recipe_id: id }))
  const [first, second, third] = saved
  if (!first || !second || !third) throw new Error('Three recipes were to be saved.')
  return [first, second, third]
}

/** Plans a saved recipe by the API: what a journey starts from, not what it is about. */
export function plan(
  page: Page,
  { id }: Pick<Saved, 'id'>,
  planned_date: string,
  meal_type: string,
  servings?: number,
): Promise<unknown> {
  return post(page, '/api/meal-plans', { recipe_id: id, planned_date, meal_type, servings })
}

/** The calendar date that a page shows as today's, so many days from it. */
export function today(days = 0): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(day)
}

/** Sends JSON as the person who is signed in on the page; again where the server had just closed a connection that was idle. */
async function post<Answer>(page: Page, address: string, data: unknown): Promise<Answer> {
  const headers = { origin: await originOf(page) }
  const answer = await page.request.post(address, { headers, data, maxRetries: 2 })
  expect(answer.ok(), `${address} answers ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}
