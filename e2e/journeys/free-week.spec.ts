import { expect, expectToast, arrive, test, unfold } from '../support/test.ts'

test('the fourth generation of a free week is refused and leads to the plans', async ({ page }) => {
  await arrive(page)
  await page.getByRole('button', { name: /^Onions/ }).click()
  const generate = page.getByRole('button', { name: 'Generate Recipes' })
  for (const used of [1, 2, 3]) {
    await generate.click()
    await expect(page.getByText(`${used} of 3`).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
  }
  await generate.click()
  await page.waitForURL('**/pricing')
  await expectToast(page, 'Weekly limit reached', 'Upgrade to premium for unlimited recipes!')
})

test('the filters of a free person are disabled and say why', async ({ page }) => {
  await arrive(page)
  await unfold(page, 'Advanced Filters')
  await expect(
    page.getByText('Upgrade to Premium to use advanced filters and customize your recipe generation'),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /vegan/i })).toBeDisabled()
})
