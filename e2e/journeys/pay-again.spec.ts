import { expect, expectAccessible, expectToast, joinAsPremium, test } from '../support/test.ts'

test('a payment that failed can be paid again, and is offered only then', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/sandbox/portal')
  const again = page.getByRole('button', { name: 'Pay again' })
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(again).toHaveCount(0)
  await page.getByRole('button', { name: 'Let the next payment fail' }).click()
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await again.click()
  await expectToast(page, 'The payment went through.')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(again).toHaveCount(0)
})
