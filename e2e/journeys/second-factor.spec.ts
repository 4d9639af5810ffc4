import type { Page } from '@playwright/test'
import { authenticatorCode } from '@plotluck/server/testing/authenticator-app'
import { expect, expectAccessible, expectToast, join, test, unfold } from '../support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Second factor' })

test('a person turns on a second factor, signs in with a code and with a recovery code, and reads of it', async ({
  page,
}) => {
  const account = await join(page)
  await page.goto('/settings')
  await unfold(page, 'Second factor')
  await card(page).getByLabel('Your password').fill('not the password')
  await card(page).getByRole('button', { name: 'Set up' }).click()
  await expect(card(page).getByText('That is not your current password.')).toBeVisible()
  await card(page).getByLabel('Your password').fill(account.password)
  await card(page).getByRole('button', { name: 'Set up' }).click()
  await expect(card(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = await card(page).getByRole('code').first().innerText()
  const recoveryCode = await card(page).getByRole('listitem').first().innerText()
  const uri = `otpauth://totp/Plotluck?secret=${secret}`
  await card(page).getByLabel('Code from the app').fill(authenticatorCode(uri))
  await card(page).getByRole('button', { name: 'Turn on' }).click()
  await expectToast(page, 'Second factor on')
  await expect(card(page).locator('summary')).toHaveText('Second factorOn')

  const logOutAndIn = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/auth')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  }
  await logOutAndIn()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is not right.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(uri))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/settings')
  await logOutAndIn()
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')
  await unfold(page, 'Account activity')
  const activity = page.getByRole('region', { name: 'Account activity' })
  await expect(activity.getByText('Recovery code used')).toBeVisible()
  await expect(activity.getByText('Account created')).toBeVisible()
})

test('a password that is tried first is refused at its field, and the account is not made', async ({
  page,
}) => {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /one of the first that are tried/,
  )
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/auth/)
})
