import type { Locator, Page } from '@playwright/test'
import { plan, signUpWithThreeSaved } from '../support/premium.ts'
import { expect, expectAccessible, expectToast, test } from '../support/test.ts'

const week = '/meal-planner?week=2026-07-15'

const slot = (page: Page, day: string, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${day}`) }).getByRole('group', { name })
const handle = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Carry ${title}`, exact: true })

/** dnd-kit listens to the arrows from the task after the one that says where the meal is, which nobody's finger is quick enough to be before. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())))

test(
  'a meal is carried by mouse to another day, and asks before it takes the place of another',
  { tag: '@mouse' },
  async ({ page }) => {
    const [soup, pie] = await signUpWithThreeSaved(page)
    await plan(page, soup, '2026-07-13', 'breakfast')
    await plan(page, pie, '2026-07-17', 'lunch')
    await page.goto(week)
    const kept = moveKept(page)
    await carry(page, handle(page, soup.recipe_title), slot(page, 'Thursday', 'Breakfast'))
    await expect(slot(page, 'Thursday', 'Breakfast').getByText(soup.recipe_title)).toBeVisible()
    await expect(handle(page, soup.recipe_title)).toBeFocused()
    await kept
    await page.reload()
    await expect(slot(page, 'Thursday', 'Breakfast').getByText(soup.recipe_title)).toBeVisible()

    await carry(page, handle(page, soup.recipe_title), slot(page, 'Friday', 'Lunch'))
    const dialog = page.getByRole('dialog', { name: 'Replace the meal that is there?' })
    await expect(dialog).toContainText(`“${pie.recipe_title}” is planned for Friday, lunch.`)
    await expect(dialog).toContainText(`“${soup.recipe_title}” would take its place.`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(slot(page, 'Friday', 'Lunch').getByText(pie.recipe_title)).toBeVisible()
    await expect(slot(page, 'Thursday', 'Breakfast').getByText(soup.recipe_title)).toBeVisible()
    await carry(page, handle(page, soup.recipe_title), slot(page, 'Friday', 'Lunch'))
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
    await expect(slot(page, 'Friday', 'Lunch').getByText(soup.recipe_title)).toBeVisible()
    await expect(page.getByText(pie.recipe_title)).toHaveCount(0)
  },
)

test(
  'a meal is carried by arrow keys, which say aloud where it is, and Escape leaves it where it was',
  { tag: '@once' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    await plan(page, soup, '2026-07-13', 'lunch')
    await page.goto(week)
    const said = page.locator('[id^=DndLiveRegion]')
    await handle(page, soup.recipe_title).focus()
    await page.keyboard.press('Enter')
    await expect(said).toHaveText('Monday, lunch.')
    await nextFrame(page)
    await page.keyboard.press('ArrowDown')
    await expect(said).toHaveText('Tuesday, lunch.')
    await page.keyboard.press('ArrowRight')
    await expect(said).toHaveText('Tuesday, dinner.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(said).toHaveText(`${soup.recipe_title} stays where it was.`)

    await expect(handle(page, soup.recipe_title)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said).toHaveText('Monday, lunch.')
    await nextFrame(page)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft'])
      await page.keyboard.press(key)
    await expect(said).toHaveText('Thursday, breakfast.')
    const kept = moveKept(page)
    await page.keyboard.press('Enter')
    await expect(slot(page, 'Thursday', 'Breakfast').getByText(soup.recipe_title)).toBeVisible()
    await expect(handle(page, soup.recipe_title)).toBeFocused()
    await kept
    await page.reload()
    await expect(slot(page, 'Thursday', 'Breakfast').getByText(soup.recipe_title)).toBeVisible()
  },
)

test(
  'a meal is carried by touch: held a moment, then into a slot of another day',
  { tag: '@touch' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    await plan(page, soup, '2026-07-13', 'lunch')
    await page.goto(week)
    const finger = await touch(page)
    await finger.down(await middleOf(handle(page, soup.recipe_title)))
    await expect(page.locator('[id^=DndLiveRegion]')).not.toBeEmpty()
    await finger.to(await middleOf(slot(page, 'Wednesday', 'Breakfast')))
    await expect(slot(page, 'Wednesday', 'Breakfast')).toHaveAttribute('data-over', 'true')
    await finger.up()
    await expect(slot(page, 'Wednesday', 'Breakfast').getByText(soup.recipe_title)).toBeVisible()
  },
)

test(
  'a meal that could not be moved goes back to where it was, and the page says so',
  { tag: '@once' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    await plan(page, soup, '2026-07-13', 'lunch')
    await page.goto(week)
    await page.getByRole('button', { name: `More for ${soup.recipe_title}` }).click()
    await page.context().setOffline(true)
    await page.getByRole('combobox', { name: 'Move to' }).selectOption({ label: 'Mon, Dinner' })
    await expectToast(page, 'Error', 'Failed to move meal.')
    await expect(slot(page, 'Monday', 'Lunch').getByText(soup.recipe_title)).toBeVisible()
    await page.getByRole('button', { name: `Remove ${soup.recipe_title}` }).click()
    await expectToast(page, 'Error', 'Failed to remove meal.')
    await page.context().setOffline(false)
    await page.reload()
    await expect(slot(page, 'Monday', 'Lunch').getByText(soup.recipe_title)).toBeVisible()
  },
)

test(
  'a week that does not exist is said, and this one stands in its place',
  { tag: '@once' },
  async ({ page }) => {
    await signUpWithThreeSaved(page)
    for (const path of ['/meal-planner', '/shopping-list']) {
      await page.goto(`${path}?week=2026-13-45`)
      await expect(
        page.getByText('“2026-13-45” is no day that exists, so this is the current week.'),
      ).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/meal-planner?week=2026-07-15')
    await expect(page.getByText('Jul 13 – Jul 19, 2026')).toBeVisible()
    await page.getByRole('button', { name: 'Next week' }).click()
    await page.reload()
    await expect(page.getByText('Jul 20 – Jul 26, 2026')).toBeVisible()
  },
)

/** A move is shown before the server has it: a page that is loaded again meanwhile would take it back. */
const moveKept = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PATCH')

type Point = { readonly x: number; readonly y: number }

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('What is to be touched is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function carry(page: Page, what: Locator, where: Locator): Promise<void> {
  const [from, to] = [await middleOf(what), await middleOf(where)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

/** A finger on the screen; Playwright itself only taps. */
async function touch(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  let last: Point = { x: 0, y: 0 }
  return {
    down: async (point: Point) => {
      last = point
      await send('touchStart', [point])
    },
    to: async (point: Point) => {
      for (let step = 1; step <= 8; step += 1)
        await send('touchMove', [
          { x: last.x + ((point.x - last.x) * step) / 8, y: last.y + ((point.y - last.y) * step) / 8 },
        ])
      last = point
    },
    up: () => send('touchEnd', []),
  }
}

test(
  'a list of a week without meals leads to the list of the next week where that one is planned',
  { tag: '@once' },
  async ({ page }) => {
    const [soup] = await signUpWithThreeSaved(page)
    await plan(page, soup, '2026-07-20', 'dinner')
    await page.goto('/shopping-list?week=2026-07-13')
    await expect(page.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^\d+ things? for Jul 20 – Jul 26$/ }).click()
    await expect(page).toHaveURL(/week=2026-07-20/)
    await expect(page.getByText(/\d+ things? to get/)).toBeVisible()
  },
)
