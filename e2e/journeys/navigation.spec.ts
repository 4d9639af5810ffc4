import type { Page } from '@playwright/test'
import {
  arrive,
  arriveAsPremium,
  becomePremium,
  expect,
  expectToast,
  generateFrom,
  openAccountMenu,
  openRecipe,
  test,
} from '../support/test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Screens' })
const names = (page: Page) => bar(page).getByRole('link').allTextContents()

test('the screens are linked by name with the current one marked; what is premium is linked for premium people', async ({
  page,
}) => {
  await arrive(page)
  expect(await names(page)).toEqual(['Kitchen', 'Saved', 'Harvest'])
  await expect(bar(page).getByRole('link', { name: 'Kitchen' })).toHaveAttribute('aria-current', 'page')
  await bar(page).getByRole('link', { name: 'Harvest' }).click()
  await page.waitForURL('**/harvest-chat')
  await expect(bar(page).locator('[aria-current=page]')).toHaveText(['Harvest'])
  await becomePremium(page)
  await expect(bar(page).getByRole('link')).toHaveText(
    (page.viewportSize()?.width ?? 0) < 768
      ? ['Kitchen', 'Plan', 'Shop', 'Saved', 'Harvest']
      : ['Kitchen', 'Plan', 'Shop', 'Saved', 'Harvest', 'Use-It-First'],
  )
  await bar(page).getByRole('link', { name: 'Plan' }).click()
  await page.waitForURL('**/meal-planner')
  await expect(bar(page).locator('[aria-current=page]')).toHaveText(['Plan'])
})

test('what the bar of a phone leads to is not in its header as well @touch', async ({ page }) => {
  await arriveAsPremium(page)
  await expect(bar(page).getByRole('link')).toHaveCount(5)
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(header.getByRole('link')).toHaveCount(0)
  await openAccountMenu(page)
  await expect(header.getByRole('link')).toHaveText(['Use-It-First', 'Household', 'Settings', 'Help'])
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.getByRole('button', { name: /^Welcome/ })).toBeFocused()
  await expect(header.getByRole('link')).toHaveCount(0)
})

test('the links stand at the lower edge of a phone and hide nothing at the end of a page @touch', async ({
  page,
}) => {
  await arrive(page)
  const box = await bar(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
  for (const link of await bar(page).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const endOfContent = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const content = await page.getByRole('main').boundingBox()
    return (content?.y ?? 844) + (content?.height ?? 0)
  }
  // A page scrolls by whole pixels, and grows while what it shows arrives.
  await expect.poll(endOfContent).toBeLessThan((box?.y ?? 0) + 1)
})

test('results begin at the top of the window with their heading focused and nothing over it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await generateFrom(page, 'Zucchini', 'Carrots')
  const heading = page.getByRole('heading', { name: 'Your Recipe Suggestions' })
  await expect(heading).toBeFocused()
  await expectToast(page, 'Recipes generated!')
  const title = page.getByRole('article').first().getByRole('heading', { level: 3 })
  for (const seen of [heading, title]) {
    await expect(seen).toBeInViewport({ ratio: 1 })
    const isFree = await seen.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + 4, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
    expect(isFree).toBe(true)
  }
  expect((await heading.boundingBox())?.y).toBeLessThan(120)
})

test('the box for ingredients and the main action are on the first screen of a phone; the action leaves while results are read, and is back at the ingredients @touch', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  const generate = page.getByRole('button', { name: 'Generate Recipes' })
  await expect(generate).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('combobox', { name: 'Add an ingredient of your own' })).toBeInViewport({
    ratio: 1,
  })
  await generateFrom(page, 'Zucchini')
  // The page may still scroll between the two measurements.
  await expect
    .poll(async () => {
      const results = await page.getByRole('region', { name: 'Your Recipe Suggestions' }).boundingBox()
      const action = await generate.boundingBox()
      return (action?.y ?? 844) + (action?.height ?? 0) - (results?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)
  await page
    .getByRole('article')
    .nth(1)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect(generate).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(generate).toBeInViewport()
})

test('on a phone two suggestions are seen at a glance, and the toast lies over none of them @touch', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await generateFrom(page, 'Zucchini', 'Carrots')
  await expectToast(page, 'Recipes generated!')
  const toast = await page.getByText('Recipes generated!').filter({ visible: true }).first().boundingBox()
  const results = page.getByRole('region', { name: 'Your Recipe Suggestions' })
  expect((toast?.y ?? 844) + (toast?.height ?? 0)).toBeLessThanOrEqual((await results.boundingBox())?.y ?? 0)
  for (const card of await page.getByRole('article').all()) {
    await expect(card.getByText(/^you have (it all|\d+ of \d+)$/)).toBeVisible()
    expect((await card.boundingBox())?.height).toBeLessThan(420)
  }
  await expect(page.getByRole('article').nth(1).getByRole('heading', { level: 3 })).toBeInViewport()
})

