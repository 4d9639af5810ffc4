import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToast, join, test, unfold } from '../support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'API tokens' })

test('a person makes a token for a program, which reads with it and changes nothing, and revokes it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await join(page)
  await page.goto('/settings')
  await unfold(page, 'API tokens')
  await card(page).getByRole('button', { name: 'Make a token' }).click()
  await expect(card(page).getByText('Name required')).toBeVisible()
  await card(page).getByLabel('Name of the token').fill('Kitchen display')
  await card(page).getByLabel('It works for').selectOption('30 days')
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Make a token' }).click()
  const token = await card(page).getByRole('code').innerText()
  await expect(card(page).getByText('Only read · never used')).toBeVisible()
  await expectAccessible(page)

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.get('/api/profile')).status()).toBe(200)
  const refused = await program.put('/api/household/servings', { data: {} })
  expect([refused.status(), await refused.json()]).toMatchObject([403, { code: 'token-scope' }])
  await card(page).getByRole('button', { name: 'Done' }).click()
  await expect(card(page).getByText(token)).toBeHidden()
  await page.reload()
  await unfold(page, 'API tokens')
  await expect(card(page).getByText('Only read · last used on')).toBeVisible()
  await card(page).getByRole('button', { name: 'Revoke Kitchen display' }).click()
  await expectToast(page, 'Token revoked')
  expect((await program.get('/api/profile')).status()).toBe(401)
  await expect(page.getByRole('region', { name: 'Account activity' })).toContainText('API token made')
})
