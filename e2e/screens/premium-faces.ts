import type { Page } from '@playwright/test'
import { type Face, hangs, inOrder, loses, press } from './face.ts'

const bare = { looker: 'subscriber' } as const
const full = { looker: 'collector' } as const

const openHistory = (page: Page): Promise<void> =>
  page.getByRole('main').getByText('History', { exact: true }).click()
const menu = (page: Page): Promise<void> => page.getByRole('region', { name: 'Waste Reduction' }).waitFor()
const build = inOrder(press(/^Spinach/), press(/^Carrots/), press('Generate Menu'))

/** Loading, failed, empty and ready, for a screen that shows what one call answers. */
function fourFaces(screen: string, address: string, call: string): readonly Face[] {
  return [
    { ...full, screen, face: 'loading', address, before: hangs(call) },
    { ...full, screen, face: 'failed', address, before: loses(call) },
    { ...bare, screen, face: 'empty', address },
    { ...full, screen, face: 'ready', address },
  ]
}

/** The screens of premium, and those of paying for it. */
export const premiumFaces: readonly Face[] = [
  ...fourFaces('saved', '/saved', '**/api/saved-recipes*'),
  {
    ...full,
    screen: 'saved',
    face: 'empty, searched',
    address: '/saved',
    deed: (page) => page.getByRole('searchbox').fill('submarine'),
  },
  { ...full, screen: 'saved', face: 'ready, deleting', address: '/saved', deed: press(/^Delete/) },
  {
    ...full,
    screen: 'history',
    face: 'loading',
    address: '/saved',
    before: hangs('**/api/history*'),
    deed: openHistory,
  },
  {
    ...full,
    screen: 'history',
    face: 'failed',
    address: '/saved',
    before: loses('**/api/history*'),
    deed: openHistory,
  },
  { ...bare, screen: 'history', face: 'empty', address: '/saved', deed: openHistory },
  { ...full, screen: 'history', face: 'ready', address: '/saved', deed: openHistory },
  ...fourFaces('planner', '/meal-planner', '**/api/meal-plans*'),
  {
    ...full,
    screen: 'planner',
    face: 'ready, choosing',
    address: '/meal-planner',
    deed: press(/^Add snack/),
  },
  {
    ...bare,
    screen: 'planner',
    face: 'empty, choosing',
    address: '/meal-planner',
    deed: press(/^Add snack/),
  },
  ...fourFaces('shopping list', '/shopping-list', '**/api/shopping-list*'),
  { ...bare, screen: 'Use-It-First', face: 'empty', address: '/use-it-first' },
  {
    ...bare,
    screen: 'Use-It-First',
    face: 'loading',
    address: '/use-it-first',
    before: hangs('**/api/generate-use-it-first-menu'),
    deed: build,
  },
  {
    ...bare,
    screen: 'Use-It-First',
    face: 'failed',
    address: '/use-it-first',
    before: loses('**/api/generate-use-it-first-menu'),
    deed: inOrder(build, (page) => page.getByRole('alert').first().waitFor()),
  },
  { ...full, screen: 'Use-It-First', face: 'ready', address: '/use-it-first', deed: inOrder(build, menu) },
  { ...bare, screen: 'settings', face: 'loading', address: '/settings', before: hangs('**/api/profile') },
  { ...bare, screen: 'settings', face: 'failed', address: '/settings', before: loses('**/api/subscription') },
  { looker: 'newcomer', screen: 'settings', face: 'ready, free', address: '/settings' },
  { ...full, screen: 'settings', face: 'ready, premium', address: '/settings' },
  {
    looker: 'newcomer',
    screen: 'settings',
    face: 'ready, deleting',
    address: '/settings',
    deed: press('Delete my account'),
  },
  {
    looker: 'newcomer',
    screen: 'success',
    face: 'loading',
    address: '/success',
    before: hangs('**/api/check-subscription'),
  },
  {
    ...full,
    screen: 'success',
    face: 'ready',
    address: '/success',
    deed: (page) => page.getByRole('heading', { name: 'Payment Successful' }).waitFor(),
  },
  {
    looker: 'newcomer',
    screen: 'sandbox checkout',
    face: 'ready',
    address: ({ checkout }) => `/sandbox/checkout/${checkout}`,
  },
  {
    looker: 'newcomer',
    screen: 'sandbox checkout',
    face: 'loading',
    address: ({ checkout }) => `/sandbox/checkout/${checkout}`,
    before: hangs('**/api/sandbox/checkouts/*'),
  },
  { looker: 'newcomer', screen: 'sandbox checkout', face: 'failed', address: '/sandbox/checkout/none' },
  ...fourFaces('sandbox portal', '/sandbox/portal', '**/api/subscription'),
]
