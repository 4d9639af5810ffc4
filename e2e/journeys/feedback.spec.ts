import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToast, openRecipe, arrive, test } from '../support/test.ts'

async function cookSomething(page: Page): Promise<void> {
  await arrive(page)
  await page.getByRole('button', { name: /^Kale/ }).click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await openRecipe(page)
}

test('a recipe is rated once', async ({ page }) => {
  await cookSomething(page)
  await page.getByRole('button', { name: 'Not Helpful' }).click()
  await expectToast(page, 'Thanks for your feedback!')
  await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Not Helpful' })).toBeDisabled()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Not Helpful' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
})

test('a rating that the server could not keep can be given again', async ({ page }) => {
  await cookSomething(page)
  await page.route('**/api/feedback', (route) => route.abort())
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expectToast(page, 'Error', 'Failed to submit feedback. Please try again.')
  await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeEnabled()
})

test('an issue is reported with a reason, by keyboard, and the focus comes back', async ({ page }) => {
  await cookSomething(page)
  const report = page.getByRole('button', { name: 'Report Issue' })
  await report.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report an issue' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Reason required', 'Please describe the issue with this recipe')
  await expectAccessible(page)
  const reason = dialog.getByLabel('What is wrong?')
  await expect(reason).toHaveAttribute('rows', '4')
  await reason.fill('x'.repeat(500))
  await reason.press('End')
  await reason.press('y')
  await expect(reason).toHaveValue('x'.repeat(500))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(report).toBeFocused()
  await report.press('Enter')
  await expect(reason).toHaveValue('')
  await reason.fill('Step 2 names an onion that is not in the list.')
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter')
  await expectToast(page, 'Report submitted')
  await expect(dialog).toHaveCount(0)
})

test('a dialog that Escape closes opens again at once, however busy the page is', async ({ page }) => {
  await cookSomething(page)
  const report = page.getByRole('button', { name: 'Report Issue' })
  const dialog = page.getByRole('dialog', { name: 'Report an issue' })
  for (let round = 1; round <= 3; round += 1) {
    await report.press('Enter')
    await dialog.getByLabel('What is wrong?').fill(`try ${round}`)
    // The keys wait until the page has time again, and are then handled one right after the other.
    await page.evaluate(() => {
      setTimeout(() => {
        const until = performance.now() + 500
        while (performance.now() < until);
      })
    })
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')])
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('What is wrong?')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(report).toBeFocused()
  }
})