test('once there are recipes the picker is one line above them, which opens it again with the focus in it', async ({
  page,
}) => {
  await arrive(page)
  await generateFrom(page, 'Zucchini', 'Carrots')
  const asked = page.getByRole('region', { name: 'Your ingredients' })
  await expect(asked).toContainText('Zucchini and Carrots')
  await expect(page.getByRole('button', { name: /^Kale/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeEnabled()
  await page.getByRole('button', { name: 'Change your ingredients' }).click()
  await expect(page.getByRole('heading', { name: 'Your ingredients' })).toBeFocused()
  await page.getByRole('button', { name: /^Kale/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Kale' })).toBeVisible()
  await page.reload()
  await expect(asked).toContainText('Zucchini, Carrots, and Kale')
})

test('the round button of Harvest stays under the finger that presses it, whatever moves meanwhile, and leaves once it is lifted @touch', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await generateFrom(page, 'Zucchini')
  await page.getByRole('button', { name: 'Change your ingredients' }).click()
  await page.evaluate(() => window.scrollTo(0, 0))
  const harvest = page.getByRole('button', { name: 'Chat with Harvest' })
  await expect(harvest).toBeInViewport({ ratio: 1 })
  const place = await harvest.boundingBox()
  await harvest.hover()
  await page.mouse.down()
  await page
    .getByRole('article')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await page.evaluate(twoFrames)
  expect(await harvest.boundingBox()).toEqual(place)
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: /Harvest/ })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(harvest).not.toBeInViewport()
})

test('the three suggestions stand beside each other where there is room @mouse', async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Zucchini', 'Carrots')
  const tops = async () => {
    const cards = await page.getByRole('article').all()
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
    return new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size
  }
  // A card that has just arrived is still on its way to its place.
  await expect.poll(tops).toBe(1)
})

test(
  'where nothing is found for what was asked, what was found before is gone, also after a reload',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page)
    await generateFrom(page, 'Zucchini')
    const message = 'We could not find three recipes that fit. Try fewer filters or one more ingredient.'
    await page.route('**/api/generate-recipes', (route) =>
      route.fulfill({ status: 422, json: { code: 'no-recipe', message } }),
    )
    await page.getByRole('button', { name: 'Generate Recipes' }).click()
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Ready to Cook?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Full Recipe' })).toHaveCount(0)
  },
)

test('letters of twice the size widen no page of a phone, and Log out stays in reach @touch', async ({
  page,
}) => {
  test.slow()
  await arrive(page)
  const fits = async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(page.locator('html[data-large-text]')).toBeAttached()
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth: room, scrollWidth: needed } = document.documentElement
      return { clientWidth: room, scrollWidth: needed }
    })
    expect({ path: new URL(page.url()).pathname, scrollWidth }).toEqual({
      path: new URL(page.url()).pathname,
      scrollWidth: clientWidth,
    })
  }
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' })
  await generateFrom(page, 'Zucchini')
  await fits()
  await page.evaluate(() => window.scrollTo(0, 0))
  await openAccountMenu(page)
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await openRecipe(page)
  await fits()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await fits()
  await becomePremium(page)
  for (const path of ['/pricing', '/help', '/terms', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits()
  }
  for (const path of [
    '/dashboard',
    '/saved',
    '/meal-planner',
    '/shopping-list',
    '/use-it-first',
    '/harvest-chat',
    '/settings',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await fits()
    await openAccountMenu(page)
    await expect(logOut).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    // What is fixed over a page leaves more than half of the window to it.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeInViewport()
    expect(await page.evaluate(heightOfBars)).toBeLessThan(844 / 2)
  }
})

/** Runs in the page: by then what was scrolled has been observed and drawn. */
function twoFrames(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))
}

/** Runs in the page: how much of the window is under what stays in place while one scrolls. */
function heightOfBars(): number {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
    .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
}

test('what was said of one screen does not lie over the next', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await arrive(page)
  await generateFrom(page, 'Tomatoes')
  await expectToast(page, 'Recipes generated!')
  await page.clock.runFor(1000)
  await openRecipe(page)
  expect(await page.getByText('Recipes generated!').count()).toBe(0)
})
