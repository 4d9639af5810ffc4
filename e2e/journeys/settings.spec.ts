import { expect, expectAccessible, expectToast, signUp, test } from '../support/test.ts'

test('a person changes the name, and it is there after a reload', async ({ page }) => {
  const account = await signUp(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeDisabled()
  await expect(email).toHaveValue(account.email)
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  await expectAccessible(page)
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
  await page.getByRole('main').getByText('Dark', { exact: true }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('main').getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('an account is deleted only after the word was typed', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByLabel('Type DELETE to confirm')).toBeFocused()
  await page.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByText('Type DELETE to confirm')).toHaveCount(2)
  await expectAccessible(page)
})

test('logging out of the settings leads home', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expectToast(page, 'Logged out', "You've been successfully logged out.")
})
