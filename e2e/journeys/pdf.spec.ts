import { readFile } from 'node:fs/promises'
import {
  arrive,
  becomePremium,
  expect,
  expectToast,
  generateFrom,
  openRecipe,
  test,
} from '../support/test.ts'

test('a premium person takes a recipe and the collection along as PDF files', async ({ page }) => {
  await arrive(page, 'Paula')
  await becomePremium(page)
  await generateFrom(page, 'Tomatoes', 'Zucchini')
  await openRecipe(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const recipe = await downloadedBy(page)
  expect(recipe.name).toBe(`${plain.match(/[a-z0-9]+/g)?.join('-')}.pdf`)
  expect(recipe.start).toBe('%PDF')
  await expectToast(page, 'PDF ready')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expectToast(page, 'Recipe saved!')
  await page.goto('/saved')
  expect(await downloadedBy(page)).toEqual({ name: 'saved-recipes.pdf', start: '%PDF' })
})

test('a PDF that cannot be made says why, and the button can be pressed again', async ({ page }) => {
  await arrive(page, 'Pia')
  await becomePremium(page)
  await page.goto('/shopping-list')
  await expect(page.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await page.getByLabel('Add a line of your own').fill('candles')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const button = page.getByRole('button', { name: 'Download PDF' })
  await page.route('**/api/shopping-list/pdf*', (route) =>
    route.fulfill({ status: 503, json: { code: 'too-busy', message: 'Please try again in a minute.' } }),
  )
  await button.click()
  await expectToast(page, 'The PDF could not be made', 'Please try again in a minute.')
  await page.unroute('**/api/shopping-list/pdf*')
  expect(await downloadedBy(page)).toMatchObject({ start: '%PDF' })
})

test('a free person is offered no PDF', async ({ page }) => {
  await arrive(page, 'Fay')
  await generateFrom(page, 'Tomatoes')
  await openRecipe(page)
  await expect(page.getByRole('button', { name: 'Print Recipe' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
})

async function downloadedBy(page: Parameters<typeof arrive>[0]): Promise<{ name: string; start: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), start: content.subarray(0, 4).toString() }
}
