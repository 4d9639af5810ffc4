import type { Page } from '@playwright/test'
import { signUpWithThreeSaved } from '../support/premium.ts'
import { arrive, expect, expectRecipe, generateFrom, test } from '../support/test.ts'

/** The line of a phone with bad reception: 1.5 Mbit/s and 150 ms there and back, and a processor four times slower than this one. */
async function slowDown(page: Page): Promise<void> {
  const phone = await page.context().newCDPSession(page)
  const perSecond = (1.5 * 1024 * 1024) / 8
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond / 2,
  })
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Counts taps and seconds of one moment and notes them in the report of the run. */
function moment(page: Page, name: string) {
  const begun = Date.now()
  let taps = 0
  return {
    async tap(role: 'button' | 'link', what: string | RegExp, which = 0): Promise<void> {
      taps += 1
      const target = page.getByRole(role, { name: what, exact: typeof what === 'string' }).nth(which)
      await target.tap()
    },
    end(most: number): void {
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      test.info().annotations.push({ type: 'moment', description: `${name}: ${taps} taps, ${seconds} s` })
      expect(taps, name).toBeLessThanOrEqual(most)
    },
  }
}

test('from the landing page to three recipes without an account in six taps @touch', async ({ page }) => {
  await slowDown(page)
  const walk = moment(page, 'landing to three recipes')
  await page.goto('/')
  await walk.tap('link', 'Try it without an account')
  await walk.tap('button', 'Tomatoes')
  await walk.tap('button', 'Zucchini')
  await walk.tap('button', 'Find recipes')
  await expect(page.getByRole('article')).toHaveCount(3)
  walk.end(6)
})

test('from a recipe to its first step in one tap @touch', async ({ page }) => {
  await arrive(page)
  await generateFrom(page, 'Zucchini')
  await page.getByRole('link', { name: 'View Full Recipe' }).first().click()
  await expectRecipe(page)
  await slowDown(page)
  const walk = moment(page, 'recipe to first step')
  await walk.tap('link', 'Start cooking')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  walk.end(1)
})

test('seven dinners in six taps, and a planned meal is cooked in two @touch', async ({ page }) => {
  test.slow()
  await signUpWithThreeSaved(page)
  await page.goto('/dashboard')
  await slowDown(page)
  const dinners = moment(page, 'seven dinners')
  await dinners.tap('link', 'Plan')
  await dinners.tap('button', 'Next week')
  await dinners.tap('button', 'Fill my week')
  await dinners.tap('button', /^Plan 7 dinners/)
  await expect(page.getByRole('button', { name: /^More for/ })).not.toHaveCount(0)
  dinners.end(6)
  const cooking = moment(page, 'planned meal to cooking')
  await cooking.tap('button', /^More for/)
  await cooking.tap('link', /^Start cooking/)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  cooking.end(2)
})
