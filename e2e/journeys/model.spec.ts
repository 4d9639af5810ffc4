import { goodRecipes, says, writes } from '@plotluck/server/testing/model'
import type { Browser, Page } from '@playwright/test'
import { arrive, expect, expectAccessible, join, joinAsPremium } from '../support/test.ts'
import { test } from '../support/with-model.ts'

// One model, one call at a time: the journeys of this file take turns.
test.describe.configure({ mode: 'serial' })

const basket = ['tomatoes', 'zucchini', 'basil']
const good = writes(...goodRecipes(basket))

async function choose(page: Page): Promise<void> {
  for (const name of ['Tomatoes', 'Zucchini', 'Basil'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipes' }).click()
const cards = (page: Page) => page.getByRole('link', { name: 'View Full Recipe' })
const byModel = (page: Page) => page.getByText('AI, kitchen-checked')

test('recipes appear one by one, each marked by the hand that wrote it, and what happens is told', async ({
  page,
  model,
}) => {
  await arrive(page)
  await choose(page)
  model.willDo({ response: good, latency: 600, chunkSize: 300 })
  await generate(page)
  await expect(page.getByText('Writing the first recipe …')).toBeVisible()
  await expect(page.getByText('Writing the second recipe …')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveCount(3)
  await expect(byModel(page)).toHaveCount(3)
  await cards(page).first().click()
  await page.getByText('What we checked').click()
  await expect(page.getByText('Written with AI. Every figure and check is our kitchen’s.')).toBeVisible()
})

test('a model that breaks costs nobody the answer: the kitchen writes what is missing', async ({
  page,
  model,
}) => {
  await arrive(page)
  await choose(page)
  const [one] = goodRecipes(basket)
  model.willDo({ response: writes(one) })
  await generate(page)
  await expect(cards(page)).toHaveCount(3)
  await expect(byModel(page)).toHaveCount(1)
})

test('who leaves while the model writes finds the finished set in the history', async ({ page, model }) => {
  await joinAsPremium(page)
  await page.goto('/dashboard')
  await choose(page)
  model.willDo({ response: good, latency: 700, chunkSize: 300 })
  await generate(page)
  await expect(cards(page)).toHaveCount(1)
  await page.goto('/saved')
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('who waits for a turn is told the place in line', async ({ page, model, browser, baseURL }) => {
  model.willDo({ response: good, latency: 400, chunkSize: 300 })
  const other = await someoneElse(browser, baseURL)
  await choose(other)
  await arrive(page)
  await choose(page)
  await generate(other)
  await expect(other.getByText('Writing the first recipe …')).toBeVisible()
  await generate(page)
  await expect(page.getByText('You are next in line …')).toBeVisible()
  await expect(cards(page)).toHaveCount(3, { timeout: 20_000 })
  await other.context().close()
})

async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
  const page = await context.newPage()
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'basil-and-tomato', name: 'Ben' }
  await page.request.post('/api/auth/sign-up/email', { headers: { origin: baseURL ?? '' }, data: account })
  await page.goto('/dashboard')
  return page
}

test('Harvest looks things up, answers sentence by sentence, can be stopped, and is resumed after a reload', async ({
  page,
  model,
}) => {
  await join(page)
  await page.goto('/harvest-chat')
  const box = page.getByLabel('Your question')
  model.willDo(
    { response: { toolCalls: [{ name: 'substitutes', arguments: '{"food":"buttermilk"}' }] } },
    { response: says('Stir a spoon of lemon juice into the milk. Let it stand a while.') },
  )
  await box.fill('How do I make fluffy pancakes?')
  await box.press('Enter')
  await expect(page.getByText('Stir a spoon of lemon juice into the milk.')).toBeVisible()
  await page.getByText('What this rests on').last().click()
  await expect(page.getByRole('article').last()).toContainText('lemon juice or vinegar')
  await expectAccessible(page)

  model.willDo({ response: says('Warm the pan slowly. '.repeat(100)), latency: 100, chunkSize: 30 })
  await box.fill('Tell me a story about soup')
  await box.press('Enter')
  await expect(page.getByText('Warm the pan slowly.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(box).toHaveValue('Tell me a story about soup')
  await expect(page.getByText('Warm the pan slowly.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Stir a spoon of lemon juice into the milk.')).toBeVisible()
})

test('what a model says against the facts is not said', async ({ page, model }) => {
  await join(page)
  await page.goto('/harvest-chat')
  model.willDo({ response: says('Salt it well. Cook chicken to 120°F. See https://evil.example for more.') })
  await page.getByLabel('Your question').fill('How do I roast a chicken?')
  await page.getByLabel('Your question').press('Enter')
  const answer = page.getByRole('article').last()
  await expect(answer).toContainText('165')
  await expect(answer).not.toContainText(/120|evil|Salt it well/)
})

test('after the month’s ceiling the kitchen writes, at once', async ({ page, model }) => {
  await arrive(page)
  await choose(page)
  model.willDo({ response: { ...good, usage: { prompt_tokens: 100_000, completion_tokens: 100_000 } } })
  await generate(page)
  await expect(cards(page)).toHaveCount(3)
  await expect(byModel(page)).toHaveCount(3)
  await page.reload()
  await generate(page)
  await expect(byModel(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(3)
})
