import type { Page } from '@playwright/test'
import { cookFaces } from './cook-faces.ts'
import { type Face, hangs, inOrder, loses, press } from './face.ts'

const ofNewcomer = { looker: 'newcomer' } as const
const ofCook = { looker: 'cook' } as const
const pick = press(/^Tomatoes/)
const generate = press('Generate Recipes')
const missing = '/recipe/00000000-0000-4000-8000-000000000000'

const recipes = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'View Full Recipe' }).nth(2).waitFor()

const ask = async (page: Page): Promise<void> => {
  await page.getByLabel('Your question').fill('How do I keep basil, and can I freeze it?')
  await press('Send')(page)
}

const halfARecipe = (page: Page) =>
  page.route('**/api/recipes/*', (route) => route.fulfill({ json: { id: 'x', title: 'Half a recipe' } }))

/** The screens of everyone who is signed in. */
export const kitchenFaces: readonly Face[] = [
  {
    ...ofNewcomer,
    screen: 'dashboard',
    face: 'loading',
    address: '/dashboard',
    before: hangs('**/api/profile'),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    face: 'failed',
    address: '/dashboard',
    before: loses('**/api/profile'),
  },
  { ...ofNewcomer, screen: 'dashboard', face: 'empty', address: '/dashboard' },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    face: 'ready, picked',
    address: '/dashboard',
    deed: inOrder(pick, press(/^Basil/), press(/^Squash/)),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    face: 'loading, recipes',
    address: '/dashboard',
    before: hangs('**/api/generate-recipes'),
    deed: inOrder(pick, generate),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    face: 'failed, recipes',
    address: '/dashboard',
    before: loses('**/api/generate-recipes'),
    deed: inOrder(pick, generate, (page) => page.getByRole('alert').first().waitFor()),
  },
  {
    ...ofCook,
    screen: 'dashboard',
    face: 'ready, recipes',
    address: '/dashboard',
    deed: inOrder(pick, press(/^Zucchini/), generate, recipes),
  },
  {
    looker: 'collector',
    screen: 'dashboard',
    face: 'ready, premium',
    address: '/dashboard',
    deed: inOrder(pick, press(/^Kale/), generate, recipes),
  },
  { ...ofCook, screen: 'recipe', face: 'ready', address: ({ recipe }) => `/recipe/${recipe}` },
  {
    ...ofCook,
    screen: 'recipe',
    face: 'loading',
    address: ({ recipe }) => `/recipe/${recipe}`,
    before: hangs('**/api/recipes/*'),
  },
  {
    ...ofCook,
    screen: 'recipe',
    face: 'failed',
    address: ({ recipe }) => `/recipe/${recipe}`,
    before: loses('**/api/recipes/*'),
  },
  { ...ofCook, screen: 'recipe', face: 'empty', address: missing },
  {
    ...ofCook,
    screen: 'recipe',
    face: 'ready, report',
    address: ({ recipe }) => `/recipe/${recipe}`,
    deed: press('Report Issue'),
  },
  ...cookFaces,
  { ...ofCook, screen: 'error screen', face: 'failed', address: missing, before: halfARecipe },
  { ...ofNewcomer, screen: 'Harvest', face: 'empty', address: '/harvest-chat' },
  {
    ...ofNewcomer,
    screen: 'Harvest',
    face: 'loading',
    address: '/harvest-chat',
    before: (page) =>
      page.route('**/api/harvest-chat', (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      ),
    deed: ask,
  },
  {
    ...ofNewcomer,
    screen: 'Harvest',
    face: 'failed',
    address: '/harvest-chat',
    before: loses('**/api/harvest-chat'),
    deed: inOrder(ask, (page) => page.getByRole('alert').first().waitFor()),
  },
  { looker: 'collector', screen: 'Harvest', face: 'ready', address: '/harvest-chat' },
  {
    looker: 'collector',
    screen: 'Harvest',
    face: 'ready, dialog',
    address: '/dashboard',
    deed: press('Chat with Harvest'),
  },
]
