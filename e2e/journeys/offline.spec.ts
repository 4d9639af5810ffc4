import type { BrowserContext, Page } from '@playwright/test'
import { plan, signUpWithThreeSaved } from '../support/premium.ts'
import {
  basketKept,
  expect,
  expectAccessible,
  expectRecipe,
  expectToast,
  logOut,
  openRecipe,
  signUp,
  test,
} from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const monday = '2026-07-13'
const list = `/shopping-list?week=${monday}`

test('saved recipes, the week and its list open without a connection; ticks made then are sent once, later', async ({
  page,
  context,
}) => {
  test.slow()
  const [soup] = await signUpWithThreeSaved(page)
  await plan(page, soup, monday, 'dinner')
  await untilKept(page)
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto(`/meal-planner?week=${monday}`)
  await expect(page.getByRole('link', { name: soup.recipe_title, exact: true })).toBeVisible()
  await page.goto(list)
  await expect(page.getByRole('checkbox').first()).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await expectAccessible(page)
  // Ticked lines sink, so the line is held by its words.
  const words = await page.getByRole('checkbox').first().locator('..').innerText()
  const line = page.getByRole('checkbox', { name: words, exact: true })
  await line.check()
  await expectToast(
    page,
    'Not sent yet',
    'Your tick could not be sent. It is kept here and sent when you are back.',
  )
  await page.reload()
  await expect(line).toBeChecked()
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(3)
  await openRecipe(page)
  await page.reload()
  await expectRecipe(page)
  await page.goto(`/meal-planner?week=${monday}`)
  await expect(page.getByRole('link', { name: soup.recipe_title, exact: true })).toBeVisible()

  await page.goto(list)
  await expect(line).toBeChecked()
  const sent = countTicks(page)
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  await expect.poll(() => checkedOf(page)).toHaveLength(1)
  await page.reload()
  await expect(line).toBeChecked()
  expect(sent.count).toBe(1)
})

test('logging out forgets what was kept: the next person finds nothing of it, with or without a connection', async ({
  page,
  context,
}) => {
  test.slow()
  await signUpWithThreeSaved(page)
  await untilKept(page)
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect.poll(() => keptAnswers(page)).toContainEqual(expect.stringContaining('/api/saved-recipes'))
  await logOut(page)
  await expectToast(page, 'Logged out')
  await expect.poll(() => keptAnswers(page)).toEqual([])
  await signUp(page, 'Ben')
  await context.setOffline(true)
  await page.goto('/saved')
  await expect(page.getByText('Failed to load saved recipes.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('public pages keep nothing and register nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...asked) {
      document.documentElement.dataset['registered'] = String(asked[0])
      return register.apply(this, asked)
    }
  })
  // The signed-in screens register a while after they have loaded: the page's clock goes on far beyond that.
  await page.clock.install()
  const registered = page.locator('html[data-registered]')
  for (const path of ['/', '/pricing', '/auth']) {
    await page.goto(path)
    await page.clock.runFor(60_000)
    await expect(registered).toHaveCount(0)
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await signUp(page)
  await page.goto('/settings')
  await page.clock.runFor(60_000)
  await expect(registered).toHaveCount(1)
})

test('a new version is offered, and taken only when the person says so', async ({ page }) => {
  await signUp(page)
  await untilKept(page)
  // The same worker under another address: to the browser, a new version.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'))
  await expectToast(page, 'A new version is ready')
  expect(await workerOf(page)).toMatch(/\/sw\.js$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect.poll(() => workerOf(page).catch(() => '')).toMatch(/\/sw\.js\?next$/)
})

/** Waits until the pages' worker stands between this page and the server. */
async function untilKept(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect.poll(() => workerOf(page), { timeout: 30_000 }).toMatch(/sw\.js/)
}

const workerOf = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')

/** The addresses whose answers are kept. */
const keptAnswers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-answers'))) return []
    return (await (await caches.open('kept-answers')).keys()).map(({ url }) => url)
  })

async function checkedOf(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/shopping-list?from=${monday}&to=2026-07-19`)
  return ((await answer.json()) as { checked: string[] }).checked
}

/** How often a tick was sent from now on, by the page or by its worker. */
function countTicks(page: Page): { readonly count: number } {
  const sent = { count: 0 }
  const context: BrowserContext = page.context()
  context.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/checks')) sent.count += 1
  })
  return sent
}

test('without a connection the kitchen opens with the last basket, and without a basket it says that none is there', async ({
  page,
  context,
}) => {
  test.slow()
  await signUp(page)
  const kept = basketKept(page)
  await page.getByRole('button', { name: /^Zucchini/ }).click()
  await kept
  await untilKept(page)
  await page.goto('/dashboard')
  await expect.poll(() => keptAnswers(page)).toContainEqual(expect.stringContaining('/api/basket'))
  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: 'Remove Zucchini' })).toBeVisible()

  await other.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete('/api/basket', { ignoreVary: true })
  })
  await other.reload()
  await expect(other.getByText(/^Your basket could not be loaded/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Generate Recipes' })).toBeVisible()
  await context.setOffline(false)
  await other.getByRole('button', { name: 'Try again' }).click()
  await expect(other.getByText(/^Your basket could not be loaded/)).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Remove Zucchini' })).toBeVisible()
})
