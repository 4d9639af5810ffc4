import type { Page } from '@playwright/test'
import { expectToFitZoomed, walkByTab } from '../support/access.ts'
import {
  arrive,
  expect,
  expectAccessible,
  expectRecipe,
  expectToast,
  openRecipe,
  test,
} from '../support/test.ts'

const step = (page: Page, words: RegExp | string = /^Step/) =>
  page.getByRole('region', { name: words }).filter({ has: page.getByRole('heading', { level: 2 }) })

/** Three recipes are made, the first is opened, and cook mode after it. */
async function startCooking(page: Page): Promise<void> {
  await arrive(page)
  for (const name of ['Zucchini', 'Carrots'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await openRecipe(page)
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(step(page, /^Step 1 of/)).toBeFocused()
}

/** Goes on to the first step that prints a time. */
async function goToATime(page: Page): Promise<void> {
  const time = page.getByRole('button', { name: /start a timer$/ }).first()
  for (let steps = 0; steps < 12 && (await time.count()) === 0; steps += 1)
    await page.getByRole('button', { name: 'Next' }).click()
  await expect(time).toBeVisible()
  await expect(step(page), 'its sentence is read out as it stands').toHaveAccessibleDescription(
    /\w, start a timer/,
  )
}

test('a recipe is cooked step by step: by button, by keys, by a tap on the step; the step has the focus and its amounts', async ({
  page,
}) => {
  await startCooking(page)
  await expect(step(page).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step(page, /^Step 2 of/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(step(page, /^Step 1 of/)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(step(page, /^Step 2 of/)).toBeFocused()
  await step(page).getByRole('heading', { level: 2 }).click()
  await expect(step(page, /^Step 3 of/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.reload()
  await expect(step(page, /^Step 2 of/)).toBeFocused()
})

test('a wide window shows what a step takes beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await startCooking(page)
  const words = await step(page).getByRole('heading', { level: 2 }).boundingBox()
  const taken = await step(page).getByRole('heading', { name: 'For this step' }).boundingBox()
  expect(taken?.x ?? 0).toBeGreaterThan(640)
  expect(taken?.y ?? 0).toBeLessThan((words?.y ?? 0) + 200)
})

test('a swipe goes on and back', async ({ page }) => {
  await startCooking(page)
  const box = await step(page).boundingBox()
  if (!box) throw new Error('The step is not shown.')
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(box.x + box.width * from, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * to, box.y + 64, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(0.8, 0.2)
  await expect(step(page, /^Step 2 of/)).toBeFocused()
  await swipe(0.2, 0.8)
  await expect(step(page, /^Step 1 of/)).toBeFocused()
})

test('what is left midway goes on where it was left, and how it was is kept behind the last step', async ({
  page,
}) => {
  await startCooking(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Close' }).click()
  await expectRecipe(page)
  await page.getByRole('link', { name: /^Go on cooking: step 2 of/ }).click()
  await expect(step(page, /^Step 2 of/)).toBeFocused()
  const finish = page.getByRole('button', { name: 'Finish' })
  while ((await finish.count()) === 0) await page.getByRole('button', { name: 'Next' }).click()
  await finish.click()
  await expect(page.getByRole('heading', { name: 'Enjoy your meal' })).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByText('Noted as cooked today.')).toBeVisible()
  await page.getByText('4 stars', { exact: true }).click({ force: true })
  await expect(page.getByText('Dishes of this kind will come more often.')).toBeVisible()
  await page.getByLabel('A note for next time').fill('Less salt')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await expectToast(page, 'Note kept')
  await page.getByRole('link', { name: 'Back to the recipe' }).click()
  await expectRecipe(page)
  const log = page.getByRole('region', { name: 'Your cook log' })
  await expect(log.getByText('You cooked this once.')).toBeVisible()
  await expect(log.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await log.getByRole('button', { name: /^Remove/ }).click()
  await expect(log.getByText(/^You have not cooked this yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log.getByText('Less salt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
})

test('timers are named, run several at once, over steps and reloads, and ring when their time is up', async ({
  page,
}) => {
  await page.clock.install()
  await startCooking(page)
  await goToATime(page)
  const time = page.getByRole('button', { name: /start a timer$/ }).first()
  const at = (await step(page).getByRole('heading', { level: 2 }).textContent()) ?? ''
  await time.click()
  await time.click()
  const timers = page.getByRole('region', { name: 'Timers' })
  await expect(timers.getByRole('listitem')).toHaveCount(2)
  const name = at.replace(/ of .*/, '')
  await expect(timers.getByRole('listitem').first()).toContainText(name)
  await timers
    .getByRole('button', { name: /^\+1 min/ })
    .first()
    .click()
  const clock = timers.getByRole('timer')
  const before = await clock.allTextContents()
  expect(before[0]).not.toBe(before[1])

  await page.getByRole('link', { name: 'Close' }).click()
  await expectRecipe(page)
  await expect(timers.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(timers.getByRole('listitem')).toHaveCount(2)
  await page.clock.fastForward('05:00:00')
  await expect(page.getByRole('alert').filter({ hasText: `Time is up: ${name}` })).toHaveCount(1)
  await expect(clock.first()).toHaveText('Time is up')
  await expectAccessible(page)
  for (const left of [1, 0]) {
    await timers.getByRole('button', { name: /^Done/ }).first().click()
    await expect(timers.getByRole('listitem')).toHaveCount(left)
  }
})

test('the screen is kept on, asked for again when the page comes back, and it is said where that cannot be', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const wakeLock = {
      request: () => {
        const { dataset } = document.documentElement
        dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
        return Promise.resolve(Object.assign(new EventTarget(), { released: true, release: async () => {} }))
      },
    }
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock })
  })
  await startCooking(page)
  await expect(page.getByText('The screen stays on while you cook.')).toBeVisible()
  await expect(page.locator('html[data-asked="1"]')).toHaveCount(1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('html[data-asked="2"]')).toHaveCount(1)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: undefined })
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock
    delete (navigator as { wakeLock?: unknown }).wakeLock
  })
  await page.reload()
  const dims = page.getByText(/This browser cannot keep the screen on/)
  await expect(dims).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step(page, /^Step 2 of/)).toBeVisible()
  await expect(dims).toHaveCount(0)
})

test('Harvest is one tap away with recipe and step in the box, and Back leads to the step', async ({
  page,
}) => {
  await startCooking(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Ask Harvest' }).click()
  await expect(page.getByLabel('Your question')).toHaveValue(`I am cooking ${title} and am at step 2. `)
  await page.goBack()
  await expect(step(page, /^Step 2 of/)).toBeVisible()
})

test('cook mode is open to all, zoomed and by Tab', async ({ page }) => {
  test.slow()
  await startCooking(page)
  await goToATime(page)
  await page
    .getByRole('button', { name: /start a timer$/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible()
  await expectAccessible(page)
  await expectToFitZoomed(page)
  const stops = await walkByTab(page)
  expect(stops).toContain('Close')
  expect(stops).toContain('Next')
  await expect(step(page)).toHaveAccessibleDescription(/\w+ \w+/)
  for (const control of await page.getByRole('button').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
