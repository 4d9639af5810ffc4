import type { Page } from '@playwright/test'
import {
  arrive,
  expect,
  expectAccessible,
  expectToast,
  generateFrom,
  openRecipe,
  signUp,
  test,
} from '../support/test.ts'

test.use({ isAsked: true })

type Sent = {
  readonly visit?: string
  readonly events: readonly { readonly name: string; readonly fields?: object }[]
}

/** Every body that the page sends to be noted from here on. */
function watchEvents(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') sent.push(request.postDataJSON() as Sent)
  })
  return sent
}

const namesOf = (sent: readonly Sent[]) => sent.flatMap(({ events }) => events.map(({ name }) => name))
const bar = (page: Page) => page.getByRole('complementary', { name: 'Counting visits' })

test('nothing is sent before the answer, the question covers nothing, and it is asked once', async ({
  page,
}) => {
  const sent = watchEvents(page)
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/pricing')
  await expect(bar(page)).toBeVisible()
  const question = await bar(page).boundingBox()
  const foot = await page.getByRole('contentinfo').boundingBox()
  expect(question?.y).toBeGreaterThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0) - 1)
  await bar(page).getByRole('button', { name: 'No' }).click()
  await expect(bar(page)).toBeHidden()
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(sent).toEqual([])
})

test('who agrees is counted from then on: pages, the way in, what is cooked, and no word of the ingredients', async ({
  page,
}) => {
  const sent = watchEvents(page)
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Yes, count it' }).click()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.waitForURL('**/auth*')
  await expect.poll(() => namesOf(sent)).toEqual(['page_view', 'hero_cta_click', 'page_view'])
  expect(sent[0]?.visit).toMatch(/^[\da-f-]{36}$/)
  await signUp(page, 'Cora')
  await generateFrom(page, 'Tomatoes', 'Zucchini')
  await openRecipe(page)
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(page.getByText('Thanks for your feedback!').first()).toBeVisible()
  // Leaving sends the rest, in a way that only the server sees.
  await page.goto('/help')
  await expect
    .poll(async () => new Set((await kept(page)).map(({ name }) => name)))
    .toEqual(new Set(['page_view', 'sign_up', 'generate_recipe', 'view_recipe', 'provide_feedback']))
  const events = await kept(page)
  expect(events).toContainEqual({ name: 'page_view', fields: { path: '/recipe/{id}' } })
  expect(events).toContainEqual({
    name: 'generate_recipe',
    fields: { ingredient_count: 2, is_premium: false },
  })
  expect(events).toContainEqual({ name: 'sign_up', fields: { method: 'email' } })
})

test('paying, cancelling and what is done with a recipe are counted, payments by the server', async ({
  page,
  context,
}) => {
  test.slow()
  await agree(page)
  await arrive(page, 'Cleo')
  await page.goto('/pricing')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Choose Annual' }).click()
  const checkout = await opening
  await checkout.waitForURL('**/sandbox/checkout/**')
  // The visit is known to the server before the payment is.
  await expect.poll(async () => await namesKept(page)).toContain('begin_checkout')
  await checkout.getByRole('button', { name: /^Pay/ }).click()
  await checkout.waitForURL('**/success**')
  await checkout.goto('/sandbox/portal')
  await checkout.getByRole('button', { name: /cancel/i }).click()
  await expect(checkout.getByRole('button', { name: /resume|keep/i })).toBeVisible()
  await page.goto('/dashboard')
  await generateFrom(page, 'Tomatoes')
  await openRecipe(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expectToast(page, 'Recipe saved!')
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'Print Recipe' }).click()
  await page.getByRole('button', { name: 'Report Issue' }).click()
  await page.getByLabel('What is wrong?').fill('Write to cleo@example.org')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Report submitted')
  await page.goto('/harvest-chat')
  await page.getByLabel('Your question').fill('How long does spinach keep?')
  await page.getByLabel('Your question').press('Enter')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto('/help')
  const names = [
    'view_pricing',
    'begin_checkout',
    'purchase',
    'cancel_subscription',
    'save_recipe',
    'print_recipe',
  ]
  await expect
    .poll(async () => await namesKept(page))
    .toEqual(expect.arrayContaining([...names, 'report_recipe', 'use_chatbot']))
  const events = await kept(page)
  expect(events.filter(({ name }) => name === 'purchase')).toMatchObject([
    { fields: { plan: 'annual', value: 72, currency: 'USD' } },
  ])
  expect(events).toContainEqual({ name: 'use_chatbot', fields: { message_count: 1 } })
  expect(JSON.stringify(events)).not.toContain('cleo@example.org')
})

test.describe('when something fails', () => {
  test.use({ mayBreak: true })

  test('a failed sign-in, a failed sign-up and a page that breaks are counted as such', async ({ page }) => {
    await agree(page)
    const sent = watchEvents(page)
    await page.goto('/auth')
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill('not-my-password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectToast(page, 'Error', 'Invalid email or password')
    await expect.poll(() => namesOf(sent)).toContain('login_failed')
    await page.route('**/api/auth/sign-up/email', (route) => route.abort())
    await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
    await page.getByLabel('Name').fill('Nobody')
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect.poll(() => namesOf(sent)).toContain('signup_failed')
    await arrive(page)
    await page.route('**/api/recipes/*', (route) =>
      route.fulfill({ json: { id: 'x', title: 'Half a recipe' } }),
    )
    await page.goto('/recipe/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect.poll(() => namesOf(sent)).toContain('error_occurred')
    expect(JSON.stringify(sent)).not.toContain('nobody@example.org')
  })
})

/** Every page of this tab finds the question answered with yes. */
const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('analytics', 'yes'))

const namesKept = async (page: Page) => (await kept(page)).map(({ name }) => name)

/** The events that the server keeps of the person who is signed in. */
async function kept(page: Page): Promise<readonly { readonly name: string; readonly fields: object }[]> {
  const answered = await page.request.get('/api/account/export')
  const { events = [] } = (await answered.json()) as { events?: { name: string; fields: object }[] }
  return events.map(({ name, fields }) => ({ name, fields }))
}

test('an answer can be changed on the privacy page', async ({ page }) => {
  const sent = watchEvents(page)
  await page.goto('/privacy')
  await bar(page).getByRole('button', { name: 'Yes, count it' }).click()
  const no = page.getByRole('radio', { name: 'No' })
  await expect(page.getByRole('radio', { name: 'Yes, count it' })).toBeChecked()
  await expectAccessible(page)
  await page.getByText('No', { exact: true }).click()
  await expect(no).toBeChecked()
  // On a slow machine the page itself was counted while the answer was yes.
  const whileYes = sent.length
  await page.goto('/help')
  await page.goto('/terms')
  expect(namesOf(sent.slice(whileYes))).toEqual([])
})

test('a browser that asks not to be tracked is not asked and not counted', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true }),
  )
  const sent = watchEvents(page)
  await page.goto('/privacy')
  await expect(page.getByText('Your browser asks not to be tracked, so nothing is counted.')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.goto('/')
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.waitForURL('**/auth*')
  expect(sent).toEqual([])
})
