import type { Page } from '@playwright/test'
import { tabTo } from '../support/access.ts'
import { test } from '../support/own-server.ts'
import { expect, expectToast, join } from '../support/test.ts'

test('a premium life by keyboard alone: upgrade, save, plan, carry, shop, cancel, and delete when it is over', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  const { email, password } = await join(page)
  await page.goto('/pricing')
  const checkout = await openedBy(page, () => press(page, 'button', 'Choose Monthly'))
  await press(checkout, 'button', 'Pay $7.99')
  await expect(checkout.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await checkout.close()

  await page.goto('/dashboard')
  await press(page, 'button', /^Tomatoes/, 'Space')
  await press(page, 'button', 'Generate Recipes')
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
  await press(page, 'button', 'Save recipe')
  await expectToast(page, 'Recipe saved!')
  await expect(page.locator(':focus')).toHaveAccessibleName('Saved')

  await press(page, 'link', 'Plan')
  await page.waitForURL('**/meal-planner')
  await press(page, 'button', /^Add breakfast on/)
  const dialog = page.getByRole('dialog', { name: 'Select a Recipe' })
  await expect(dialog.getByLabel('Search your saved recipes')).toBeVisible()
  await press(page, 'button', / min · /)
  await expectToast(page, 'Meal added')
  // A closing dialog gives the focus back, which must not happen between Tab and Enter.
  await expect(dialog).toBeHidden()
  await carryOn(page)
  await press(page, 'button', /^More for/)
  await press(page, 'combobox', 'Servings', 'ArrowDown')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('group', { name: 'Lunch' }).getByRole('button', { name: /^Carry / }),
  ).toBeVisible()

  await press(page, 'button', 'Shopping List')
  await page.waitForURL('**/shopping-list?week=*')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await tabTo(page, 'textbox', 'Add a line of your own')
  await page.keyboard.type('candles')
  await page.keyboard.press('Enter')
  await press(page, 'checkbox', 'candles', 'Space')
  await expect(page.getByRole('checkbox', { name: 'candles' })).toBeChecked()

  await press(page, 'button', 'Welcome, Ana')
  await press(page, 'link', 'Settings')
  const portal = await openedBy(page, () => press(page, 'button', 'Manage Subscription'))
  await press(portal, 'button', 'Cancel at the end of the period')
  await expect(portal.getByText(/Until then you stay premium\.$/)).toBeVisible()
  await portal.close()

  await server.letDaysPass(32)
  await page.goto('/saved')
  await page.waitForURL('**/auth?back=%2Fsaved')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(email)
  // Over the link for those who forgot the password.
  for (let pressed = 0; pressed < 2; pressed += 1) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/saved')
  await expect(page.getByRole('article')).toHaveCount(1)
  await press(page, 'button', /^Delete/)
  await expect(page.getByText('One planned meal uses it and goes with it.')).toBeVisible()
  await press(page, 'button', 'Delete')
  await expectToast(page, 'Recipe deleted')
})

/** Goes to a control by Tab and presses it. */
async function press(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
  key = 'Enter',
): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

async function openedBy(page: Page, act: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await act()
  return opening
}

/** From breakfast to lunch of the same day; the focus goes with the meal. */
async function carryOn(page: Page): Promise<void> {
  const said = page.locator('[id^=DndLiveRegion]')
  const handle = page.getByRole('group', { name: 'Breakfast' }).getByRole('button', { name: /^Carry / })
  const title = (await handle.first().getAttribute('aria-label')) ?? ''
  await press(page, 'button', title)
  await expect(said).toHaveText(/, breakfast\.$/)
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/, lunch\.$/)
  await page.keyboard.press('Space')
  await expect(
    page.getByRole('group', { name: 'Lunch' }).getByRole('button', { name: title, exact: true }),
  ).toBeFocused()
}
