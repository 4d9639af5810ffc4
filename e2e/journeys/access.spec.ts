import type { Page } from '@playwright/test'
import { expectAccessible, expectToFitZoomed, walkByTab } from '../support/access.ts'
import {
  arrive,
  arriveAsPremium,
  expect,
  expectToast,
  generateFrom,
  join,
  openRecipe,
  test,
} from '../support/test.ts'

// Each page is judged in several ways, which takes its time.
test.describe.configure({ timeout: 150_000 })

/** The page as it is now keeps every promise at once: axe in light and dark, zoom, and a way through it by Tab. */
async function expectOpenToAll(page: Page): Promise<readonly string[]> {
  await expectAccessible(page)
  await expectToFitZoomed(page)
  return walkByTab(page)
}

for (const path of ['/', '/pricing', '/help', '/terms', '/privacy', '/no-such-page'])
  test(`${path} is open to all, and its first stop leads past the header`, async ({ page }) => {
    await page.goto(path)
    const [first] = await expectOpenToAll(page)
    expect(first).toBe('Skip to the content')
  })

test('the sign-in page is open to all, with and without mistakes', async ({ page }) => {
  await page.goto('/auth')
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/./)
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Name required')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectOpenToAll(page)
  await page.goto('/auth/forgot-password')
  await expectOpenToAll(page)
  await page.goto('/auth/reset-password')
  await expectOpenToAll(page)
})

test('the dashboard is open to all in each of its states', async ({ page }) => {
  await arrive(page)
  await expectOpenToAll(page)
  await page.getByRole('button', { name: /^Kale/ }).click()
  await page.getByRole('button', { name: /^Onions/ }).click()
  await expectOpenToAll(page)
  await page.route('**/api/generate-recipes', (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expectToast(page, 'Error')
  await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible()
  await expectOpenToAll(page)
  await page.unrouteAll()
  await generateFrom(page)
  await expect(page.getByRole('status').getByText('Recipes generated!')).toBeVisible()
  await expectOpenToAll(page)
})

test('the dashboard says what changes in it to those who cannot see it', async ({ page }) => {
  await arrive(page)
  const news = page.getByRole('status')
  await page.getByRole('button', { name: /^Kale/ }).click()
  await expect(news.filter({ hasText: 'Kale added' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Kale' }).click()
  await expect(news.filter({ hasText: 'Kale removed' })).toHaveCount(1)
  await page.getByRole('button', { name: /^Kale/ }).click()
  await page.route('**/api/generate-recipes', async (route) => {
    await expect(news.filter({ hasText: 'Your recipes are being written' })).toHaveCount(1)
    await route.continue()
  })
  await generateFrom(page)
})

test('a recipe, a missing one and the report are open to all', async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Zucchini')
  await openRecipe(page)
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Report Issue' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Reason required')
  await expect(page.getByRole('dialog').getByRole('alert').getByText('Reason required')).toBeVisible()
  await expectAccessible(page)
  await expectToFitZoomed(page)
  await page.goto('/recipe/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'We could not find this recipe' })).toBeVisible()
  await expectOpenToAll(page)
})

test('Harvest is open to all, on a page and in a dialog', async ({ page }) => {
  await join(page)
  await page.goto('/harvest-chat')
  await page.getByRole('button', { name: 'How long does spinach keep?' }).click()
  const log = page.getByRole('log', { name: 'Conversation with Harvest' })
  await expect(log.getByRole('article')).toHaveCount(3)
  await expectOpenToAll(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Chat with Harvest' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  await expectToFitZoomed(page)
})

test('the settings and the payment page are open to all', async ({ page }) => {
  await join(page)
  await page.goto('/settings')
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await page
    .locator('summary')
    .evaluateAll((rows) => rows.forEach((row) => row.dispatchEvent(new MouseEvent('click'))))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectOpenToAll(page)
  await page.goto('/success')
  await expectToast(page, 'Notice')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Notice', { exact: true })).toHaveCount(0)
  await expectOpenToAll(page)
})

test('the screens of premium are open to all, zoomed as well', async ({ page }) => {
  await arriveAsPremium(page)
  await generateFrom(page, 'Tomatoes', 'Zucchini')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!')
  await expectToFitZoomed(page)
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectToFitZoomed(page)
  await page.goto('/meal-planner')
  await page
    .getByRole('button', { name: /^Add dinner on/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await expectToFitZoomed(page)
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click()
  await expectToast(page, 'Meal added')
  await expectToFitZoomed(page)
  await page.getByRole('button', { name: 'Shopping List' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectToFitZoomed(page)
  await page.goto('/use-it-first')
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(page.getByRole('region', { name: 'Waste Reduction' })).toBeVisible()
  await expectToFitZoomed(page)
})

test('who asks for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await page.getByRole('button', { name: /^Kale/ }).click()
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) => animation.playState === 'running' && animation.effect?.getTiming().duration !== 0,
        )
        .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.className ?? ''),
    )
  await page.route('**/api/generate-recipes', async (route) => {
    expect(await moving()).toEqual([])
    await route.continue()
  })
  await generateFrom(page)
  expect(await moving()).toEqual([])
  await page.getByRole('button', { name: 'Chat with Harvest' }).click()
  expect(await moving()).toEqual([])
})

test('what is chosen, what is done and what can be pressed is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await arrive(page)
  await generateFrom(page, 'Kale')
  await page.getByRole('button', { name: 'Change your ingredients' }).click()
  const style = (role: 'button' | 'progressbar', name: RegExp, property: string, inside = '') =>
    page
      .getByRole(role, { name })
      .first()
      .locator(inside || 'xpath=.')
      .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property)
  expect(await style('button', /^Kale/, 'border-color')).not.toBe(
    await style('button', /^Peas/, 'border-color'),
  )
  const track = await style('progressbar', /1 of 3/, 'background-color')
  expect(await style('progressbar', /1 of 3/, 'background-color', 'div')).not.toBe(track)
  for (const name of [/^Generate Recipes/, /^Chat with Harvest/, /^Save recipe/])
    expect(await style('button', name, 'border-top-style')).toBe('solid')
  const icon = page.getByRole('region', { name: 'Your Recipe Suggestions' }).locator('h4 svg').first()
  expect(await icon.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('auto')
  await page.goto('/settings#appearance')
  const schemes = page.getByRole('region', { name: 'Appearance' })
  const chosen = schemes.locator('label:has(:checked)')
  const other = schemes.locator('label:not(:has(:checked))').first()
  expect(await chosen.evaluate(backgroundOf)).not.toBe(await other.evaluate(backgroundOf))
})

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor
