import type { Page } from '@playwright/test'
import {
  arrive,
  basketKept,
  expect,
  expectAccessible,
  generateFrom,
  openRecipe,
  originOf,
  test,
} from '../support/test.ts'
import { expectToFitZoomed } from '../support/access.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Add an ingredient of your own' })
const tag = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

test('names are offered while one types, and are taken by key or by tap', async ({ page }) => {
  await arrive(page)
  await box(page).pressSequentially('tom')
  const names = page.getByRole('listbox', { name: 'Foods' })
  await expect(names.getByRole('option', { name: 'tomatoes', exact: true })).toBeVisible()
  await expectAccessible(page)
  await box(page).press('ArrowDown')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /./)
  await box(page).press('Enter')
  await expect(tag(page, 'tomatoes')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await box(page).pressSequentially('eggs, zuchini')
  await names.getByRole('option', { name: 'zucchini', exact: true }).click()
  await expect(tag(page, 'eggs')).toBeVisible()
  await expect(tag(page, 'zucchini')).toBeVisible()
  await box(page).pressSequentially('carr')
  await expect(names).toBeVisible()
  await box(page).press('Escape')
  await expect(names).toBeHidden()
  await box(page).press('Enter')
  await expect(tag(page, 'carr')).toBeVisible()
})

test('a basket has amounts, goes first what is to go soon, and is the same on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await arrive(page)
  await box(page).fill('2 carrots, spinach')
  await box(page).press('Enter')
  await expect(tag(page, 'spinach')).toBeVisible()
  await page.getByText('Amounts and what to use soon').click()
  await expect(page.getByText(/^Keeps until /).first()).toBeVisible()
  await page.getByRole('button', { name: 'More carrots' }).click()
  await page.getByRole('button', { name: 'More spinach' }).click()
  await expect(tag(page, '3 carrots')).toBeVisible()
  await expect(tag(page, '200 g spinach')).toBeVisible()
  const saved = basketKept(page)
  await page.getByRole('button', { name: 'Use soon: spinach' }).click()
  await saved
  await expectAccessible(page)
  await expectToFitZoomed(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await other.addInitScript(() => localStorage.setItem('analytics', 'no'))
  const phone = await other.newPage()
  const origin = await originOf(page)
  await phone.request.post('/api/auth/sign-in/email', { headers: { origin }, data: account })
  await phone.goto('/dashboard')
  await expect(tag(phone, '3 carrots')).toBeVisible()
  const savedToo = basketKept(phone)
  await phone.getByRole('button', { name: /^Kale/ }).click()
  await expect(tag(phone, 'Kale')).toBeVisible()
  await savedToo
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.reload()
  await expect(tag(page, 'Kale')).toBeVisible()
  const sent = page.waitForRequest('**/api/generate-recipes')
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  expect((await sent).postDataJSON()).toEqual({
    ingredients: ['3 carrots', '200 g spinach', 'Kale'],
    useSoon: ['200 g spinach'],
  })
  await other.close()
})

test('two tabs show one basket, and the last ones are one tap away', async ({ page, context }) => {
  await arrive(page)
  const saved = basketKept(page)
  await page.getByRole('button', { name: /^Peas/ }).click()
  await saved
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(tag(other, 'Peas')).toBeVisible()
  await tag(other, 'Peas').click()
  await expect(tag(page, 'Peas')).toHaveCount(0)
  await generateFrom(page, 'Kale', 'Carrots')
  await page.getByRole('button', { name: 'Change your ingredients' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Take Kale and Carrots again' }).click()
  await expect(tag(page, 'Kale')).toBeVisible()
  await expect(tag(page, 'Carrots')).toBeVisible()
})

test('recipes that were generated are there again in a new tab', async ({ page, context }) => {
  await arrive(page)
  await generateFrom(page, 'Kale', 'Carrots')
  const titles = page.getByRole('article').getByRole('heading', { level: 3 })
  const before = await titles.allTextContents()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(before)
  await openRecipe(other)
})

test('without a connection the basket goes on, says so, and is kept once there is one', async ({ page }) => {
  await arrive(page)
  await page.route('**/api/basket', (route) => route.abort())
  await page.getByRole('button', { name: /^Kale/ }).click()
  await expect(page.getByText('Not saved to your account yet')).toBeVisible()
  await page.unroute('**/api/basket')
  const saved = basketKept(page)
  await page.getByRole('button', { name: /^Peas/ }).click()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText('Not saved to your account yet')).toBeHidden()
})

test('a food that is typed with its amount and tapped stands once', async ({ page }) => {
  await arrive(page)
  const typed = box(page)
  await typed.fill('3 kg zucchini')
  await typed.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove 3 kg zucchini' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zucchini/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Zucchini/ }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await page.getByRole('button', { name: /^Zucchini/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Zucchini' })).toBeVisible()
  await typed.fill('3 kg zucchini')
  await typed.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove 3 kg zucchini' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
})

test('who taps a food and goes to another screen at once has it in the basket all the same', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('button', { name: /^Kale/ }).click()
  await page.getByRole('link', { name: 'Harvest', exact: true }).click()
  await page.waitForURL('**/harvest-chat')
  const kept = async () =>
    ((await (await page.request.get('/api/basket')).json()) as { items: unknown[] }).items
  await expect.poll(kept).toHaveLength(1)
})

test('a food taken out while the basket is on its way to the server stays out after a reload', async ({
  page,
}) => {
  await arrive(page)
  const arrived = Promise.withResolvers<void>()
  const reloaded = Promise.withResolvers<void>()
  await page.route('**/api/basket', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const response = await route.fetch()
    arrived.resolve()
    await reloaded.promise
    await route.fulfill({ response }).catch(() => {})
  })
  await page.getByRole('button', { name: /^Kale/ }).click()
  await arrived.promise
  await tag(page, 'Kale').click()
  await page.reload()
  reloaded.resolve()
  const kept = async () =>
    ((await (await page.request.get('/api/basket')).json()) as { items: unknown[] }).items
  await expect.poll(kept).toEqual([])
  await expect(tag(page, 'Kale')).toHaveCount(0)
})

test('a food taken out stays out though neither the basket with it nor the one without it was answered before the reload', async ({
  page,
}) => {
  await arrive(page)
  const [kept, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sent = 0
  await page.route('**/api/basket', async (route) => {
    if (route.request().method() !== 'PUT' || sent === 2) return route.fallback()
    sent += 1
    if (sent === 2) return second.resolve()
    await route.fetch()
    kept.resolve()
    await expect(tag(page, 'Kale')).toHaveCount(0)
    await route.abort()
  })
  await page.getByRole('button', { name: /^Kale/ }).click()
  await kept.promise
  await tag(page, 'Kale').click()
  await second.promise
  await page.reload()
  const inBasket = async () =>
    ((await (await page.request.get('/api/basket')).json()) as { items: unknown[] }).items
  await expect.poll(inBasket).toEqual([])
  await expect(tag(page, 'Kale')).toHaveCount(0)
})
