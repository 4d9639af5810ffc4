import { arrive, expect, expectAccessible, expectToast, logOut, test } from '../support/test.ts'

test('the help page answers fifteen questions and finds the one that is looked for', async ({ page }) => {
  await page.goto('/help')
  const questions = page.locator('summary')
  await expect(questions).toHaveCount(15)
  await page.getByLabel('Search the answers').fill('cancel settings')
  await expect(questions).toHaveCount(1)
  await questions.first().press('Enter')
  await expect(page.getByText('Open your settings and press Manage Subscription.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Search the answers').fill('zebra')
  await page.getByRole('button', { name: 'Show all answers' }).click()
  await expect(questions).toHaveCount(15)
})

test('the legal pages and the help page stand for everyone, with whom to write to', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/help']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    await expectAccessible(page)
  }
})

test('public pages greet a signed-in person and lead back to the kitchen', async ({ page }) => {
  await arrive(page)
  await page.goto('/help')
  await page.getByRole('link', { name: 'Kitchen', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('the footer jumps to the other apps and names the contact', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Other Apps' }).click()
  await expect(page).toHaveURL(/#other-apps$/)
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:.+@/)
})

test('a link in a mail that no longer works says so at sign-in', async ({ page }) => {
  await page.goto('/auth?failed=link-expired')
  await expect(page.getByRole('alert').filter({ hasText: 'expired or was already used' })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor who chooses a plan is asked to sign in, and comes back to the plans', async ({ page }) => {
  await page.goto('/pricing')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose Annual' }).click()
  await expectToast(page, 'Authentication required', 'Please sign in to upgrade to premium.')
  await page.waitForURL('**/auth?back=%2Fpricing%3Fplan%3Dannual')
})

test('a signed-in person is led to the checkout in a new tab, or given the link when tabs are blocked', async ({
  page,
  context,
}) => {
  await arrive(page)
  // The payment provider's page is elsewhere; this stands in for what the server says of it.
  await page.route('**/api/plans', (route) => route.fulfill({ json: plansOnSale }))
  await page.route('**/api/create-checkout', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ priceId: 'price-monthly' })
    await route.fulfill({ json: { url: '/help' } })
  })
  await page.goto('/pricing')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await expectToast(page, 'Redirecting to checkout...')
  await (await opened).waitForURL('**/help')

  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await expect(page.getByRole('link', { name: 'Open the checkout' })).toHaveAttribute('href', '/help')
  await expectAccessible(page)
})

const plansOnSale = {
  billing: 'sandbox',
  plans: [{ plan: 'monthly', priceId: 'price-monthly', cents: 799, currency: 'usd', period: 'month' }],
}
