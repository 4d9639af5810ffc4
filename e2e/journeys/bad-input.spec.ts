import { basketKept, expect, expectToast, arrive, test } from '../support/test.ts'

test('the basket refuses too long, twice and the twenty-first, and keeps what was typed', async ({
  page,
}) => {
  await arrive(page)
  const box = page.getByRole('combobox', { name: /ingredient/i })
  const add = async (text: string) => {
    await box.fill(text)
    await box.press('Enter')
  }

  await add('   ')
  await add('x'.repeat(51))
  await expectToast(page, 'Ingredient name too long', 'Maximum 50 characters allowed')
  await add('<b>thyme</b>')
  await expect(page.getByRole('button', { name: 'Remove <b>thyme</b>' })).toBeVisible()
  await add('tomato')
  await add('Tomatoes ')
  await expectToast(page, 'This ingredient is already in your list')

  for (let index = 3; index <= 20; index += 1) await add(`herb number ${index}`)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(20)
  await add('one too many')
  await expectToast(page, 'Too many ingredients', 'Maximum 20 ingredients allowed')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(20)
})

test('what is no food is refused in plain words and costs nothing', async ({ page }) => {
  await arrive(page)
  await page.getByRole('combobox', { name: /ingredient/i }).fill('bleach')
  await page.getByRole('combobox', { name: /ingredient/i }).press('Enter')
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expectToast(page, 'Error')
  await expect(page.getByRole('progressbar', { name: /^0 of 3/ })).toBeVisible()
})

test('a server that goes away while it writes loses nothing and is asked again', async ({ page }) => {
  await arrive(page)
  await page.getByRole('button', { name: /^Broccoli/ }).click()
  await page.route('**/api/generate-recipes', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expectToast(page, 'Error')
  await expect(page.getByRole('button', { name: 'Remove Broccoli' })).toBeVisible()
  await page
    .getByRole('button', { name: /Generate Recipes|Try again/i })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
})

test('a session that ends mid-way leads to sign-in and back with the basket kept', async ({
  page,
  context,
}) => {
  const account = await arrive(page)
  const kept = basketKept(page)
  await page.getByRole('button', { name: /^Peas/ }).click()
  await kept
  // The profile is loaded again a second after the screen opens, which would lead to sign-in before the tap.
  await page.waitForTimeout(1200)
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await page.waitForURL('**/auth**')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expectToast(page, 'Welcome back!', "You've successfully logged in.")
  await expect(page.getByRole('button', { name: 'Remove Peas' })).toBeVisible()
})
