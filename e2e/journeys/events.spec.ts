import type { Page } from '@playwright/test'
import {
  becomePremium,
  expect,
  expectToast,
  generateFrom,
  openRecipe,
  test,
  unfold,
} from '../support/test.ts'

type Event = { readonly name: string; readonly fields?: object }

test.use({ isAsked: true, mayBreak: true })
// Events leave the page some seconds after they happen.
test.describe.configure({ timeout: 120_000 })

/** Says yes for the person, and watches the events that the page sends from here on. */
async function watchAgreed(page: Page): Promise<readonly Event[]> {
  const events: Event[] = []
  await page.addInitScript(() => localStorage.setItem('analytics', 'yes'))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') return
    const { events: sent } = request.postDataJSON() as { events: Event[] }
    events.push(...sent)
  })
  return events
}

async function expectEvents(events: readonly Event[], ...names: readonly string[]): Promise<void> {
  await expect
    .poll(() => names.filter((name) => !events.some((event) => event.name === name)), { timeout: 20_000 })
    .toEqual([])
}

const fieldsOf = (events: readonly Event[], name: string) =>
  events.find((event) => event.name === name)?.fields

test('who fails to sign in and then comes in is counted with each step', async ({
  page,
  request,
  baseURL,
}) => {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'basil-and-tomato', name: 'Ana' }
  await request.post('/api/auth/sign-up/email', { headers: { origin: baseURL ?? '' }, data: account })
  const events = await watchAgreed(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Find your recipes' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectToast(page, 'Error')
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Name').fill(account.name)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText(/already/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click()
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expectEvents(events, 'cta_click', 'login_failed', 'signup_failed', 'login')
  expect(fieldsOf(events, 'login')).toEqual({ method: 'email' })
  expect(fieldsOf(events, 'login_failed')).toEqual({
    error_message: expect.stringMatching(/password/i),
  })
})

test('what is cooked, asked, bought and broken is counted with its fields', async ({ page, baseURL }) => {
  const events = await watchAgreed(page)
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'basil-and-tomato', name: 'Ana' }
  await page.request.post('/api/auth/sign-up/email', { headers: { origin: baseURL ?? '' }, data: account })
  await page.goto('/dashboard')
  await generateFrom(page, 'Kale', 'Onions')
  await openRecipe(page)
  const recipe_id = new URL(page.url()).pathname.split('/').at(-1)
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'Print Recipe' }).click()
  await page.getByRole('button', { name: 'Report Issue' }).click()
  await page.getByLabel('What is wrong?').fill('Too salty.')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expectEvents(events, 'generate_recipe', 'view_recipe', 'print_recipe', 'report_recipe')
  expect(fieldsOf(events, 'generate_recipe')).toEqual({ ingredient_count: 2, is_premium: false })
  expect(fieldsOf(events, 'view_recipe')).toEqual({ recipe_id, recipe_title: expect.any(String) })
  expect(fieldsOf(events, 'report_recipe')).toEqual({ recipe_id, reason: 'Too salty.' })

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Chat with Harvest' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'How long does spinach keep?' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change your ingredients' }).click()
  await unfold(page, 'Advanced Filters')
  await page.getByRole('link', { name: 'See the plans' }).first().click()
  await page.getByRole('button', { name: 'Choose Annual' }).click()
  await expectEvents(events, 'use_chatbot', 'view_pricing', 'begin_checkout')
  expect(fieldsOf(events, 'use_chatbot')).toEqual({ message_count: 1 })
  expect(fieldsOf(events, 'begin_checkout')).toEqual({ plan: 'annual', value: 72, currency: 'USD' })

  await becomePremium(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!')
  await expectEvents(events, 'save_recipe')
  await page.route('**/api/recipes/*', (route) =>
    route.fulfill({ json: { id: 'x', title: 'Half a recipe' } }),
  )
  await page.goto('/recipe/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expectEvents(events, 'error_occurred')
  expect(fieldsOf(events, 'error_occurred')).toMatchObject({ error_type: 'TypeError' })
})
