import { expect, expectAccessible, expectToast, logOut, signUp, test } from '../support/test.ts'

test('the landing page leads to sign-in', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Turn what you grow into what you cook.' }),
  ).toBeVisible()
  await expect(page.getByText('Garden to Table in Minutes')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start cooking' }).first().click()
  await page.waitForURL('**/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor is sent from signed-in screens to sign-in', async ({ page }) => {
  for (const path of ['/dashboard', '/recipe/anything']) {
    await page.goto(path)
    await page.waitForURL('**/auth**')
  }
})

test('sign-up says what is missing, field by field', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await expect(page.getByRole('heading', { name: 'Join Plotluck' })).toBeVisible()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('seven77')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expectAccessible(page)
})

test('a wrong password is told without saying whether the account exists', async ({ page }) => {
  const account = await signUp(page)
  await logOut(page)
  await expectToast(page, 'Logged out', "You've been successfully logged out.")
  const said: string[] = []
  for (const email of [account.email, `nobody-${crypto.randomUUID()}@example.com`]) {
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectToast(page, 'Error')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAccessibleDescription('Invalid email or password')
    await expect(password).toBeFocused()
    said.push(await page.getByText('Invalid email or password').first().innerText())
  }
  expect(said[0]).toBe(said[1])
})

test('a person who is signed in is led past sign-in, also after the browser was closed', async ({
  page,
  context,
}) => {
  await signUp(page)
  const later = await context.newPage()
  await later.goto('/auth')
  await later.waitForURL('**/dashboard')
})

test('an address that is none shows the way to four places', async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  for (const path of ['/', '/dashboard', '/harvest-chat', '/pricing']) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expectAccessible(page)
})
