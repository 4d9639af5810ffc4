import {
  arrive,
  expect,
  expectToast,
  generateFrom,
  join,
  logOut,
  openAccountMenu,
  openRecipe,
  test,
  unfold,
} from '../support/test.ts'

test('the header of a free person greets, counts the week and leads to saved recipes, settings and out', async ({
  page,
}) => {
  await arrive(page, 'Rosa')
  const header = page.getByRole('banner')
  await expect(header.getByText('Welcome, Rosa')).toBeVisible()
  await expect(header.getByRole('progressbar', { name: '0 of 3 recipes used this week' })).toBeVisible()
  await expect(header.getByText('Premium')).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Plotluck, home' })).toHaveAttribute('href', '/')
  await expect(header.locator('a[href="/saved"]')).toHaveCount(1)
  await expect(header.locator('a[href="/saved"]')).toBeVisible()
  await openAccountMenu(page)
  await expect(header.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  await expect(header.locator('a[href="/meal-planner"]')).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Use-It-First' })).toHaveCount(0)
  await header.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test(
  'logging out while the page still asks for the profile leads home and not to sign-in',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page)
    const asked = Promise.withResolvers<void>()
    const signedOut = Promise.withResolvers<void>()
    let times = 0
    await page.route('**/api/profile', async (route) => {
      times += 1
      if (times > 1) {
        asked.resolve()
        await signedOut.promise
      }
      await route.continue()
    })
    await page.route('**/api/auth/sign-out', async (route) => {
      const refused = page.waitForResponse('**/api/profile')
      const answer = await route.fetch()
      signedOut.resolve()
      await refused
      await route.fulfill({ response: answer })
    })
    await page.reload()
    await asked.promise
    await logOut(page)
    await page.waitForURL((url) => url.pathname === '/')
    await expectToast(page, 'Logged out', "You've been successfully logged out.")
  },
)

test(
  'the dashboard looks at the subscription, and loads the profile again one second later',
  { tag: '@once' },
  async ({ page }) => {
    // By the browser's own clock: this process may hear of a request late.
    const asked: { path: string; at: number }[] = []
    page.on('response', (answer) =>
      asked.push({ path: new URL(answer.url()).pathname, at: answer.request().timing().startTime }),
    )
    await arrive(page)
    const times = (path: string) => asked.filter((one) => one.path === path).map(({ at }) => at)
    await expect.poll(() => times('/api/profile').length).toBe(2)
    expect(times('/api/check-subscription')).toHaveLength(1)
    const [first = 0, second = 0] = times('/api/profile')
    expect(second - first).toBeGreaterThanOrEqual(900)
  },
)

test('the dashboard shows its shape while the profile is on its way', { tag: '@once' }, async ({ page }) => {
  await arrive(page)
  await page.route('**/api/profile', async (route) => {
    await expect(page.locator('[aria-busy=true]').getByText('What did you pick today?')).toBeVisible()
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome to your kitchen' })).toBeVisible()
})

test('twenty vegetables with their freshness can be tapped in and out, and others typed in', async ({
  page,
}) => {
  await arrive(page)
  const presets = page.getByRole('region', { name: 'Quick Add From Your Harvest' })
  await expect(presets.getByRole('button')).toHaveCount(20)
  await expect(presets.getByRole('button', { name: /(Peak|Good|Use Soon)$/ })).toHaveCount(20)
  await expect(page.getByRole('list', { name: 'Freshness' }).getByRole('listitem')).toHaveText([
    'Peak',
    'Good',
    'Use Soon',
  ])
  await unfold(page, 'Storage Tips')
  await expect(page.getByText('Select ingredients to see storage tips')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeDisabled()

  const basil = presets.getByRole('button', { name: /^Basil/ })
  const tag = page.getByRole('button', { name: 'Remove Basil' })
  await basil.click()
  await expect(tag).toBeVisible()
  await basil.click()
  await expect(tag).toHaveCount(0)
  await basil.click()
  await tag.click()
  await expect(basil).toHaveAttribute('aria-pressed', 'false')

  const box = page.getByRole('combobox', { name: 'Add an ingredient of your own' })
  await box.fill('moonberry')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(box).toHaveValue('')
  await box.fill('TOMATO')
  await box.press('Enter')
  const tips = page.getByRole('complementary', { name: 'Selected Ingredients' })
  await expect(tips.getByText('Store in a cool, dry place away from direct sunlight.')).toHaveCount(1)
  await expect(tips.getByText(/5-7 days/)).toBeVisible()
})

test('generating says that it is busy, and keeps three whole suggestions for the tab', async ({ page }) => {
  await arrive(page)
  await page.getByRole('button', { name: /^Zucchini/ }).click()
  await page.route('**/api/generate-recipes', async (route) => {
    await expect(page.getByRole('button', { name: 'Cooking Up Recipes...' })).toBeDisabled()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  const cards = page.getByRole('region', { name: 'Your Recipe Suggestions' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('currentRecipes') ?? '[]') as unknown[],
  )
  expect(kept).toHaveLength(3)
  for (const card of await cards.all()) {
    await expect(card.getByText(/^\d+ (?:min|h(?: \d+ min)?)$/)).toBeVisible()
    await expect(card.getByText(/^\d+ servings?$/)).toBeVisible()
    await expect(card.getByText(/^(Easy|Medium|Advanced)$/)).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Ingredients You Have' })).toBeVisible()
    await expect(card.getByRole('heading', { name: "What You'll Need" })).toBeVisible()
    await expect(card.getByText('Calories')).toHaveCount(0)
    await expect(card.locator('svg, img').first()).toBeVisible()
  }
  await page.evaluate(() => {
    const [first, ...rest] = JSON.parse(sessionStorage.getItem('currentRecipes') ?? '[]') as object[]
    sessionStorage.setItem('currentRecipes', JSON.stringify([{ ...first, season: 'Summer' }, ...rest]))
  })
  await page.reload()
  await expect(cards.first().getByText('Summer', { exact: true })).toBeVisible()
  await cards.first().getByRole('button', { name: 'Save recipe' }).press('Enter')
  await expectToast(page, 'Upgrade to save recipes!')
})

test(
  'a recipe opens from what the tab keeps, stays ticked off on this device, and goes one step back',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page)
    await generateFrom(page, 'Kale')
    await page.route('**/api/recipes/*', (route) => route.abort())
    await openRecipe(page)
    await expect(page.getByText(/^(Easy|Medium|Advanced)$/)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Ingredients You Have' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: "What You'll Need" })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).not.toHaveCount(0)
    const line = page.getByRole('region', { name: 'All Ingredients' }).getByRole('listitem').first()
    await line.getByRole('checkbox').check()
    await expect(line.locator('[data-ticked=true]')).toHaveCSS('text-decoration-line', 'line-through')
    await page.reload()
    await expect(line.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(3)
  },
)

test('a report that is cancelled is forgotten', { tag: '@once' }, async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Peas')
  await openRecipe(page)
  await page.getByRole('button', { name: 'Report Issue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report an issue' })
  await dialog.getByLabel('What is wrong?').fill('Too much salt.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Report Issue' }).click()
  await expect(dialog.getByLabel('What is wrong?')).toHaveValue('')
})

test('Harvest waits with its box and button shut, 600 pixels high where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await join(page)
  await page.goto('/harvest-chat')
  const box = page.getByLabel('Your question')
  await expect(box).toBeEnabled()
  const log = page.getByRole('log', { name: 'Conversation with Harvest' })
  expect((await log.locator('xpath=..').boundingBox())?.height).toBe(600)
  await page.route('**/api/harvest-chat', async (route) => {
    await expect(log.getByText('Harvest is looking it up')).toBeVisible()
    await expect(box).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await route.continue()
  })
  await box.fill('How do I keep basil?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByRole('article')).toHaveCount(3)
  await expect(box).toBeFocused()
})

test(
  'a payment that has not arrived is waited for two seconds, and the page is done all the same',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page)
    const began = Date.now()
    await page.goto('/success')
    const checked = page.waitForRequest('**/api/check-subscription')
    await expect(page.getByRole('heading', { name: 'Processing Payment' })).toBeVisible()
    await checked
    expect(Date.now() - began).toBeGreaterThanOrEqual(2000)
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expectToast(page, 'Notice', 'Your payment is processing. It may take a few moments to activate.')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'See your subscription' })).toHaveAttribute(
      'href',
      '/settings',
    )
    await main.getByRole('link', { name: 'Go to your kitchen' }).click()
    await page.waitForURL('**/dashboard')
  },
)
