import type { Page } from '@playwright/test'
import { plan, signUpWithThreeSaved } from '../support/premium.ts'
import { expect, expectToast, generateFrom, originOf, test } from '../support/test.ts'

const week = '/meal-planner?week=2026-07-13'
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true })

test('a recipe that is saved or deleted in one tab is so in the other at once', async ({ page, context }) => {
  test.slow()
  await signUpWithThreeSaved(page)
  await page.goto('/dashboard')
  await generateFrom(page, 'Carrots')
  const other = await context.newPage()
  await other.goto('/saved')
  await expect(other.getByRole('article')).toHaveCount(3)
  await expect(saved(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expect(saved(page)).toHaveCount(1)
  await expect(other.getByRole('article')).toHaveCount(4)
  await other
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('article')).toHaveCount(3)
  await expect(saved(page)).toHaveCount(0)
})

test('a recipe deleted in one tab takes its meals from the week and the list in the other', async ({
  page,
  context,
}) => {
  test.slow()
  const [soup, pie] = await signUpWithThreeSaved(page)
  await plan(page, soup, '2026-07-13', 'lunch')
  await plan(page, pie, '2026-07-13', 'dinner')
  await page.goto(week)
  const list = await context.newPage()
  await list.goto('/shopping-list?week=2026-07-13')
  const reasons = list.getByRole('button', { name: /^What .* is for$/ })
  await expect(reasons.first()).toBeVisible()
  await reasons.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(list.getByText(new RegExp(`for .*${soup.recipe_title}`)).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/saved')
  await other.getByRole('button', { name: `Delete ${soup.recipe_title}` }).click()
  await expect(other.getByText('One planned meal uses it and goes with it.')).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(other, 'Recipe deleted')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await expect(page.getByText(soup.recipe_title)).toHaveCount(0)
  await expect(list.getByText(new RegExp(`for .*${soup.recipe_title}`))).toHaveCount(0)
})

test('a meal or a recipe that another device took away is said, and the week is shown as it is', async ({
  page,
}) => {
  const [soup, pie] = await signUpWithThreeSaved(page)
  await plan(page, soup, '2026-07-13', 'lunch')
  await page.goto(week)
  await page.getByRole('button', { name: 'Add dinner on Monday' }).click()
  const choice = page.getByRole('dialog').getByRole('listitem').filter({ hasText: pie.recipe_title })
  await expect(choice).toBeVisible()
  const headers = { origin: await originOf(page) }
  for (const { id } of [soup, pie]) await page.request.delete(`/api/saved-recipes/${id}`, { headers })
  await choice.getByRole('button').click()
  await expectToast(page, 'Error', 'Failed to add meal to plan. It was taken away in the meantime.')
  await expect(page.getByText(soup.recipe_title)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add lunch on Monday' })).toBeVisible()
  await page.getByRole('button', { name: 'Add dinner on Monday' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})
