import {
  arrive,
  basketKept,
  expect,
  expectAccessible,
  generateFrom,
  originOf,
  test,
} from '../support/test.ts'
import { plan, signUpWithThreeSaved, today } from '../support/premium.ts'

const dayOf = (ms: number): string => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(ms))
  return parts
}

test('who comes back to the address finds the kitchen: what is planned, what spoils, how it was', async ({
  page,
}) => {
  const [soup] = await signUpWithThreeSaved(page)
  await page.goto('/dashboard')
  const headers = { origin: await originOf(page) }
  const now = Date.now()
  const yesterday = dayOf(now - 24 * 60 * 60_000)
  await plan(page, soup, dayOf(now), 'dinner')
  await page.request.put(`/api/recipes/${soup.recipe_id}/cook-log/${yesterday}`, { headers, data: {} })
  await page.request.put('/api/basket', {
    headers,
    data: {
      items: [{ text: 'spinach', use_soon: false, added_on: dayOf(now - 6 * 24 * 60 * 60_000) }],
      always_at_home: [],
      revision: 0,
    },
  })
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('spinach will not keep much longer.')).toBeVisible()
  await expect(page.getByText(new RegExp(`^How was \\w+'s ${soup.recipe_title}`))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Start cooking ${soup.recipe_title}` }).click()
  await page.waitForURL('**/cook')
})

const cameBefore = (text: string, days: number) => ({ text, use_soon: false, added_on: today(-days) })

test('what is past its day is asked about, and nothing cooks with it before somebody has said it is good', async ({
  page,
}) => {
  await arrive(page)
  const headers = { origin: await originOf(page) }
  const items = [cameBefore('leftover roast chicken', 7), cameBefore('spinach', 9), cameBefore('eggs', 1)]
  await page.request.put('/api/basket', { headers, data: { items, always_at_home: [], revision: 0 } })
  await page.reload()
  await expect(page.getByText('leftover roast chicken is past its day: still there?')).toBeVisible()
  await expect(page.getByText('will not keep much longer')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Still good: leftover roast chicken' })).toHaveCount(0)
  await expectAccessible(page)
  const asked = page.waitForRequest('**/api/generate-recipes')
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ ingredients: ['eggs'] })
  await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Still good: spinach' }).click()
  await expect(page.getByText('spinach will not keep much longer.')).toBeVisible()
  const kept = basketKept(page)
  await page.getByRole('button', { name: 'Throw out leftover roast chicken' }).click()
  await expect(page.getByText('is past its day')).toHaveCount(0)
  await kept
  await page.reload()
  await expect(page.getByText('spinach will not keep much longer.')).toBeVisible()
  await expect(page.getByText('is past its day')).toHaveCount(0)
})

test('a free week says what is left of it and when it begins anew', async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Kale')
  await expect(page.getByText('2 sets of recipes left this week.')).toBeVisible()
  const headers = { origin: await originOf(page) }
  for (const food of ['peas', 'eggs'])
    await page.request.post('/api/generate-recipes', { headers, data: { ingredients: [food] } })
  await page.reload()
  await expect(page.getByText(/^Your next free recipes: \w+day, /)).toBeVisible()
})

test('a first-time visitor at the door of a screen is not told that a session ended', async ({ page }) => {
  await page.goto('/dashboard')
  await page.waitForURL('**/auth**')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
})
