import type { Page } from '@playwright/test'
import {
  arrive,
  arriveAsPremium,
  expect,
  expectAccessible,
  expectToast,
  generateFrom,
  join,
  originOf,
  test,
} from '../support/test.ts'
import { plan, today } from '../support/premium.ts'
import { expectToFitZoomed } from '../support/access.ts'

async function addTom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Name').fill('Tom')
  await dialog.getByText('Milk', { exact: true }).click()
  await dialog.getByText('Vegetarian', { exact: true }).click()
  await dialog.getByLabel('Does not like').fill('olives, xyzzy')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a parent tells of an allergy once, for free, and recipes keep to it and say so', async ({ page }) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Tell us who eats along' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is at your table?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name required')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await addTom(page)
  const tom = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tom' }) })
  await expect(tom).toContainText('No milk')
  await expect(tom).toContainText('We do not know xyzzy, so it keeps nothing away.')
  await expect(page.getByText('As many as eat along: 1 person.')).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('New recipes are for 2 people.')).toBeVisible()
  await expectAccessible(page)
  await expectToFitZoomed(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Cooking for Tom. Kept out: milk. Everything is vegetarian.')).toBeVisible()
  await generateFrom(page, 'Tomatoes', 'Spinach')
  // What is so of all three is said once, above them.
  await expect(page.getByRole('article')).toHaveCount(3)
  const suggestions = page.getByRole('region', { name: 'Your Recipe Suggestions' })
  await expect(suggestions.getByText('Safe for Tom')).toHaveCount(1)
  await expect(suggestions.getByText('Safe for Tom')).toBeVisible()
  // A loaf or a tray is not halved; what can be is for as many as eat along.
  await expect(page.getByRole('article').getByText('2 servings').first()).toBeVisible()
  await expectAccessible(page)
})

test('a recipe of before the allergy was told is marked wherever it can be begun, with another dish beside it', async ({
  page,
}) => {
  await arriveAsPremium(page)
  const headers = { origin: await originOf(page) }
  const written = {
    recipe_title: 'Peanut Noodles',
    ingredients: ['200 g rice noodles', '3 tbsp peanut butter', '1 tbsp lime juice'],
    instructions:
      'Boil the rice noodles in water for 6 minutes and drain.\nStir the peanut butter and the lime juice into the noodles.',
    prep_time: 15,
    servings: 2,
  }
  const kept = await page.request.post('/api/saved-recipes', { headers, data: written })
  expect(kept.ok(), await kept.text()).toBe(true)
  const { id } = (await kept.json()) as { id: string }
  await plan(page, { id }, today(), 'dinner')
  const person = { name: 'Tom', allergens: ['peanuts'], diets: [], dislikes: [] }
  await page.request.post('/api/household/people', { headers, data: person })
  await page.goto('/saved')
  await expect(page.getByText('Has peanuts: not for Tom')).toBeVisible()
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText('Has peanuts: not for Tom')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Swap Peanut Noodles' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Has peanuts: not for Tom')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start cooking Peanut Noodles' }).click()
  await page.waitForURL('**/cook')
  await expect(page.getByText('Has peanuts: not for Tom')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/meal-planner')
  await expect(page.getByText('Has peanuts: not for Tom')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More for Peanut Noodles' }).click()
  const deeds = page.getByRole('dialog', { name: 'Peanut Noodles' })
  await expect(deeds.getByText('Has peanuts: not for Tom')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Swap Peanut Noodles' }).click()
  await expect(page.getByRole('dialog', { name: 'Another dish for' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Swap Peanut Noodles' }).click()
  await page.getByRole('button', { name: 'Take this one' }).click()
  await expectToast(page, 'Meal swapped')
  await expect(page.getByText('Has peanuts: not for Tom')).toHaveCount(0)
})

test('somebody is changed, removed and brought back, and a second tab follows', async ({ page, context }) => {
  await join(page)
  await page.goto('/household')
  await addTom(page)
  const other = await context.newPage()
  await other.goto('/household')
  await expect(other.getByRole('heading', { name: 'Tom' })).toBeVisible()
  await page.getByRole('button', { name: 'Change Tom' }).click()
  await page.getByLabel('Name').fill('Tommy')
  await page.getByLabel('Name').press('Enter')
  await expect(other.getByRole('heading', { name: 'Tommy' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Tommy' }).click()
  await expectToast(page, 'Tommy removed')
  await expect(other.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByText('No milk')).toBeVisible()
})

test('a household that does not load or is not saved says so and keeps what was typed', async ({ page }) => {
  await arrive(page)
  await page.route('**/api/household', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Broken.' } }),
  )
  await page.goto('/household')
  await expect(page.getByText('Your household did not load.')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/household')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.route('**/api/household/people', (route) => route.abort())
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name').fill('Tom')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('We could not reach Plotluck.').first()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Tom')
})
