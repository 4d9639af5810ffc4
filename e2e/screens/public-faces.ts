import type { Page } from '@playwright/test'
import { type Face, hangs, inOrder, press } from './face.ts'

const asks = { looker: 'visitor' } as const

const fillSignIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not-my-password')
}

/** The screens that stand open to everyone. */
export const publicFaces: readonly Face[] = [
  { ...asks, screen: 'landing', face: 'ready', address: '/' },
  { ...asks, screen: 'pricing', face: 'ready', address: '/pricing' },
  { ...asks, screen: 'pricing', face: 'loading', address: '/pricing', before: hangs('**/api/plans') },
  { ...asks, screen: 'pricing', face: 'ready, free', looker: 'newcomer', address: '/pricing' },
  { ...asks, screen: 'pricing', face: 'ready, premium', looker: 'subscriber', address: '/pricing' },
  { ...asks, screen: 'help', face: 'ready', address: '/help', deed: openAnAnswer },
  {
    ...asks,
    screen: 'help',
    face: 'empty',
    address: '/help',
    deed: (page) => page.getByRole('searchbox').fill('submarine'),
  },
  { ...asks, screen: 'privacy', face: 'ready', address: '/privacy' },
  { ...asks, screen: 'terms', face: 'ready', address: '/terms' },
  { ...asks, screen: 'sign in', face: 'ready', address: '/auth' },
  {
    ...asks,
    screen: 'sign in',
    face: 'loading',
    address: '/auth',
    before: hangs('**/api/auth/sign-in/email'),
    deed: inOrder(fillSignIn, press('Sign in')),
  },
  {
    ...asks,
    screen: 'sign in',
    face: 'failed',
    address: '/auth',
    deed: inOrder(fillSignIn, press('Sign in'), (page) => page.getByText('Error').first().waitFor()),
  },
  { ...asks, screen: 'sign up', face: 'ready', address: '/auth?mode=sign-up' },
  { ...asks, screen: 'sign up', face: 'failed', address: '/auth?mode=sign-up', deed: press('Sign up') },
  { ...asks, screen: 'forgotten password', face: 'ready', address: '/auth/forgot-password' },
  {
    ...asks,
    screen: 'forgotten password',
    face: 'ready, sent',
    address: '/auth/forgot-password',
    deed: inOrder(
      (page) => page.getByLabel('Email').fill('nobody@example.com'),
      (page) => page.getByRole('main').getByRole('button').first().click(),
    ),
  },
  { ...asks, screen: 'new password', face: 'failed', address: '/auth/reset-password' },
  { ...asks, screen: 'new password', face: 'ready', address: '/auth/reset-password?token=none' },
  { ...asks, screen: '404', face: 'ready', address: '/no-such-page' },
  { ...asks, screen: 'consent', face: 'ready', address: '/?consent' },
]

async function openAnAnswer(page: Page): Promise<void> {
  await page.locator('summary').first().click()
}
