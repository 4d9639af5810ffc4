import { arrive, expect, expectAccessible, openAccountMenu, test } from '../support/test.ts'

test.use({ mayBreak: true })

test('a screen whose script is lost says so, and Reload Page opens it', async ({ page }) => {
  await arrive(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^A part of this page did not load\./)).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('main').getByRole('button', { name: 'Reload Page' }).click()
  await page.waitForURL('**/settings')
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible()
})

test('a page whose own scripts are lost is not silent, and is whole after a reload', async ({ page }) => {
  for (const script of ['**/assets/vendor-*.js', '**/assets/entry.client-*.js']) {
    await page.route(script, (route) => route.abort())
    await page.goto('/pricing')
    await expect(
      page.getByRole('alert').filter({ hasText: 'A part of this page did not load.' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.unroute(script)
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('button', { name: 'Choose Annual' })).toBeEnabled()
    await expect(page.getByText('A part of this page did not load.')).toBeHidden()
  }
})
