import type { Page } from '@playwright/test'
import { plan, signUpWithThreeSaved } from '../support/premium.ts'
import {
  arrive,
  arriveAsPremium,
  expect,
  expectAccessible,
  expectRecipe,
  expectToast,
  generateFrom,
  joinAsPremium,
  originOf,
  test,
} from '../support/test.ts'

/** Today by the clock of the browser's zone. */
const today = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()))
const nextMonday = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date()
    now.setDate(now.getDate() + 7 - ((now.getDay() + 6) % 7))
    return new Intl.DateTimeFormat('en-CA').format(now)
  })

test('a planned meal opens its recipe and is cooking with two taps, and is marked as cooked', async ({
  page,
}) => {
  const [soup] = await signUpWithThreeSaved(page)
  await plan(page, soup, await today(page), 'dinner')
  await page.goto('/meal-planner')
  await page.getByRole('link', { name: soup.recipe_title }).click()
  await expectRecipe(page)
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(page.getByRole('region', { name: /^Step 1 of/ })).toBeFocused()
  await page.goto('/meal-planner')
  await page.getByRole('button', { name: `More for ${soup.recipe_title}` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as cooked' }).click()
  const dinner = page.getByRole('group', { name: 'Dinner' }).filter({ hasText: soup.recipe_title })
  await expect(dinner.getByText('Cooked', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: soup.recipe_title }).click()
  await expect(page.getByText('You cooked this once.')).toBeVisible()
})

test(
  'a planned meal opens and is cooked for as many as it is planned for, until somebody says otherwise',
  { tag: '@once' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    await plan(page, soup, await today(page), 'dinner', 7)
    await page.goto('/meal-planner')
    await page.getByRole('link', { name: soup.recipe_title }).click()
    const servings = page.getByRole('group', { name: 'Servings' })
    await expect(servings.getByRole('status')).toHaveText('7 servings')
    await servings.getByRole('button', { name: 'More servings' }).click()
    await page.reload()
    await expect(servings.getByRole('status')).toHaveText('8 servings')
    await page.goto('/meal-planner')
    await page.getByRole('link', { name: 'Cook now' }).click()
    await expect(page.getByRole('region', { name: /^Step 1 of/ })).toBeFocused()
    await page.goto(`/recipe/${soup.recipe_id}`)
    await expect(servings.getByRole('status')).toHaveText('7 servings')
  },
)

test(
  'a week that is filled on a slow line is filled from the basket, and nobody is told that it is empty',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAsPremium(page)
    const [origin, added_on] = [await originOf(page), await today(page)]
    const items = ['3 kg zucchini', 'eggs'].map((text) => ({ text, use_soon: false, added_on }))
    const kept = await page.request.put('/api/basket', {
      headers: { origin },
      data: { items, always_at_home: [], revision: 0 },
    })
    expect(kept.ok()).toBe(true)
    await page.evaluate(() => sessionStorage.clear())
    await page.route('**/api/basket', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(`/meal-planner?week=${await nextMonday(page)}`)
    const asked = page.waitForRequest('**/api/meal-plans/suggest')
    await page.getByRole('button', { name: 'Fill my week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dinners for your week' })
    await expect(dialog).toContainText('Dishes that use what spoils first come first.')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(7)
    expect((await asked).postDataJSON()).toMatchObject({ ingredients: ['3 kg zucchini', 'eggs'] })
    await expect(dialog.getByText(/^Uses your .*zucchini/).nth(1)).toBeVisible()
  },
)

test('a phone shows today first and the days after it below, and a meal of today is cooking with one tap @touch', async ({
  page,
}) => {
  const [soup] = await signUpWithThreeSaved(page)
  await plan(page, soup, await today(page), 'breakfast')
  await page.goto('/meal-planner')
  const meal = page.getByRole('group', { name: 'Breakfast' }).filter({ hasText: soup.recipe_title })
  const cook = meal.getByRole('link', { name: 'Cook now' })
  await expect(cook).toBeInViewport({ ratio: 1 })
  const days = page.getByRole('region', { name: /^\w+day/ })
  const earlier = page.getByRole('button', { name: /^(Mon|Mon to \w+) (no|\d+) meals?$/ })
  const shown = await days.count()
  if (await earlier.isVisible()) await earlier.click()
  else expect(shown).toBe(7)
  await expect(days).toHaveCount(7)
  await cook.click()
  await expect(page.getByRole('region', { name: /^Step 1 of/ })).toBeFocused()
})

test('with letters of twice the size a planned meal keeps its words whole, and a step stands clear of its number @touch', async ({
  page,
}) => {
  const [soup] = await signUpWithThreeSaved(page)
  await plan(page, soup, await today(page), 'dinner')
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
  await page.goto('/meal-planner')
  const title = page.getByRole('link', { name: soup.recipe_title })
  await expect(title).toBeVisible()
  const { width = 0 } = (await title.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(390 / 2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await title.click()
  await expectRecipe(page)
  const step = page.getByRole('region', { name: 'Instructions' }).getByRole('listitem').first()
  const room = await step.evaluate(
    (item) =>
      parseFloat(getComputedStyle(item).paddingLeft) - parseFloat(getComputedStyle(item, '::before').width),
  )
  expect(room).toBeGreaterThan(0)
})

test('a meal that was removed or swapped can be had back', { tag: '@once' }, async ({ page }) => {
  const [soup] = await signUpWithThreeSaved(page)
  await plan(page, soup, await today(page), 'dinner')
  await page.goto('/meal-planner')
  await page.getByRole('button', { name: `Remove ${soup.recipe_title}` }).click()
  await expectToast(page, 'Meal removed')
  await expect(page.getByRole('link', { name: soup.recipe_title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: soup.recipe_title })).toBeVisible()
  await page.getByRole('button', { name: `More for ${soup.recipe_title}` }).click()
  await page.getByRole('button', { name: 'Swap for another dish' }).click()
  const dialog = page.getByRole('dialog', { name: /^Another dish for/ })
  await expect(dialog.getByRole('button', { name: 'Take this one' })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take this one' }).click()
  await expectToast(page, 'Meal swapped')
  await expect(page.getByRole('link', { name: soup.recipe_title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: soup.recipe_title })).toBeVisible()
})

test('seven different dinners fill a week with three taps, each swappable, and are taken back with one', async ({
  page,
}) => {
  await joinAsPremium(page)
  await page.goto(`/meal-planner?week=${await nextMonday(page)}`)
  await page.getByRole('button', { name: 'Fill my week' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dinners for your week' })
  const titles = dialog.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(7)
  const before = await titles.allTextContents()
  expect(new Set(before).size).toBe(7)
  await expectAccessible(page)
  // Whatever a dish makes as written, it is planned for the table: four until somebody says otherwise.
  await expect(dialog.getByText(/ · 4 servings$/)).toHaveCount(7)
  await dialog.getByRole('button', { name: `Swap ${before[2]}` }).click()
  await expect(titles.nth(2)).not.toHaveText(before[2] ?? '')
  await dialog.getByRole('button', { name: 'Plan 7 dinners' }).click()
  await expectToast(page, 'Week filled', '7 dinners are in your plan.')
  const removers = page.getByRole('button', { name: /^Remove/, includeHidden: true })
  await expect(removers).toHaveCount(7)
  const from = await nextMonday(page)
  const to = new Date(Date.parse(from) + 6 * 86_400_000).toISOString().slice(0, 10)
  const planned = await page.request.get(`/api/meal-plans?from=${from}&to=${to}`)
  const { mealPlans } = (await planned.json()) as { mealPlans: { servings: number }[] }
  expect(new Set(mealPlans.map(({ servings }) => servings))).toEqual(new Set([4]))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(removers).toHaveCount(0)
})

test(
  'a suggestion is planned from its card without saving it first, and its leftovers after it',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAsPremium(page)
    await generateFrom(page, 'Tomatoes', 'Zucchini')
    const card = page.getByRole('article').first()
    const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await card.getByRole('button', { name: `Plan ${title}` }).click()
    await expectAccessible(page)
    const add = page.getByRole('button', { name: 'Add to plan' })
    // The second click of a double click finds the meal planned already, or the dialog gone.
    await add.dblclick()
    await expectToast(page, 'Meal added', 'Recipe added to your meal plan!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/meal-planner')
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('button', { name: 'Plan its leftovers' }).click()
    await page.getByRole('dialog').getByText('Snack', { exact: true }).click()
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await expectToast(page, 'Meal added')
  },
)

test(
  'one of three suggestions is swapped without costing a generation',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page)
    await generateFrom(page, 'Tomatoes', 'Zucchini')
    const titles = page.getByRole('article').getByRole('heading', { level: 3 })
    const before = await titles.allTextContents()
    await page.getByRole('button', { name: 'Swap this one' }).first().click()
    await expect(titles.first()).not.toHaveText(before[0] ?? '')
    const after = await titles.allTextContents()
    expect(after.slice(1)).toEqual(before.slice(1))
    await page.reload()
    await expect(titles.first()).toHaveText(after[0] ?? '')
    await page.getByRole('button', { name: 'Swap this one' }).first().click()
    await expectToast(page, 'Swapped once already')
    await expect(page.getByRole('progressbar', { name: /^1 of 3/ })).toBeVisible()
  },
)

test(
  'the list says what a line is for on a tap, ticked lines sink, and what is at home is a chip that can be had back',
  { tag: '@once' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    const day = await today(page)
    await plan(page, soup, day, 'dinner')
    await page.goto(`/shopping-list?week=${day}`)
    const why = page.getByRole('button', { name: /^What .* is for$/ }).first()
    await why.click()
    await expect(page.getByText(`for ${soup.recipe_title}`).first()).toBeVisible()
    const home = page.getByRole('region', { name: 'What is at home' })
    await home.getByLabel('Add what you have').fill('paprika')
    await home.getByRole('button', { name: 'Add', exact: true }).click()
    const chip = home.getByRole('button', { name: 'paprika: not at home' })
    await expect(chip).toBeVisible()
    await expectAccessible(page)
    await chip.click()
    await expect(chip).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(chip).toBeVisible()
    await expect(page.getByText(/you have \d/)).toHaveCount(0)
  },
)

test(
  'a saved recipe that was deleted comes back with the meals that went with it',
  { tag: '@once' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    await plan(page, soup, await today(page), 'dinner')
    await page.goto('/saved')
    await page.getByRole('button', { name: `Delete ${soup.recipe_title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Recipe deleted')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.goto('/meal-planner')
    await expect(page.getByRole('link', { name: soup.recipe_title })).toBeVisible()
  },
)

test(
  'Use-It-First lands on its top, plans all of its meals, and says which find no place',
  { tag: '@once' },
  async ({ page }) => {
    await joinAsPremium(page)
    await page.goto('/use-it-first')
    for (const name of ['Spinach', 'Carrots', 'Zucchini'])
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    const put = page.getByRole('button', { name: 'Put the menu into my planner' })
    await expect(put).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your three days' })).toBeInViewport()
    const meals = await page.getByRole('article').count()
    await put.click()
    await expectToast(page, 'Menu planned')
    await expect(page.getByText('These found no free dinner or lunch')).toHaveCount(0)
    // Pressed again, nothing is planned twice.
    await put.click()
    await expect(put).toBeEnabled()
    const from = await today(page)
    const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString().slice(0, 10)
    const planned = await page.request.get(`/api/meal-plans?from=${from}&to=${to}`)
    expect(((await planned.json()) as { mealPlans: object[] }).mealPlans).toHaveLength(meals)
    // Six places take no two menus.
    await page.getByRole('button', { name: 'Change the ingredients' }).click()
    await page.getByRole('button', { name: 'Generate Menu' }).click()
    await put.click()
    await expect(page.getByText('These found no free dinner or lunch and are not planned:')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the planner' }).click()
    await expect(page.getByRole('heading', { name: 'Meal planner' })).toBeVisible()
  },
)

test('by Tab a day is walked as it is seen, from its name down', async ({ page }) => {
  const [soup, pasta] = await signUpWithThreeSaved(page)
  const monday = await nextMonday(page)
  await plan(page, soup, monday, 'breakfast')
  await plan(page, pasta, monday, 'dinner')
  await page.goto(`/meal-planner?week=${monday}`)
  const day = page.getByRole('region', { name: /^Monday/ })
  await expect(day.getByRole('link', { name: pasta.recipe_title })).toBeVisible()
  const stops = day.locator('button:visible, a:visible:not([tabindex="-1"])')
  const places = await stops.evaluateAll((all) =>
    all.map((stop) => {
      const { top, left, right } = stop.getBoundingClientRect()
      return { top, left, right }
    }),
  )
  expect(places.length).toBeGreaterThan(6)
  // Lower, or in the column of the next meal.
  for (const [index, { top, left }] of places.slice(1).entries()) {
    const before = places[index] ?? { top: 0, right: 0 }
    expect(top >= before.top - 8 || left >= before.right - 8).toBe(true)
  }
})
