import type { Locator } from '@playwright/test'
import { signUpWithThreeSaved } from '../support/premium.ts'
import { arrive, expect, expectAccessible, joinAsPremium, test } from '../support/test.ts'

/** The lower edge of what is drawn, in pixels of the window. */
const bottomOf = async (drawn: Locator): Promise<number> => {
  const box = await drawn.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)
}

test('where there is nothing yet, the way to something stands beside it', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/shopping-list')
  await page.getByRole('link', { name: 'Plan the week' }).click()
  await page.waitForURL('**/meal-planner?week=*')
  await page
    .getByRole('button', { name: /^Add dinner on/ })
    .first()
    .click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Find recipes' }).click()
  await page.waitForURL('**/dashboard')
  await page.route('**/api/recipes/*', (route) => route.abort())
  await page.goto('/recipe/00000000-0000-4000-8000-000000000000/cook')
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.route('**/api/try-recipes', (route) => route.abort())
  await page.goto('/try')
  await page.getByRole('button', { name: 'Tomatoes' }).click()
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a search of the saved recipes that finds nothing is left by one press', async ({ page }) => {
  await signUpWithThreeSaved(page)
  await page.goto('/saved')
  const search = page.getByRole('searchbox')
  await search.fill('submarine')
  await page.getByRole('button', { name: 'Show all recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(search).toBeFocused()
})

test('saved recipes stand newest first, by name, or the quickest first', async ({ page }) => {
  const names = (await signUpWithThreeSaved(page)).map(({ recipe_title }) => recipe_title)
  await page.goto('/saved')
  await expect(page.getByText('3 recipes.')).toBeVisible()
  const titles = page.getByRole('article').getByRole('heading')
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(titles).toHaveText(names.toSorted((a, b) => a.localeCompare(b)))
  await page.getByLabel('Sort by').selectOption('Quickest')
  const minutes = await page
    .getByRole('article')
    .getByText(/^\d+ min$/)
    .allTextContents()
  const numbers = minutes.map((text) => Number.parseInt(text, 10))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('on a phone nothing stands over what one types in or presses @touch', async ({ page }) => {
  await page.goto('/auth?mode=sign-up')
  const agreement = page.getByText(/^By signing up you agree/)
  expect((await agreement.boundingBox())?.height, 'one sentence, not a word a line').toBeLessThan(80)
  await arrive(page)
  const harvest = page.getByRole('button', { name: 'Chat with Harvest' })
  await expect(harvest).toBeVisible()
  await page.getByRole('combobox', { name: 'Add an ingredient of your own' }).focus()
  await expect(harvest).toBeHidden()
  await page.goto('/harvest-chat')
  const bar = page.getByRole('navigation', { name: 'Screens' })
  const barTop = (await bar.boundingBox())?.y ?? 0
  expect(await bottomOf(page.getByLabel('Your question'))).toBeLessThanOrEqual(barTop)
  await page.goto('/pricing')
  const link = page.getByRole('banner').getByRole('link', { name: 'Settings' })
  await expect(link).toBeVisible()
  expect(await bottomOf(link), 'one row').toBeLessThan(72)
})

test('the button that takes seven dinners is in sight before one scrolls to it @touch', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/meal-planner')
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Fill my week' }).click()
  await expect(page.getByRole('button', { name: /^Plan 7 dinners/ })).toBeInViewport({ ratio: 1 })
})
