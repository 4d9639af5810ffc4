import type { Page } from '@playwright/test'
import {
  arriveAsPremium,
  expect,
  expectRecipe,
  expectToast,
  generateFrom,
  openAccountMenu,
  test,
  unfold,
} from '../support/test.ts'

async function arrivePremium(page: Page): Promise<void> {
  await arriveAsPremium(page)
  await expect(page.getByRole('banner').getByText('Premium')).toBeVisible()
}

async function saveFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save recipe' }).first().click()
  await expectToast(page, 'Recipe saved!')
}

test('the header of a premium person has a badge for the count, and leads to planner and menu builder', async ({
  page,
}) => {
  await arrivePremium(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('progressbar')).toHaveCount(0)
  for (const address of ['/saved', '/meal-planner']) {
    await expect(header.locator(`a[href="${address}"]`)).toHaveCount(1)
    await expect(header.locator(`a[href="${address}"]`)).toBeVisible()
  }
  await openAccountMenu(page)
  await expect(header.getByRole('link', { name: 'Use-It-First' })).toHaveAttribute('href', '/use-it-first')
})

test(
  'a premium person filters, clears, and sees what a serving holds',
  { tag: '@once' },
  async ({ page }) => {
    await arrivePremium(page)
    const filters = page.getByRole('region', { name: 'Advanced Filters' })
    await expect(filters.getByText('Premium')).toHaveCount(0)
    await unfold(page, 'Advanced Filters')
    await expect(filters.getByRole('checkbox')).toHaveCount(6)
    const options = (label: string) => filters.getByLabel(label).getByRole('option')
    await expect(options('Cuisine')).toHaveText([
      'Any',
      'Italian',
      'Mexican',
      'Asian',
      'Mediterranean',
      'American',
      'Indian',
    ])
    await expect(options('Cooking time')).toHaveText(['Any', 'Under 15 min', '15-30', '30-45', '45-60'])
    await expect(options('Difficulty')).toHaveText(['Any', 'Easy', 'Medium', 'Advanced'])
    const clear = filters.getByRole('button', { name: 'Clear' })
    await expect(clear).toHaveCount(0)
    await filters.getByRole('checkbox', { name: 'Vegan' }).check()
    await filters.getByLabel('Cuisine').selectOption('italian')
    await filters.getByLabel('Cuisine').selectOption('any')
    await filters.getByLabel('Difficulty').selectOption('Easy')
    const sent = page.waitForRequest('**/api/generate-recipes')
    await generateFrom(page, 'Tomatoes')
    expect((await sent).postDataJSON()).toEqual({
      ingredients: ['Tomatoes'],
      dietary: ['vegan'],
      difficulty: 'Easy',
    })
    const figures = page.getByRole('article').first().getByLabel('Nutrition per serving')
    await expect(figures.getByRole('term')).toHaveText(['Calories', 'Protein', 'Carbs', 'Fat'])
    await page.getByRole('button', { name: 'Change your ingredients' }).click()
    await clear.click()
    await expect(filters.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
    await expect(filters.getByLabel('Difficulty')).toHaveValue('any')
  },
)

test(
  'a saved recipe is shown with its first words, and opens from what the tab keeps',
  { tag: '@once' },
  async ({ page }) => {
    await arrivePremium(page)
    await generateFrom(page, 'Carrots')
    await saveFirst(page)
    await page.goto('/saved')
    const card = page.getByRole('article')
    await expect(card.getByText(/^\d+ (?:min|h(?: \d+ min)?)$/)).toBeVisible()
    await expect(card.getByText(/^\d+ servings?$/)).toBeVisible()
    await expect(card.getByText(/^(Easy|Medium|Advanced)$/)).toBeVisible()
    const preview = await card.getByText(/…$/).textContent()
    expect(preview).toHaveLength(151)
    const title = await card.getByRole('heading').textContent()
    await page.route('**/api/recipes/*', (route) => route.abort())
    await card.getByRole('link', { name: 'View Details' }).click()
    await page.waitForURL('**/recipe/*')
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  },
)

test('the planner shows Monday to Sunday with four places a day, and moves by weeks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await arrivePremium(page)
  await generateFrom(page, 'Cabbage')
  await saveFirst(page)
  await page.goto('/meal-planner')
  const days = page.getByRole('main').getByRole('region')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveAccessibleName(/^Monday/)
  await expect(days.last()).toHaveAccessibleName(/^Sunday/)
  await expect(days.first().getByRole('heading', { level: 3 })).toHaveText([
    'Breakfast',
    'Lunch',
    'Dinner',
    'Snack',
  ])
  const monday = () => days.first().getByRole('heading', { level: 2 }).textContent()
  const now = await monday()
  const asked = page.waitForRequest('**/api/meal-plans?*')
  await page.getByRole('button', { name: 'Next week' }).click()
  const { searchParams } = new URL((await asked).url())
  const span =
    (Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? '')) / 86_400_000
  expect(span).toBe(6)
  await expect.poll(monday).not.toBe(now)
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect.poll(monday).toBe(now)
  await page.getByRole('button', { name: 'Previous week' }).click()
  await page.getByRole('button', { name: 'This Week' }).click()
  await expect.poll(monday).toBe(now)
  await days.first().getByRole('button', { name: 'Add breakfast on Monday' }).click()
  const choice = page.getByRole('dialog', { name: 'Select a Recipe' }).getByRole('listitem')
  await expect(choice).toContainText(/\d+ (?:min|h) · \d+ servings? · \d+ ingredients/)
})

test('a menu says what it saves and shows its days, each with a focus and its recipes', async ({ page }) => {
  await arrivePremium(page)
  await page.goto('/use-it-first')
  for (const name of ['Spinach', 'Carrots', 'Onions'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(page.getByRole('region', { name: 'Waste Reduction' })).toContainText(/\d+ g/)
  const time = page.getByRole('region', { name: 'Time Saved' })
  await expect(time).toContainText(/[1-9]\d* min less|\d+ meals? in \d+ (?:min|h).* of cooking/)
  await expect(time).toContainText(/Day 1: \d+ (?:min|h).* · Day 2: \d+ (?:min|h).* · Day 3: \d+ (?:min|h)/)
  for (const day of [1, 2, 3])
    await expect(page.getByRole('region', { name: `Day ${day}`, exact: true })).toBeVisible()
  const meal = page.getByRole('region', { name: 'Day 1', exact: true }).getByRole('article').first()
  await expect(meal).toContainText(/\d+ (?:min|h)/)
  await meal.getByRole('link', { name: 'View Full Recipe' }).click()
  await expectRecipe(page)
})

test('a menu stands first on its page, and the ingredients fold into a line that opens again', async ({
  page,
}) => {
  await arrivePremium(page)
  await page.goto('/use-it-first')
  await page.getByRole('button', { name: /^Spinach/ }).click()
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  const day = page.getByRole('region', { name: 'Day 1', exact: true })
  await expect(day).toBeInViewport()
  await page.reload()
  await expect(day).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Generate Menu' })).toHaveCount(0)
  const change = page.getByRole('button', { name: 'Change the ingredients' })
  await expect(change).toHaveAttribute('aria-expanded', 'false')
  await change.press('Enter')
  await expect(change).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Generate Menu' })).toBeVisible()
})
