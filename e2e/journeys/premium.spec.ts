import type { Page } from '@playwright/test'
import {
  arrive,
  arriveAsPremium,
  expect,
  expectAccessible,
  expectToast,
  joinAsPremium,
  test,
} from '../support/test.ts'

async function generate(page: Page): Promise<void> {
  await page.goto('/dashboard')
  for (const name of ['Tomatoes', 'Zucchini', 'Basil'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
}

test('a free person is led from what is paid for to the plans, and told why', async ({ page }) => {
  await arrive(page)
  const texts = {
    '/saved': 'Upgrade to access saved recipes!',
    '/meal-planner': 'Upgrade to access meal planning!',
    '/use-it-first': 'Upgrade to access Use-It-First Menu Builder!',
  }
  for (const [path, text] of Object.entries(texts)) {
    await page.goto(path)
    await page.waitForURL('**/pricing')
    await expectToast(page, 'Premium feature', text)
  }
})

test('saving, planning, shopping: a recipe goes from the dashboard to the list and away again', async ({
  page,
}) => {
  test.slow()
  await joinAsPremium(page)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'No saved recipes yet' })).toBeVisible()
  await expectAccessible(page)
  await generate(page)
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!', 'You can view it in your saved recipes.')
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipe history' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Save recipe' })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('article').getByRole('link').last().click()
  await page.waitForURL('**/recipe/*')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipe history' })).toBeVisible()

  await page.goto('/meal-planner')
  await page
    .getByRole('button', { name: /^Add dinner on/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Select a Recipe' })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('listitem').getByRole('button').click()
  await expectToast(page, 'Meal added', 'Recipe added to your meal plan!')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Shopping List' }).click()
  await page.waitForURL('**/shopping-list?week=*')
  await expect(page.getByText(/\d+ unique ingredients? for this week\./)).toBeVisible()
  const line = await page
    .getByRole('checkbox')
    .first()
    .evaluate((box) => box.closest('label')?.textContent ?? '')
  const first = page.getByRole('checkbox', { name: line })
  await first.check()
  await page.getByLabel('Add a line of your own').fill('string')
  const own = page.getByRole('region', { name: 'Your own lines' })
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'string' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(first).toBeChecked()

  await page.goto('/saved')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('One planned meal uses it and goes with it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Recipe deleted', 'The recipe has been removed from your collection.')
  await expect(page.getByRole('heading', { name: 'No saved recipes yet' })).toBeVisible()
})

test('a menu that loses little is built from the basket, and put into the planner', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/use-it-first')
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expectToast(page, 'Add ingredients', 'Please add at least one ingredient to generate a menu.')
  for (const name of ['Spinach', 'Zucchini', 'Onions'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expectToast(page, 'Menu generated!', 'Your 3-day zero-waste menu is ready.')
  await expect(page.getByRole('region', { name: 'Waste Reduction' })).toContainText(/About .* g at risk/)
  await expect(page.getByRole('heading', { name: 'Storage & Substitution Guide' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Put the menu into my planner' }).click()
  await expectToast(page, 'Menu planned')
})

test('a meal is placed by keyboard, moved to another place of the week, and taken out', async ({ page }) => {
  await arriveAsPremium(page)
  await generate(page)
  await page.getByRole('button', { name: 'Save recipe' }).first().press('Enter')
  await expectToast(page, 'Recipe saved!')
  await page.goto('/meal-planner')
  await page
    .getByRole('button', { name: /^Add lunch on/ })
    .first()
    .press('Enter')
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').press('Enter')
  await expectToast(page, 'Meal added')
  await page.getByRole('button', { name: /^More for/ }).press('Enter')
  const move = page.getByRole('combobox', { name: 'Move to' })
  const options = await move.getByRole('option').allTextContents()
  const same = options.find((text) => text.endsWith('Snack')) ?? ''
  const moved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await move.selectOption({ label: same })
  await moved
  await page.reload()
  const remove = page
    .getByRole('group', { name: 'Snack', includeHidden: true })
    .getByRole('button', { name: /^Remove/, includeHidden: true })
  await expect(remove).toHaveCount(1)
  await remove.evaluate((button: HTMLElement) => button.click())
  await expect(remove).toHaveCount(0)
})
