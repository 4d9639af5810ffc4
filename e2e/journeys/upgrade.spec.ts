import { expect, expectAccessible, expectToast, join, joinAsPremium, signUp, test } from '../support/test.ts'

test('upgrading in the sandbox, cancelling and resuming: the plan is what was paid', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/pricing')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Choose Annual' }).click()
  const checkout = await opening
  await checkout.waitForURL('**/sandbox/checkout/**')
  await expect(checkout.getByText('Test mode: no money is taken')).toBeVisible()
  await expectAccessible(checkout)
  await checkout.getByRole('button', { name: /^Pay/ }).click()
  await checkout.waitForURL('**/success**')
  await expect(checkout.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expectToast(checkout, 'Welcome to Premium!')
  await expectAccessible(checkout)
  await checkout.goto('/settings')
  await expect(checkout.getByText('Premium').first()).toBeVisible()
  const managing = context.waitForEvent('page')
  await checkout.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await managing
  await portal.waitForURL('**/sandbox/portal')
  await expectAccessible(portal)
  await expect(portal.getByRole('button', { name: /^Switch to annual/ })).toHaveCount(0)
  await portal.getByRole('button', { name: /cancel/i }).click()
  await expect(portal.getByRole('button', { name: /resume|keep/i })).toBeVisible()
  await portal.getByRole('button', { name: /resume|keep/i }).click()
  await expect(portal.getByRole('button', { name: /cancel/i })).toBeVisible()
})

test('the page that a checkout was opened from knows of the plan when one comes back to it', async ({
  page,
  context,
}) => {
  await join(page)
  await page.goto('/pricing')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  const checkout = await opening
  await checkout.getByRole('button', { name: /^Pay/ }).click()
  await checkout.waitForURL('**/success**')
  await expect(checkout.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await checkout.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('heading', { name: 'You are premium' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Monthly' })).toHaveCount(0)
})

test('who pays by the month is told of the year, and switches to it in the portal', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/settings')
  await expect(page.getByText(/^Annual is \$72 per year, which saves \$24/)).toBeVisible()
  await page.goto('/sandbox/portal')
  await page.getByRole('button', { name: 'Switch to annual, $72 a year' }).click()
  await expectToast(page, 'Your plan is annual from today.')
  await expect(page.getByText('Premium, annual')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Switch to annual/ })).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByText('$72 per year', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Annual is/)).toHaveCount(0)
})
