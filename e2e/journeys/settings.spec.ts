import { plan, signUpWithThreeSaved } from '../support/premium.ts'
import {
  expect,
  expectAccessible,
  expectToast,
  openAccountMenu,
  signUp,
  test,
  unfold,
} from '../support/test.ts'

test('a person changes the name, and it is there after a reload', async ({ page }) => {
  const account = await signUp(page)
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeDisabled()
  await expect(email).toHaveValue(account.email)
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('  ')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Name required')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Ana Green')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expectToast(page, 'Profile updated')
  await page.reload()
  await expect(page.getByText('Welcome, Ana Green')).toBeVisible()
})

test('a chosen colour scheme stays', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await unfold(page, 'Appearance')
  await page.getByRole('main').getByText('Dark', { exact: true }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: 'Appearance' }).locator('summary')).toHaveText(
    'AppearanceDark',
  )
  await unfold(page, 'Appearance')
  await expect(page.getByRole('main').getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('an account is deleted only after the word was typed', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await unfold(page, 'Delete account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByLabel('Type DELETE to confirm')).toBeFocused()
  const forever = page.getByRole('button', { name: 'Delete forever' })
  await page.keyboard.type('delete')
  await expect(forever).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expect(forever).toBeEnabled()
})

test('logging out of the settings leads home', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expectToast(page, 'Logged out', "You've been successfully logged out.")
})

test('chosen units are shown on recipes and the shopping list, and stay', async ({ page }) => {
  const [recipe] = await signUpWithThreeSaved(page)
  await plan(page, recipe, '2026-07-13', 'dinner')
  const list = page.getByRole('main').getByRole('list').first()
  const figures = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    return list.innerText()
  }
  const paths = [`/recipe/${recipe.recipe_id}`, '/shopping-list?week=2026-07-13']
  await page.goto('/settings')
  await unfold(page, 'Units')
  await page.getByText('Metric', { exact: true }).click()
  await expect(page.getByText('For example: 250 g carrots, 240 ml broth, an oven at 200°C.')).toBeVisible()
  await expectAccessible(page)
  for (const path of paths) expect(await figures(path)).not.toMatch(/\b(oz|lb|cups?)\b/)
  await page.goto('/settings')
  await unfold(page, 'Units')
  await page.getByText('US', { exact: true }).click()
  await expect(page.getByText('For example: 9 oz carrots, 1 cup broth, an oven at 400°F.')).toBeVisible()
  for (const path of paths) expect(await figures(path)).not.toMatch(/\d (g|ml)\b/)
  await page.goto('/settings#units')
  await expect(page.getByRole('radio', { name: 'US' })).toBeChecked()
})

test('a row of the settings tells how it stands, and a link opens the one it names', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const row = (name: string) => page.getByRole('region', { name })
  await expect(row('Second factor').locator('summary')).toHaveText('Second factorOff')
  await expect(row('Devices').locator('summary')).toHaveText('DevicesThis device only')
  await expect(row('API tokens').locator('summary')).toHaveText('API tokensNone yet')
  await expect(row('Account activity').locator('summary')).toContainText('Account created on')
  await expect(row('API tokens').getByLabel('Name of the token')).toBeHidden()
  await page.goto('/settings#tokens')
  await expect(row('API tokens').getByLabel('Name of the token')).toBeInViewport()
  await expect(row('Second factor').getByLabel('Your password')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Household' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is at your table?' })).toBeVisible()
})

test('what did not load is said in the row, and asked for again inside it', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/account/tokens', (route) => route.abort())
  await page.goto('/settings')
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await expect(tokens.locator('summary')).toHaveText('API tokensYour API tokens did not load.')
  await expectAccessible(page)
  await page.unroute('**/api/account/tokens')
  await unfold(page, 'API tokens')
  await tokens.getByRole('button', { name: 'Try again' }).click()
  await expect(tokens.locator('summary')).toHaveText('API tokensNone yet')
})
