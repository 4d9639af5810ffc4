import { expect, expectAccessible, expectRecipe, test } from '../support/test.ts'
import { expectToFitZoomed } from '../support/access.ts'

test('a visitor cooks once from the landing page, signs up, and finds the three recipes kept', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Try it without an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What do you have?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByLabel('Your ingredients')).toHaveAccessibleDescription(
    'Please name at least one ingredient.',
  )
  await page.getByLabel('Your ingredients').fill('eggs, xyzzy')
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByLabel('Your ingredients')).toHaveAccessibleDescription(/We do not know 'xyzzy'/)
  await page.getByLabel('Your ingredients').fill('eggs')
  await page.getByRole('button', { name: 'Spinach' }).click()
  await expect(page.getByLabel('Your ingredients')).toHaveValue('eggs, Spinach')
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').getByText(/^Allergens: /)).toHaveCount(3)
  await page.getByText('How to cook it').first().click()
  await expect(page.getByRole('article').first().locator('ol > li').first()).toBeVisible()
  await expectAccessible(page)
  await expectToFitZoomed(page)
  const title = await page.getByRole('article').first().getAttribute('aria-label')
  await page.getByRole('link', { name: 'Sign up free' }).click()
  await expect(page).toHaveTitle('Sign up | Plotluck')
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toBeVisible()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('basil-and-tomato')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()
  await expect(page.getByText('0 of 3').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove eggs' })).toBeVisible()
  await page.getByRole('link', { name: 'View Full Recipe' }).first().click()
  await expectRecipe(page)
})
