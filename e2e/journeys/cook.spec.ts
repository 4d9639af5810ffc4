import { expect, expectAccessible, expectRecipe, expectToast, signUp, test } from '../support/test.ts'

test('a person signs up, picks what is ripe, gets three recipes, opens one, checks off and prints', async ({
  page,
}) => {
  await signUp(page)
  await expectToast(page, 'Account created!')
  await expectAccessible(page)

  for (const name of ['Tomatoes', 'Zucchini', 'Basil']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  }
  await expect(page.getByText('Ready to Cook?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Generate Recipes' }).click()

  await expectToast(page, 'Recipes generated!', 'Here are your delicious recipe suggestions.')
  await expect(page.getByRole('heading', { name: 'Your Recipe Suggestions' })).toBeVisible()
  const links = page.getByRole('link', { name: 'View Full Recipe' })
  await expect(links).toHaveCount(3)
  await expectAccessible(page)

  await links.first().click()
  await page.waitForURL('**/recipe/*')
  await expectRecipe(page)
  const line = page.getByRole('checkbox').first()
  await line.check()
  await expect(line).toBeChecked()
  await expectAccessible(page)

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print Recipe' }).click()
  await expect(page.locator('body[data-printed=yes]')).toHaveCount(1)

  await page.reload()
  await expectRecipe(page)
  await page.getByRole('link', { name: 'Generate More Recipes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
})

test('a recipe opened in another browser tab is found without what the first tab kept', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.getByRole('button', { name: /^Kale/ }).click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  const link = page.getByRole('link', { name: 'View Full Recipe' }).first()
  const address = await link.getAttribute('href')
  const other = await context.newPage()
  await other.goto(address ?? '')
  await expect(other.getByText('AI-Generated Recipe - Review Before Cooking')).toBeVisible()
  await other.goto('/recipe/00000000-0000-4000-8000-000000000000')
  await expect(other.getByRole('link', { name: /dashboard/i })).toBeVisible()
  await expect(other.getByText('AI-Generated Recipe - Review Before Cooking')).toHaveCount(0)
})

test("a stranger's recipe is not found", async ({ page, browser }) => {
  await signUp(page)
  await page.getByRole('button', { name: /^Carrots/ }).click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  const address = await page.getByRole('link', { name: 'View Full Recipe' }).first().getAttribute('href')
  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await stranger.newPage()
  await signUp(other, 'Ben')
  await other.goto(address ?? '')
  await expect(other.getByRole('link', { name: /dashboard/i })).toBeVisible()
  await expect(other.getByText('AI-Generated Recipe - Review Before Cooking')).toHaveCount(0)
  await stranger.close()
})
