import type { Page } from '@playwright/test'
import { test } from '../support/own-server.ts'
import { expect, expectAccessible, expectToast, generateFrom, openRecipe, signUp } from '../support/test.ts'

test('a premium life: upgrade, save, plan, shop, print, cancel, and what stays when the period is over', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  const account = await signUp(page)
  await upgrade(page)
  await saveTwo(page)
  await planWeek(page)
  await shop(page)
  await print(page)
  await cancel(page)
  await server.letDaysPass(32)
  await signInAgain(page, account)
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectWhatStays(page)
  await upgrade(page)
  await page.goto('/meal-planner')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByRole('button', { name: /^Remove/, includeHidden: true })).toHaveCount(1)
})

test('a payment that fails leaves premium to the end of what was paid, says so, and ends there', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const account = await signUp(page)
  await upgrade(page)
  const portal = await openPortal(page)
  await portal.getByRole('button', { name: 'Let the next payment fail' }).click()
  await expect(portal.getByText(/^The last payment failed\. Please update your card/)).toBeVisible()
  await expectAccessible(portal)
  await portal.close()
  await page.goto('/settings')
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/meal-planner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meal planner' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping List' })).toBeVisible()
  await server.letDaysPass(32)
  await signInAgain(page, account)
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await page.goto('/meal-planner')
  await expectToast(page, 'Premium feature', 'Upgrade to access meal planning!')
  await page.waitForURL('**/pricing')
  await upgrade(page)
  await page.goto('/meal-planner')
  await expect(page.getByRole('button', { name: 'Shopping List' })).toBeVisible()
})

async function upgrade(page: Page): Promise<void> {
  await page.goto('/pricing')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  const checkout = await opening
  await checkout.getByRole('button', { name: 'Pay $7.99' }).click()
  await expect(checkout.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expectToast(checkout, 'Welcome to Premium!')
  await checkout.close()
}

/** One from its card, one from its page. */
async function saveTwo(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await generateFrom(page, 'Tomatoes', 'Zucchini', 'Basil')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveCount(1)
  await openRecipe(page, 1)
  await expect(page.getByLabel('Nutrition per serving').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
}

/** Lunch and dinner of one day, the dinner after another one; then the same for the week after. */
async function planWeek(page: Page): Promise<void> {
  await page.goto('/meal-planner')
  await place(page, 'lunch', 0)
  await place(page, 'dinner', 0)
  await place(page, 'breakfast', 1)
  const day = page
    .getByRole('region', { name: /^\w+day/ })
    .filter({ has: page.getByRole('button', { name: /^More for/ }) })
  const weekday = await day.getByRole('heading', { level: 2 }).textContent()
  await day
    .getByRole('group', { name: 'Breakfast' })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page
    .getByRole('combobox', { name: 'Move to' })
    .selectOption({ label: `${weekday?.slice(0, 3)}, Dinner` })
  const dialog = page.getByRole('dialog', { name: 'Replace the meal that is there?' })
  await expect(dialog).toContainText(/is planned for \w+, dinner/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Servings' }).selectOption('6')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Copy last week' }).click()
  await expectToast(page, 'Week copied', '2 meals were added.')
  await page.getByRole('button', { name: 'Copy last week' }).click()
  await expectToast(page, 'Nothing to copy')
  await expect(page.getByRole('button', { name: /^Remove/, includeHidden: true })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'This Week' }).click()
}

async function place(page: Page, slot: string, index: number): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Add ${slot} on`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Select a Recipe' })
  await dialog.getByRole('listitem').nth(index).getByRole('button').click()
  await expectToast(page, 'Meal added', 'Recipe added to your meal plan!')
  await expect(dialog).toHaveCount(0)
}

/** The list of the week: ticks with and without a connection, a line of one's own, and a stock that is left out. */
async function shop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shopping List' }).click()
  await page.waitForURL('**/shopping-list?week=*')
  await expect(page.getByText(/^\d+ unique ingredients? for this week\.$/)).toBeVisible()
  const own = page.getByRole('region', { name: 'Your own lines' })
  const left = async () => Number.parseInt(await page.getByText(/things? to get$/).innerText(), 10)
  const before = await left()
  // Ticked lines sink, so lines are held by their words.
  const words = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.slice(0, 2).map((box) => box.parentElement?.textContent ?? ''))
  const line = (at: number) => page.getByRole('checkbox', { name: words[at] ?? '', exact: true })
  await line(0).check()
  await expect.poll(left).toBe(before - 1)
  await page.context().setOffline(true)
  await line(1).check()
  await expectToast(
    page,
    'Not sent yet',
    'Your tick could not be sent. It is kept here and sent when you are back.',
  )
  await page.getByLabel('Add a line of your own').fill('birthday candles')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Error', 'The line could not be saved. Please try again.')
  await expect(page.getByLabel('Add a line of your own')).toHaveValue('birthday candles')
  const sent = page.waitForResponse('**/api/shopping-list/checks')
  await page.context().setOffline(false)
  expect((await sent).ok()).toBe(true)
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'birthday candles' })).toBeVisible()
  await page.reload()
  await expect(line(1)).toBeChecked()
  await expect.poll(left).toBe(before - 1)
  await expectAccessible(page)
}

/** What stands on paper: the list, and nothing that is pressed. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed=yes]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('birthday candles')).toBeVisible()
  for (const hidden of ['Print', 'Share', 'Add'])
    await expect(page.getByRole('button', { name: hidden, exact: true }).first()).toBeHidden()
  await expect(page.getByRole('region', { name: 'What is at home' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

async function cancel(page: Page): Promise<void> {
  const portal = await openPortal(page)
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await expect(portal.getByText(/Until then you stay premium\.$/)).toBeVisible()
  await portal.close()
  await page.goto('/settings')
  await expect(page.getByText('Ending', { exact: true })).toBeVisible()
  await expectAccessible(page)
}

async function openPortal(page: Page): Promise<Page> {
  await page.goto('/settings')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opening
  await portal.waitForURL('**/sandbox/portal')
  return portal
}

/** A month later the session has ended too, and signing in leads back to the settings. */
async function signInAgain(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/settings')
  await page.waitForURL('**/auth?back=%2Fsettings')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/settings')
}

/** Saved recipes are seen, opened and deleted, none is added, and the week is closed. */
async function expectWhatStays(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('progressbar')).toBeVisible()
  await page.goto('/meal-planner')
  await expectToast(page, 'Premium feature', 'Upgrade to access meal planning!')
  await page.waitForURL('**/pricing')
  await page.goto('/dashboard')
  await generateFrom(page, 'Carrots')
  await openRecipe(page)
  const locked = page.getByRole('button', { name: 'Save recipe' })
  await expect(locked).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await locked.press('Enter')
  await expectToast(page, 'Upgrade to save recipes!')
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await openRecipe(page)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page.getByLabel('Nutrition per serving')).toHaveCount(0)
  await page.goto('/saved')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByText('2 planned meals use it and go with it.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Recipe deleted')
  await expect(page.getByRole('article')).toHaveCount(1)
}
