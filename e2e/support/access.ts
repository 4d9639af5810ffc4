import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The rules of WCAG 2.2 AA whose answer depends on the colors. Asking by axe's tag would ask for AAA as well. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** A page reads it anew after each navigation, minified in less than half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe, with the rules of WCAG 2.2 AA that it leaves off by itself, finds nothing on the page as it is now in light, and the rules of color nothing in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colorFindings(page), 'axe, dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await axeFindings(page), 'axe, light').toEqual([])
}

/** The rules that the page breaks as it is now, each with the markup that breaks it. */
export function axeFindings(page: Page): Promise<readonly string[]> {
  return findings(page, { rules: { 'target-size': { enabled: true } } })
}

/** Those of color alone: the others are the same in light and in dark. */
export function colorFindings(page: Page): Promise<readonly string[]> {
  return findings(page, { runOnly: colorRules })
}

// The adapter of axe for Playwright opens a page more for each answer, which takes as long as the rules do: these pages have no frames to gather from.
async function findings(page: Page, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, { ...chosen, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  }, options)
}

/** A window of 1280 pixels at 200 % and at 400 % zoom: the page needs no sideways scrolling and cuts no words off. */
export async function expectToFitZoomed(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 })
    const lost = await page.evaluate(whatIsLost)
    expect(lost, `${width} pixels wide, ${new URL(page.url()).pathname}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Runs in the page: what sticks out sideways, and words that are cut off. What scrolls by itself, and what is not drawn, may. */
function whatIsLost(): string[] {
  const room = document.documentElement.clientWidth
  const apart = [...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, clipPath } = getComputedStyle(element)
    return /auto|scroll/.test(overflowX) || clipPath !== 'none' || element.ariaHidden === 'true'
  })
  const words = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && !apart.some((one) => one.contains(element)))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
  const lost = words.flatMap((element) => {
    const isOut = element.getBoundingClientRect().right > room + 1
    const isCut =
      getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
    return isOut || isCut
      ? [`${isCut ? 'cut off' : 'sticks out'}: ${element.textContent.trim().slice(0, 60)}`]
      : []
  })
  return document.documentElement.scrollWidth > room ? ['the page scrolls sideways', ...lost] : lost
}

/** One place where the focus stands on its way through a page. */
export type FocusStop = { readonly name: string; readonly isSeen: boolean; readonly isMarked: boolean }

/**
 * Leaves toasts by Escape, then presses Tab from the top of the page to its end. Every stop has a name, is not covered, and is marked as the place of the focus.
 * Answers the names in their order.
 */
export async function walkByTab(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    window.scrollTo(0, 0)
  })
  for (let toasts = 0; toasts < 3; toasts += 1) await page.keyboard.press('Escape')
  const stops: FocusStop[] = []
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusStop)
    if (stop === null) break
    stops.push(stop)
  }
  expect(stops.filter(({ name, isSeen, isMarked }) => name === '' || !isSeen || !isMarked)).toEqual([])
  expect(stops.length).toBeLessThan(200)
  return stops.map(({ name }) => name)
}

/** Runs in the page: the place of the focus; null when it has left the page. */
function focusStop(): FocusStop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  // A radio button or a checkbox that is drawn by its label is as visible as the label.
  const drawn = element.matches('.visually-hidden') ? (element.closest('label') ?? element) : element
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + x * width, top + y * height]),
  )
  const isSeen = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (drawn.contains(hit) || hit.contains(drawn))
  })
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
  const name =
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent.trim().replace(/\s+/g, ' ')
  return { name: name.slice(0, 60), isSeen, isMarked: outlineStyle !== 'none' && outlineWidth !== '0px' }
}

/** Presses Tab until the focus stands on what has this name; fails when it never does. */
export async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  await tabOnto(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first())
}

/** The same for what a role does not name. */
export async function tabOnto(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < 200; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${wanted}`)
}
