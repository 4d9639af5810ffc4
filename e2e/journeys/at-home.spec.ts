import type { Page, Response } from '@playwright/test'
import { arrive, expect, expectAccessible, expectToast, generateFrom, join, test } from '../support/test.ts'

const isKept = (response: Response): boolean =>
  response.url().endsWith('/api/basket') && response.request().method() === 'PUT'
const card = (page: Page) => page.getByRole('region', { name: 'Always at home' })
const needed = (page: Page) => page.getByRole('heading', { name: "What You'll Need" }).locator('..')
const addUsual = (page: Page, name: string) =>
  card(page)
    .getByRole('button', { name: `Add ${name}`, exact: true })
    .press('Enter')

test('what is always at home is told once, and no recipe asks to buy it', async ({ page }) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Tell us what is always at home' }).click()
  await page.waitForURL('**/household#at-home')
  await expect(card(page)).toBeInViewport()
  for (const name of ['salt', 'olive oil', 'garlic', 'onions']) await addUsual(page, name)
  const box = card(page).getByRole('combobox', { name: 'Add something you always have' })
  await box.fill('soy sauce, xyzzy')
  await box.press('Enter')
  await expect(card(page).getByRole('button', { name: 'Remove soy sauce' })).toBeVisible()
  await expect(box).toHaveValue('xyzzy')
  await expect(box).toHaveAccessibleDescription(/We do not know 'xyzzy'/)
  await box.fill('')
  await expectAccessible(page)
  await page.reload()
  await expect(card(page).getByRole('button', { name: /^Remove/ })).toHaveCount(5)
  await page.goto('/dashboard')
  await expect(
    page.getByText(/^Always at home: salt, olive oil, garlic, onions,? and soy sauce\./),
  ).toBeVisible()
  await generateFrom(page, 'Zucchini', 'Carrots')
  for (const list of await needed(page).all())
    await expect(list.getByRole('listitem').filter({ hasText: /olive oil|garlic|^salt/ })).toHaveCount(0)
})

test('what is no longer at home is removed, the focus goes to its neighbour, and Undo brings it back', async ({
  page,
}) => {
  await join(page)
  await page.goto('/household')
  await addUsual(page, 'salt')
  await expect(card(page).getByRole('button', { name: 'Add black pepper' })).toBeFocused()
  await addUsual(page, 'sugar')
  await card(page).getByRole('button', { name: 'Remove salt' }).press('Enter')
  await expect(card(page).getByRole('button', { name: 'Remove sugar' })).toBeFocused()
  await expectToast(page, 'salt removed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page).getByRole('button', { name: 'Remove salt' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(card(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
})

test('a list that does not load says so, and one that cannot be kept is as it was', async ({ page }) => {
  await arrive(page)
  await page.route('**/api/basket', (route) => route.abort())
  await page.goto('/household')
  await expect(card(page).getByText('What is always at home did not load.')).toBeVisible()
  await page.unroute('**/api/basket')
  await card(page).getByRole('button', { name: 'Try again' }).click()
  const kept = page.waitForResponse(isKept)
  await addUsual(page, 'salt')
  await kept
  await page.route('**/api/basket', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await card(page).getByRole('button', { name: 'Remove salt' }).click()
  await expectToast(page, 'Error')
  await expect(card(page).getByRole('button', { name: 'Remove salt' })).toBeVisible()
})
