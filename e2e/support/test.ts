import { test as base, expect, type Page, type Response } from '@playwright/test'

type Fixtures = {
  readonly mayBreak: boolean
  readonly isAsked: boolean
  readonly quiet: undefined
  readonly answered: undefined
}

/**
 * Playwright's test in which an error on the page's console, or one that nothing caught, fails the test. A browser reports an
 * answer of 400 and above as such an error; those are the server's words to the page, so they are let through. A test that breaks
 * the page on purpose says `mayBreak`. The question whether visits may be counted is answered with no, unless a test says `isAsked`.
 */
export const test = base.extend<Fixtures>({
  mayBreak: [false, { option: true }],
  isAsked: [false, { option: true }],
  answered: [
    async ({ context, isAsked }, use) => {
      if (!isAsked) await context.addInitScript(() => localStorage.setItem('analytics', 'no'))
      await use(undefined)
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, mayBreak }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAnswer) errors.push(message.text())
      })
      await use(undefined)
      if (!mayBreak) expect(errors, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Signs up a new person through the page and waits for the dashboard. Answers the account. */
export async function signUp(page: Page, name = 'Ana'): Promise<{ email: string; password: string }> {
  const account = {
    email: `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password: 'basil-and-tomato',
  }
  await page.goto('/auth')
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.waitForURL('**/dashboard')
  return account
}

/** Where the server of this test answers. */
export async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/healthz')).url()).origin
}

/** A new person is signed in, and no page is open yet. Answers the account. */
export async function join(page: Page, name = 'Ana'): Promise<{ email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'basil-and-tomato' }
  const joined = await page.request.post('/api/auth/sign-up/email', {
    headers: { origin: await originOf(page) },
    data: { ...account, name },
  })
  expect(joined.ok(), await joined.text()).toBe(true)
  return account
}

/** A new person is signed in and at their dashboard, without walking through the form. Answers the account. */
export async function arrive(page: Page, name = 'Ana'): Promise<{ email: string; password: string }> {
  const account = await join(page, name)
  await openDashboard(page)
  return account
}

/** A new person who has paid is signed in, and no page is open yet. */
export async function joinAsPremium(page: Page): Promise<void> {
  await join(page)
  await pay(page)
}

/** A new person who has paid is at their dashboard. */
export async function arriveAsPremium(page: Page): Promise<void> {
  await joinAsPremium(page)
  await openDashboard(page)
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Quick Add From Your Harvest' })).toBeVisible()
}

/** Taps vegetables on the dashboard, asks for recipes and waits for all three. */
export async function generateFrom(page: Page, ...vegetables: readonly string[]): Promise<void> {
  const generate = page.getByRole('button', { name: 'Generate Recipes' })
  await expect(generate).toBeVisible()
  // Above recipes of before the vegetables are folded away.
  const folded = page.getByRole('button', { name: 'Change your ingredients' })
  if (vegetables.length > 0 && (await folded.count()) > 0) await folded.click()
  for (const name of vegetables) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await generate.click()
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
}

/** Waits for the answer to the next change of the basket, which the page sends by itself. */
export function basketKept(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) => response.url().endsWith('/api/basket') && response.request().method() === 'PUT',
  )
}

/** Opens the card of this title, where it is folded. */
export async function unfold(page: Page, title: string): Promise<void> {
  const card = page.locator('details').filter({ has: page.getByRole('heading', { name: title }) })
  if ((await card.getAttribute('open')) === null) await card.locator('summary').click()
}

/** The screen of a recipe is shown. A link changes the address before it changes the screen. */
export async function expectRecipe(page: Page): Promise<void> {
  await expect(page.getByText('AI-Generated Recipe - Review Before Cooking')).toBeVisible()
}

/** Opens one of the recipes on the page, the first unless said otherwise, and waits until it is shown. */
export async function openRecipe(page: Page, which = 0): Promise<void> {
  await page
    .getByRole('link', { name: /^View (Full Recipe|Details)$/ })
    .nth(which)
    .click()
  await expectRecipe(page)
}

/** A toast with this title is shown, and with this text where one is given. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const shown = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true })
  await expect(shown(title).first()).toBeVisible()
  if (text) await expect(shown(text).first()).toBeVisible()
}

/** Opens the menu of the account at the end of the header, where it is shut. */
export async function openAccountMenu(page: Page): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: /^(Welcome|Account)/ })
  if ((await page.getByRole('banner').getByRole('button', { name: 'Log out' }).count()) === 0)
    await opener.click()
}

/** Logs out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
}

/** Buys premium for the person who is signed in, through the sandbox's own calls, and opens the page anew. */
export async function becomePremium(page: Page): Promise<void> {
  await pay(page)
  await page.reload()
}

async function pay(page: Page): Promise<void> {
  const headers = { origin: await originOf(page) }
  const opened = await page.request.post('/api/create-checkout', {
    headers,
    data: { priceId: 'price_sandbox_monthly' },
    // The server may just have closed a connection that was idle.
    maxRetries: 2,
  })
  const { url } = (await opened.json()) as { url: string }
  const paid = await page.request.post(`/api/sandbox/checkouts/${url.split('/').at(-1)}/pay`, { headers })
  expect(paid.ok()).toBe(true)
}

export { expectAccessible } from './access.ts'
export { expect } from '@playwright/test'
