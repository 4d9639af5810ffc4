import type { Page } from '@playwright/test'
import {
  arrive,
  expect,
  expectAccessible,
  expectToast,
  generateFrom,
  openRecipe,
  test,
} from '../support/test.ts'

async function cookToTheEnd(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start cooking' }).click()
  const finish = page.getByRole('button', { name: 'Finish' })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(finish.or(next)).toBeVisible()
  while ((await finish.count()) === 0) await next.click()
  await finish.click()
}

test('after cooking it is asked what is used up; what is tapped leaves the basket, and nothing else', async ({
  page,
}) => {
  await arrive(page)
  await generateFrom(page, 'Zucchini', 'Kale')
  await openRecipe(page)
  await cookToTheEnd(page)
  const card = page.getByRole('region', { name: 'Used up?' })
  const foods = card.getByRole('button', { name: /^Used up: / })
  await expect(foods.first()).toBeVisible()
  await expectAccessible(page)
  const asked = await foods.count()
  const name = ((await foods.first().getAttribute('aria-label')) ?? '').replace('Used up: ', '')
  await foods.first().click()
  await expectToast(page, 'Taken out of your basket', name)
  await expect(foods).toHaveCount(asked - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(foods).toHaveCount(asked)
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/basket') && response.request().method() === 'PUT',
  )
  await card.getByRole('button', { name: `Used up: ${name}` }).click()
  await kept
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Change your ingredients' }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0)
})

test('the focus stays in the question when the last food of it is gone', async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Zucchini')
  await openRecipe(page)
  await cookToTheEnd(page)
  const card = page.getByRole('region', { name: 'Used up?' })
  await card.getByRole('button', { name: 'Used up: Zucchini' }).press('Enter')
  await expect(card.getByText('Nothing that this recipe takes is left in your basket.')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Used up?' })).toBeFocused()
})
