import type { Page } from '@playwright/test'
import { arrive, expect, expectAccessible, expectToast, joinAsPremium, test } from '../support/test.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Add an ingredient of your own' })
const tag = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

async function type(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text)
  await boxOf(page).press('Enter')
}

async function paste(page: Page, text: string): Promise<void> {
  await boxOf(page).focus()
  await boxOf(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a typed list becomes a tag for each food, with what it was taken for, and all are cooked with', async ({
  page,
}) => {
  await arrive(page)
  await type(page, 'eggs, feta and half a bag of spinach')
  for (const name of ['eggs', 'feta', 'half a bag of spinach']) await expect(tag(page, name)).toBeVisible()
  await expect(tag(page, 'feta')).toContainText('feta cheese')
  await expect(boxOf(page)).toHaveValue('')
  const sent = page.waitForRequest('**/api/generate-recipes')
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  expect((await sent).postDataJSON()).toEqual({ ingredients: ['eggs', 'feta', 'half a bag of spinach'] })
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
})

test('what is not known is said in its tag at once, before anything is generated', async ({ page }) => {
  await arrive(page)
  await type(page, 'eggs, xyzzy')
  await expect(tag(page, 'xyzzy')).toContainText('not known')
  await expect(tag(page, 'xyzzy')).toHaveAccessibleDescription(/We do not know 'xyzzy'/)
  await expectAccessible(page)
  await page.reload()
  await expect(tag(page, 'xyzzy')).toContainText('not known')
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expect(page.getByText('We left out xyzzy.')).toBeVisible()
})

test('what is said not to be there is not added, and stays in the box with the reason', async ({ page }) => {
  await arrive(page)
  await type(page, 'eggs; no peanuts')
  await expect(tag(page, 'eggs')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await expect(boxOf(page)).toHaveValue('no peanuts')
  await expect(boxOf(page)).toHaveAccessibleDescription(/'no peanuts' names what you do not have/)
  await expectAccessible(page)
})

test('a pasted list is added line by line; what has no room is named and stays in the box', async ({
  page,
}) => {
  await arrive(page)
  const foods = [
    'eggs',
    'feta',
    'kale',
    'leeks',
    'celery',
    'fennel',
    'okra',
    'butter',
    'rice',
    'lentils',
    'garlic',
  ]
  const more = [
    'limes',
    'salmon',
    'bacon',
    'honey',
    'mint',
    'oats',
    'tofu',
    'beets',
    'pears',
    'plums',
    'quinoa',
    'mac and cheese',
  ]
  await paste(page, [...foods, ...more].map((food) => `- ${food}`).join('\r\n'))
  await expectToast(page, 'Too many ingredients', 'Maximum 20 ingredients allowed')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(20)
  await expect(page.getByText('20 of 20 chosen').first()).toBeVisible()
  await expect(boxOf(page)).toHaveValue('plums, quinoa, mac and cheese')
  await expect(boxOf(page)).toHaveAccessibleDescription(/No room for plums, quinoa, and mac and cheese/)
})

test('what is typed while the server cannot be asked is kept, and refused by name before it is spent', async ({
  page,
}) => {
  await arrive(page)
  for (const call of ['read-ingredients', 'basket', 'foods*'])
    await page.route(`**/api/${call}`, (route) => route.abort())
  await type(page, 'eggs, xyzzy')
  await expect(tag(page, 'xyzzy')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await expectToast(page, 'Error', "We do not know 'xyzzy', so no recipe uses it.")
  await expect(page.getByRole('progressbar', { name: /^0 of 3/ })).toBeVisible()
})

test('texts that are typed fast are all there in their order when the button is pressed', async ({
  page,
}) => {
  await arrive(page)
  await page.route('**/api/read-ingredients', async (route) => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/generate-recipes')
  for (const text of ['kale', 'salt and pepper', 'rice']) await type(page, text)
  await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeEnabled()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  expect((await sent).postDataJSON()).toEqual({ ingredients: ['kale', 'salt', 'pepper', 'rice'] })
})

test('the menu builder takes a list and leaves out what it has said it does not know', async ({ page }) => {
  await joinAsPremium(page)
  await page.goto('/use-it-first')
  await type(page, 'spinach and milk, xyzzy')
  await expect(tag(page, 'xyzzy')).toContainText('not known')
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expectToast(page, 'Menu generated!')
  await expect(page.getByRole('region', { name: 'Left out this time' })).toContainText("'xyzzy'")
})

test('a word that breaks off is asked about, and one tap takes the food that was meant', async ({ page }) => {
  await arrive(page)
  await type(page, 'eggs, zuc')
  await expect(tag(page, 'zuc')).toContainText('not known')
  await page.getByRole('button', { name: 'Did you mean zucchini?' }).click()
  await expect(tag(page, 'zucchini')).toBeVisible()
  await expect(tag(page, 'zuc,')).toHaveCount(0)
  await expect(page.getByText(/We do not know/)).toHaveCount(0)
  await expect(page.locator(':focus')).not.toHaveCount(0)
})
