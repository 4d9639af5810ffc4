import type { Page } from '@playwright/test'
import { type UiState, hangs, inOrder, loses, press } from './ui-state.ts'

const asks = { looker: 'visitor' } as const

const fillSignIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not-my-password')
}

const tapAndCook = inOrder(press('Tomatoes'), press('Zucchini'), press('Find recipes'))

/** The screens that stand open to everyone. */
export const publicStates: readonly UiState[] = [
  { ...asks, screen: 'landing', uiState: 'ready', address: '/' },
  { ...asks, screen: 'try', uiState: 'empty', address: '/try' },
  {
    ...asks,
    screen: 'try',
    uiState: 'loading',
    address: '/try',
    before: hangs('**/api/try-recipes'),
    deed: tapAndCook,
  },
  {
    ...asks,
    screen: 'try',
    uiState: 'failed',
    address: '/try',
    before: loses('**/api/try-recipes'),
    deed: tapAndCook,
  },
  {
    ...asks,
    screen: 'try',
    uiState: 'ready',
    address: '/try',
    deed: inOrder(tapAndCook, (page) => page.getByRole('article').nth(2).waitFor()),
  },
  {
    ...asks,
    screen: 'lost script',
    uiState: 'failed',
    address: '/help',
    before: loses('**/assets/vendor-*.js'),
  },
  { ...asks, screen: 'pricing', uiState: 'ready', address: '/pricing' },
  { ...asks, screen: 'pricing', uiState: 'loading', address: '/pricing', before: hangs('**/api/plans') },
  { ...asks, screen: 'pricing', uiState: 'ready, free', looker: 'newcomer', address: '/pricing' },
  { ...asks, screen: 'pricing', uiState: 'ready, premium', looker: 'subscriber', address: '/pricing' },
  { ...asks, screen: 'help', uiState: 'ready', address: '/help', deed: openAnAnswer },
  {
    ...asks,
    screen: 'help',
    uiState: 'empty',
    address: '/help',
    deed: (page) => page.getByRole('searchbox').fill('submarine'),
  },
  { ...asks, screen: 'privacy', uiState: 'ready', address: '/privacy' },
  { ...asks, screen: 'terms', uiState: 'ready', address: '/terms' },
  { ...asks, screen: 'sign in', uiState: 'ready', address: '/auth' },
  {
    ...asks,
    screen: 'sign in',
    uiState: 'loading',
    address: '/auth',
    before: hangs('**/api/auth/sign-in/email'),
    deed: inOrder(fillSignIn, press('Sign in')),
  },
  {
    ...asks,
    screen: 'sign in',
    uiState: 'failed',
    address: '/auth',
    deed: inOrder(fillSignIn, press('Sign in'), (page) => page.getByText('Error').first().waitFor()),
  },
  { ...asks, screen: 'sign up', uiState: 'ready', address: '/auth?mode=sign-up' },
  { ...asks, screen: 'sign up', uiState: 'failed', address: '/auth?mode=sign-up', deed: press('Sign up') },
  { ...asks, screen: 'forgotten password', uiState: 'ready', address: '/auth/forgot-password' },
  {
    ...asks,
    screen: 'forgotten password',
    uiState: 'ready, sent',
    address: '/auth/forgot-password',
    deed: inOrder(
      (page) => page.getByLabel('Email').fill('nobody@example.com'),
      (page) => page.getByRole('main').getByRole('button').first().click(),
    ),
  },
  { ...asks, screen: 'new password', uiState: 'failed', address: '/auth/reset-password' },
  { ...asks, screen: 'new password', uiState: 'ready', address: '/auth/reset-password?token=none' },
  { ...asks, screen: '404', uiState: 'ready', address: '/no-such-page' },
  { ...asks, screen: 'consent', uiState: 'ready', address: '/?consent' },
]

async function openAnAnswer(page: Page): Promise<void> {
  await page.locator('summary').first().click()
}
