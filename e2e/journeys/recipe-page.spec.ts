import type { Page } from '@playwright/test'
import { arrive, expect, expectToast, generateFrom, openRecipe, test } from '../support/test.ts'

async function openOne(page: Page): Promise<void> {
  await arrive(page)
  await generateFrom(page, 'Zucchini', 'Carrots')
  await openRecipe(page)
}

const amounts = (page: Page) =>
  page.getByRole('region', { name: 'All Ingredients' }).getByRole('listitem').allTextContents()

/** The weights that lines say, in their order. */
const grams = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line) => /\d+ g\b/.exec(line)?.[0] ?? []).map((text) => Number.parseInt(text, 10))

test('the way into cook mode stands on the first screen of a recipe, with its time and servings', async ({
  page,
}) => {
  await openOne(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^(Prep time: )?\d+ (?:min|h(?: \d+ min)?)$/).first(),
    page.getByRole('group', { name: 'Servings' }),
    page.getByRole('link', { name: 'Start cooking' }),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
})

test(
  'amounts follow the servings and come back with them, and the choice lasts',
  { tag: '@once' },
  async ({ page }) => {
    await openOne(page)
    const before = await amounts(page)
    const servings = page.getByRole('group', { name: 'Servings' })
    const written = Number.parseInt((await servings.getByRole('status').textContent()) ?? '', 10)
    // A loaf or a tray for sixteen reaches the 24 that the page goes to before it is doubled.
    const more = Math.min(written, 24 - written)
    const factor = (written + more) / written
    for (let added = 0; added < more; added += 1)
      await servings.getByRole('button', { name: 'More servings' }).click()
    await expect(servings.getByRole('status')).toHaveText(`${written + more} servings`)
    await expect(page.getByText(/^Amounts are changed\./)).toBeVisible()
    const doubled = await amounts(page)
    expect(doubled).not.toEqual(before)
    expect(grams(before).length).toBeGreaterThan(0)
    for (const [index, weight] of grams(before).entries())
      expect(Math.abs((grams(doubled)[index] ?? 0) - factor * weight)).toBeLessThanOrEqual(
        5 + 0.06 * factor * weight,
      )
    await page.reload()
    const lines = page.getByRole('region', { name: 'All Ingredients' }).getByRole('listitem')
    await expect(lines).toHaveText(doubled)
    for (let fewer = 0; fewer < more; fewer += 1)
      await servings.getByRole('button', { name: 'Fewer servings' }).click()
    await expect(lines).toHaveText(before)
  },
)

test('units are chosen on the page and the amounts follow', { tag: '@once' }, async ({ page }) => {
  await openOne(page)
  await page.getByRole('combobox', { name: 'Units' }).selectOption('US')
  expect((await amounts(page)).join(' ')).not.toMatch(/\d (g|ml)\b/)
})

test(
  'a recipe is shared by the share sheet of the system, with its amounts, steps and allergens',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (shared: { text: string }) => {
          document.documentElement.dataset['shared'] = shared.text
          return Promise.resolve()
        },
      })
    })
    await openOne(page)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: 'Share' }).click()
    const text = (await page.locator('html[data-shared]').getAttribute('data-shared')) ?? ''
    expect(text).toContain(title)
    expect(text).toMatch(/\nInstructions\n1\. /)
    expect(text).toMatch(/\nAllergens: /)
    expect(text).toContain('AI-Generated Recipe - Review Before Cooking')
  },
)

test('where there is no share sheet, the recipe is copied', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share
  })
  await openOne(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expectToast(page, 'Recipe copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Instructions')
})

test('what was checked is one line with the allergens, and opens to each check', async ({ page }) => {
  await openOne(page)
  const line = page.getByText('What we checked')
  const card = page.locator('details').filter({ has: line })
  await expect(page.getByText('Allergens (US)')).toBeHidden()
  await expect(card.getByText(/^Contains /)).toHaveCount(1)
  await line.click()
  await expect(card.getByText(/^Contains /)).toHaveCount(1)
  await expect(page.getByText('Allergens (US)')).toBeVisible()
  await expect(page.getByText('Safe temperatures', { exact: false }).first()).toBeVisible()
})

test('nothing moves from under a finger when the cook log comes', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/recipes/*/cook-log', async (route) => {
    await held.promise
    await route.continue()
  })
  await openOne(page)
  const helpful = page.getByRole('button', { name: 'Helpful', exact: true })
  const place = async () => (await helpful.boundingBox())?.y
  const before = await place()
  await expect(page.getByText('You have not cooked this yet.')).not.toBeVisible()
  held.resolve()
  await expect(page.getByText('You have not cooked this yet.')).toBeVisible()
  expect(await place()).toBe(before)
})
