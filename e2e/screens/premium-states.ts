import type { Page } from '@playwright/test'
import { type UiState, hangs, inOrder, loses, press } from './ui-state.ts'

const bare = { looker: 'subscriber' } as const
const full = { looker: 'collector' } as const

const openHistory = (page: Page): Promise<void> =>
  page.getByRole('main').getByText('History', { exact: true }).click()
const menu = (page: Page): Promise<void> => page.getByRole('region', { name: 'Waste Reduction' }).waitFor()
const fillWeek = inOrder(press('Next week'), press('Fill my week'), (page) =>
  page.getByRole('button', { name: /^Plan \d dinner/ }).waitFor(),
)
/** The windows of one viewer share a basket, and each may take or give between another's look and its press. */
const choose =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    const chosen = page.getByRole('button', { name, pressed: true })
    const tile = page.getByRole('button', { name, pressed: false })
    for (let tries = 0; tries < 5 && !(await chosen.isVisible()); tries += 1) {
      await tile.click({ timeout: 2000 }).catch(() => undefined)
      await chosen.waitFor({ timeout: 1000 }).catch(() => undefined)
    }
  }
const build = inOrder(choose(/^Spinach/), choose(/^Carrots/), press('Generate Menu'))

/** Loading, failed, empty and ready, for a screen that shows what one call answers. */
function fourFaces(screen: string, address: string, call: string): readonly UiState[] {
  return [
    { ...full, screen, uiState: 'loading', address, before: hangs(call) },
    { ...full, screen, uiState: 'failed', address, before: loses(call) },
    { ...bare, screen, uiState: 'empty', address },
    { ...full, screen, uiState: 'ready', address },
  ]
}

/** The screens of premium, and those of paying for it. */
export const premiumStates: readonly UiState[] = [
  ...fourFaces('saved', '/saved', '**/api/saved-recipes*'),
  {
    ...full,
    screen: 'saved',
    uiState: 'empty, searched',
    address: '/saved',
    deed: (page) => page.getByRole('searchbox').fill('submarine'),
  },
  { ...full, screen: 'saved', uiState: 'ready, deleting', address: '/saved', deed: press(/^Delete/) },
  {
    ...full,
    screen: 'history',
    uiState: 'loading',
    address: '/saved',
    before: hangs('**/api/history*'),
    deed: openHistory,
  },
  {
    ...full,
    screen: 'history',
    uiState: 'failed',
    address: '/saved',
    before: loses('**/api/history*'),
    deed: openHistory,
  },
  { ...bare, screen: 'history', uiState: 'empty', address: '/saved', deed: openHistory },
  { ...full, screen: 'history', uiState: 'ready', address: '/saved', deed: openHistory },
  ...fourFaces('planner', '/meal-planner', '**/api/meal-plans*'),
  {
    ...full,
    screen: 'planner',
    uiState: 'ready, choosing',
    address: '/meal-planner',
    deed: press(/^Add snack/),
  },
  { ...full, screen: 'planner', uiState: 'ready, more', address: '/meal-planner', deed: press(/^More for/) },
  {
    ...full,
    screen: 'planner',
    uiState: 'ready, swapping',
    address: '/meal-planner',
    deed: inOrder(
      (page) =>
        page
          .getByRole('group', { name: 'Dinner' })
          .getByRole('button', { name: /^More for/ })
          .first()
          .click(),
      press('Swap for another dish'),
      (page) => page.getByRole('button', { name: 'Take this one' }).waitFor(),
    ),
  },
  { ...full, screen: 'planner', uiState: 'ready, filling', address: '/meal-planner', deed: fillWeek },
  {
    ...bare,
    screen: 'planner',
    uiState: 'loading, filling',
    address: '/meal-planner',
    before: hangs('**/api/meal-plans/suggest'),
    deed: press('Fill my week'),
  },
  {
    ...bare,
    screen: 'planner',
    uiState: 'failed, filling',
    address: '/meal-planner',
    before: loses('**/api/meal-plans/suggest'),
    deed: press('Fill my week'),
  },
  {
    ...bare,
    screen: 'planner',
    uiState: 'empty, choosing',
    address: '/meal-planner',
    deed: press(/^Add snack/),
  },
  ...fourFaces('shopping list', '/shopping-list', '**/api/shopping-list*'),
  { ...bare, screen: 'Use-It-First', uiState: 'empty', address: '/use-it-first' },
  {
    ...bare,
    screen: 'Use-It-First',
    uiState: 'loading',
    address: '/use-it-first',
    before: hangs('**/api/generate-use-it-first-menu'),
    deed: build,
  },
  {
    ...bare,
    screen: 'Use-It-First',
    uiState: 'failed',
    address: '/use-it-first',
    before: loses('**/api/generate-use-it-first-menu'),
    deed: inOrder(build, (page) => page.getByRole('main').getByRole('alert').waitFor()),
  },
  { ...full, screen: 'Use-It-First', uiState: 'ready', address: '/use-it-first', deed: inOrder(build, menu) },
  { ...bare, screen: 'settings', uiState: 'loading', address: '/settings', before: hangs('**/api/profile') },
  {
    ...bare,
    screen: 'settings',
    uiState: 'failed',
    address: '/settings',
    before: loses('**/api/subscription'),
  },
  { looker: 'newcomer', screen: 'settings', uiState: 'ready, free', address: '/settings' },
  { ...full, screen: 'settings', uiState: 'ready, premium', address: '/settings' },
  {
    looker: 'newcomer',
    screen: 'settings',
    uiState: 'ready, all open',
    address: '/settings',
    deed: (page) =>
      page
        .locator('summary')
        .evaluateAll((rows) => rows.forEach((row) => row.dispatchEvent(new MouseEvent('click')))),
  },
  {
    looker: 'newcomer',
    screen: 'settings',
    uiState: 'ready, deleting',
    address: '/settings#delete-account',
    deed: press('Delete my account'),
  },
  {
    looker: 'newcomer',
    screen: 'success',
    uiState: 'loading',
    address: '/success',
    before: hangs('**/api/check-subscription'),
  },
  {
    ...full,
    screen: 'success',
    uiState: 'ready',
    address: '/success',
    deed: (page) => page.getByRole('heading', { name: 'Payment Successful' }).waitFor(),
  },
  {
    looker: 'newcomer',
    screen: 'sandbox checkout',
    uiState: 'ready',
    address: ({ checkout }) => `/sandbox/checkout/${checkout}`,
  },
  {
    looker: 'newcomer',
    screen: 'sandbox checkout',
    uiState: 'loading',
    address: ({ checkout }) => `/sandbox/checkout/${checkout}`,
    before: hangs('**/api/sandbox/checkouts/*'),
  },
  { looker: 'newcomer', screen: 'sandbox checkout', uiState: 'failed', address: '/sandbox/checkout/none' },
  ...fourFaces('sandbox portal', '/sandbox/portal', '**/api/subscription'),
]
