import { arrive, expect, expectAccessible, expectRecipe, test } from '../support/test.ts'
import { expectToFitZoomed } from '../support/access.ts'

test('who has no account and presses the main button of the landing page finds the way to the first recipes', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start cooking' }).first().click()
  await page.waitForURL('**/auth')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try it without an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What do you have?' })).toBeVisible()
})

test('a visitor cooks once from the landing page, signs up, and finds the three recipes kept', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Try it without an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What do you have?' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Find recipes' })).toBeDisabled()
  await expect(page.getByText('Choose at least one ingredient.')).toBeVisible()
  await page.getByLabel('Your ingredients').press('Enter')
  await expect(page.getByLabel('Your ingredients')).toHaveAccessibleDescription(
    'Please name at least one ingredient.',
  )
  await page.getByLabel('Your ingredients').fill('xyzzy')
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByLabel('Your ingredients')).toHaveAccessibleDescription(/We do not know 'xyzzy'/)
  await page.getByRole('button', { name: 'Remove xyzzy' }).click()
  await page.getByLabel('Your ingredients').fill('eggs')
  await page.getByRole('button', { name: 'Spinach' }).click()
  await expect(page.getByRole('button', { name: 'Remove Spinach' })).toBeVisible()
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  // Once for all where it is the same of each.
  const said = page.getByRole('region', { name: 'Your three recipes' }).getByText(/^Allergens: /)
  expect([1, 3]).toContain(await said.count())
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ingredients You Have' })).toHaveCount(
    3,
  )
  await expect(page.getByRole('article').getByRole('heading', { name: "What You'll Need" })).toHaveCount(3)
  await page.getByRole('button', { name: 'How to cook it' }).first().click()
  await expect(page.getByRole('article').first().locator('ol > li').first()).toBeVisible()
  await expectAccessible(page)
  await expectToFitZoomed(page)
  const title = await page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent()
  await page.getByRole('link', { name: 'Sign up free' }).click()
  await expect(page).toHaveTitle('Sign up | Plotluck')
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toBeVisible()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('basil-and-tomato')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /^0 of 3/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your ingredients' })).toContainText('eggs')
  await page.getByRole('link', { name: 'View Full Recipe' }).first().click()
  await expectRecipe(page)
})

test('what is no food keeps nobody from recipes, is said where they stand, and a list is parted before signing up', async ({
  page,
}) => {
  await page.goto('/try')
  await page.getByLabel('Your ingredients').fill('eggs, feta and half a bag of spinach, no peanuts')
  await expect(page.getByRole('button', { name: 'Remove eggs', exact: true })).toBeVisible()
  await expect(page.getByLabel('Your ingredients')).toHaveValue('no peanuts')
  await page.route('**/api/try-recipes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Find recipes' }).click()
  await expect(page.getByText('Three recipes are being written from what you have.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  const heading = page.getByRole('heading', { name: 'Your three recipes' })
  await expect(heading).toBeFocused()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 900).toBeLessThan(160)
  const note = page.getByRole('note')
  await expect(note).toContainText('“no peanuts” keeps nothing out here')
  await expect(note).toBeInViewport()
  await expect(note.getByRole('link', { name: 'Sign up free' })).toBeVisible()
  await expectAccessible(page)
  await arrive(page)
  for (const name of ['eggs', 'feta, feta cheese', 'half a bag of spinach'])
    await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3)
})
