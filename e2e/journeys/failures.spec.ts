import type { Page } from '@playwright/test'
import {
  arrive,
  arriveAsPremium,
  expect,
  expectToast,
  generateFrom,
  joinAsPremium,
  logOut,
  openRecipe,
  test,
} from '../support/test.ts'

/** Has the network lose every call of one method to addresses of this kind. */
async function lose(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  )
}

/** Has the server refuse every call to addresses of this kind. */
async function refuse(page: Page, address: string, status: number, failure: object): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json: failure }))
}

test('a profile that does not load, or could not be made, is told', async ({ page }) => {
  await arrive(page)
  await refuse(page, '**/api/profile', 500, { code: 'unexpected', message: 'We lost your profile.' })
  await page.reload()
  await expectToast(page, 'Error loading profile', 'Please refresh the page or try logging in again.')
  await refuse(page, '**/api/profile', 500, {
    code: 'unexpected',
    message: 'We lost your profile.',
    details: { creating: true },
  })
  await page.reload()
  await expectToast(page, 'Profile creation failed', 'Please try refreshing the page.')
})

test('a generation that the server refuses is told in its words, and a limit leads to the plans', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('button', { name: /^Squash/ }).click()
  await refuse(page, '**/api/generate-recipes', 500, { code: 'unexpected', message: 'The oven is out.' })
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expectToast(page, 'Error', 'The oven is out.')
  await refuse(page, '**/api/generate-recipes', 403, { code: 'premium-only', message: 'upgradeRequired' })
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expectToast(page, 'Weekly limit reached', 'Upgrade to premium for unlimited recipes!')
  await page.waitForURL('**/pricing')
})

test('a rating and a report without a session ask to sign in; a report that is lost says so', async ({
  page,
}) => {
  await arrive(page)
  await generateFrom(page, 'Eggplant')
  await openRecipe(page)
  const report = async () => {
    await page.getByRole('button', { name: 'Report Issue' }).click()
    await page.getByLabel('What is wrong?').fill('It names no oven temperature.')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  }
  await page.route('**/api/reports', (route) => route.abort())
  await report()
  await expectToast(page, 'Error', 'Failed to submit report. Please try again.')
  const dialog = page.getByRole('dialog', { name: 'Report an issue' })
  await expect(dialog.getByRole('textbox'), 'what was written stays').not.toHaveValue('')
  await page.unroute('**/api/reports')
  const signedOut = { code: 'not-signed-in', message: 'Please sign in and try again.' }
  await refuse(page, '**/api/reports', 401, signedOut)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Authentication required', 'Please sign in to report issues')
})

test('a rating without a session asks to sign in, after the rating is taken', async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Squash')
  await openRecipe(page)
  await page.route('**/api/feedback', async (route) => {
    await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
    await route.fulfill({
      status: 401,
      json: { code: 'not-signed-in', message: 'Please sign in and try again.' },
    })
  })
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expectToast(page, 'Authentication required', 'Please sign in to provide feedback')
})

test('saving, opening and deleting that fail are told, each in its words', async ({ page }) => {
  await arriveAsPremium(page)
  await generateFrom(page, 'Broccoli')
  await lose(page, '**/api/saved-recipes', 'POST')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Error', 'Failed to save recipe. Please try again.')
  await page.unroute('**/api/saved-recipes')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!', 'You can view it in your saved recipes.')
  await page.goto('/saved')
  await lose(page, '**/api/saved-recipes/*', 'DELETE')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete recipe.')
  await lose(page, '**/api/saved-recipes*', 'GET')
  await page.reload()
  await expect(page.getByText('Failed to load saved recipes.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a history on its way shows nothing of the saved recipes, and one that is lost says so', async ({
  page,
}) => {
  await arriveAsPremium(page)
  await generateFrom(page, 'Radishes')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!')
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.route('**/api/history*', async (route) => {
    await expect(page.getByRole('article')).toHaveCount(0)
    await route.abort()
  })
  await page.getByRole('main').getByText('History', { exact: true }).click()
  await expect(page.getByText('Your history did not load.')).toBeVisible()
})

test('a plan that cannot be changed says so', async ({ page }) => {
  await arriveAsPremium(page)
  await generateFrom(page, 'Cauliflower')
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!')
  await page.goto('/meal-planner')
  const add = async () => {
    await page
      .getByRole('button', { name: /^Add snack on/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').click()
  }
  await lose(page, '**/api/meal-plans', 'POST')
  await add()
  await expectToast(page, 'Error', 'Failed to add meal to plan.')
  await page.unroute('**/api/meal-plans')
  await add()
  await expectToast(page, 'Meal added', 'Recipe added to your meal plan!')
  await lose(page, '**/api/meal-plans/*', 'DELETE')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expectToast(page, 'Error', 'Failed to remove meal.')
})

test('a menu that cannot be planned says so', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/use-it-first')
  await page.getByRole('button', { name: /^Spinach/ }).click()
  await page.route('**/api/generate-use-it-first-menu', (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expectToast(page, 'Error', 'Failed to generate menu. Please try again.')
  await expect(page.getByRole('alert').getByText('We could not reach Plotluck.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(page.getByRole('region', { name: 'Day 1', exact: true })).toBeVisible()
})

test('a checkout, a portal and a profile that fail are told in the server’s words', async ({ page }) => {
  await arriveAsPremium(page)
  const refused = { code: 'unavailable', message: 'The payment provider does not answer. Please try again.' }
  await page.goto('/settings')
  await refuse(page, '**/api/customer-portal', 503, refused)
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expectToast(page, 'Error', refused.message)
  await refuse(page, '**/api/profile', 503, { code: 'unavailable', message: 'The pen is broken.' })
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expectToast(page, 'Error', 'The pen is broken.')
})

test('a checkout that fails without words says that it failed', async ({ page }) => {
  await arrive(page)
  await refuse(page, '**/api/create-checkout', 500, {})
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await expectToast(page, 'Error', 'Failed to start checkout process.')
})

test('a sign-up that is refused says why, and one that is lost says to try again', async ({ page }) => {
  const account = await arrive(page)
  await page.context().clearCookies()
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expectToast(page, 'Error')
  await expect(page.getByText(/already/).last()).toBeVisible()
  await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expectToast(page, 'Error', 'An error occurred. Please try again.')
})

test('while the server answers nothing, premium people keep their screens and Log out', async ({ page }) => {
  await arriveAsPremium(page)
  await expect(page.getByRole('navigation', { name: 'Screens' }).getByRole('link')).toHaveCount(6)
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expectToast(page, 'Error loading profile')
  await expect(page.getByRole('navigation', { name: 'Screens' }).getByRole('link')).toHaveCount(6)
  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')
})
