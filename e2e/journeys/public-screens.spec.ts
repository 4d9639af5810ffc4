import { arrive, expect, expectAccessible, expectToast, test } from '../support/test.ts'

test('the landing page says how it works and why it exists, and ends with a way in', async ({ page }) => {
  await page.goto('/')
  const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText([
    /Type what you have/,
    /Get three recipes instantly/,
    /Cook what's fresh/,
  ])
  await expect(page.getByRole('region', { name: 'It began with too many zucchini' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toHaveAttribute('href', '/auth')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Built by someone who needed it first.')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  await page.getByRole('link', { name: 'Find your recipes' }).click()
  await page.waitForURL('**/auth')
})

test('the sign-in page toggles both ways, asks for a name only to join, and shows that it is busy', async ({
  page,
}) => {
  await page.goto('/auth')
  await expect(page.getByPlaceholder('Your name')).toHaveCount(0)
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByPlaceholder('Your name').fill('Ana')
  await page.getByLabel('Email').fill('not an email')
  await page.getByLabel('Password', { exact: true }).fill('basil-and-tomato')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('not an email')

  await page.getByLabel('Email').fill('nobody@example.com')
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectToast(page, 'Error')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test(
  'every signed-in screen sends a visitor to sign-in and says where to come back to',
  { tag: '@once' },
  async ({ page }) => {
    const screens = [
      'dashboard',
      'saved',
      'meal-planner',
      'use-it-first',
      'harvest-chat',
      'settings',
      'success',
    ]
    for (const screen of screens) {
      await page.goto(`/${screen}`)
      await page.waitForURL(`**/auth?back=%2F${screen}`)
    }
  },
)

test('the plans are shown with their prices, a voice and answers, and what a downgrade leaves', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Free' })).toContainText('3 recipe generations per week')
  await expect(page.getByRole('region', { name: 'Monthly' })).toContainText('$7.99')
  const annual = page.getByRole('region', { name: 'Annual' })
  await expect(annual).toContainText('$72 per year')
  await expect(annual).toContainText('$6 per month, saves $24')
  await expect(annual).toContainText('2.5 months free')
  await expect(page.getByText('7-day money-back guarantee').first()).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Why it exists' })).toContainText('tomatoes')
  await page.getByText('What happens to my recipes if I go back to the free plan?').click()
  await expect(page.getByText('saved recipes stay viewable but no new ones can be saved')).toBeVisible()
})

for (const path of ['/', '/pricing', '/help', '/terms', '/privacy', '/auth'])
  test(
    `a link to ${path} that is shared shows its title, its words and a picture`,
    { tag: '@once' },
    async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      const tag = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
      expect(html).toContain(`<title>${tag('og:title')}</title>`)
      expect(tag('og:description')).toBe(tag('description'))
      const origin = new URL(tag('og:url') ?? '').origin
      expect(new URL(tag('og:url') ?? '').pathname).toBe(path)
      expect(tag('og:image')).toBe(`${origin}/preview.png`)
      const picture = await (await request.get('/preview.png')).body()
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
      expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630'])
      await page.goto(path)
      await expect(page).toHaveTitle(tag('og:title') ?? '')
    },
  )

test(
  'help starts quickly, names the support and its hours, and says what saves 25%',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible()
    await expect(page.getByText('We usually answer within 24 hours on weekdays.')).toBeVisible()
    await page.getByText('What does Premium cost?').click()
    await expect(page.getByText('you save 25% against paying by the month')).toBeVisible()
  },
)

test(
  'terms and privacy state the age, the refund, the notice, the reset and how long data is kept',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/terms')
    const main = page.getByRole('main')
    for (const words of [
      'at least 13 years old',
      'Recipes are AI-generated. Review every one for safety and allergies',
      'resets every 7 days from first use',
      '30 days ahead when a price changes',
      '7-day money-back guarantee',
      'Refunds take 5-10 business days',
      'You keep Premium until the end of the billing period',
    ])
      await expect(main).toContainText(words)
    await page.goto('/privacy')
    await expect(main).toContainText("A deleted account's data is removed within 30 days")
    await expect(main).toContainText('Payment records are kept for 7 years')
  },
)

test.describe('when a page breaks', () => {
  test.use({ mayBreak: true })

  test(
    'a page that breaks says so, shows what broke, and leads to the dashboard or tries again',
    { tag: '@once' },
    async ({ page }) => {
      await arrive(page)
      await page.route('**/api/recipes/*', (route) =>
        route.fulfill({ json: { id: 'x', title: 'Half a recipe' } }),
      )
      await page.goto('/recipe/00000000-0000-4000-8000-000000000000')
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      await expect(
        page.getByText("We encountered an unexpected error. This has been logged and we'll fix it soon."),
      ).toBeVisible()
      await expect(page.getByText(/^TypeError: /).first()).toBeVisible()
      await page.getByText('Technical details').click()
      await expect(page.getByText(/\n\s+at /)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/)
      await expectAccessible(page)
      const again = page.waitForRequest('**/api/recipes/*')
      await page.getByRole('button', { name: 'Reload Page' }).click()
      await again
      await page.getByRole('link', { name: 'Go to Dashboard' }).click()
      await page.waitForURL('**/dashboard')
      await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeVisible()
    },
  )
})
