import type { Page } from '@playwright/test'
import { cookStates } from './cook-states.ts'
import { type UiState, hangs, inOrder, loses, press } from './ui-state.ts'

const ofNewcomer = { looker: 'newcomer' } as const
const ofCook = { looker: 'cook' } as const
/** The basket is the account's, so another window may have filled it. */
const choose = (name: RegExp) => async (page: Page) => {
  const change = page.getByRole('button', { name: /^Change your ingredients/ })
  if (await change.isVisible()) await change.click()
  const preset = page.getByRole('button', { name }).and(page.locator('[aria-pressed]'))
  if ((await preset.getAttribute('aria-pressed')) === 'false') await preset.click()
}
const pick = choose(/^Tomatoes/)
const generate = press('Generate Recipes')
const missing = '/recipe/00000000-0000-4000-8000-000000000000'

const recipes = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'View Full Recipe' }).nth(2).waitFor()

const asks =
  (question: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Your question').fill(question)
    await press('Send')(page)
  }
const ask = asks('How do I keep basil, and can I freeze it?')

const halfARecipe = (page: Page) =>
  page.route('**/api/recipes/*', (route) => route.fulfill({ json: { id: 'x', title: 'Half a recipe' } }))

/** The screens of everyone who is signed in. */
export const kitchenStates: readonly UiState[] = [
  {
    ...ofNewcomer,
    screen: 'dashboard',
    uiState: 'loading',
    address: '/dashboard',
    before: hangs('**/api/profile'),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    uiState: 'failed',
    address: '/dashboard',
    before: loses('**/api/profile'),
  },
  { ...ofNewcomer, screen: 'dashboard', uiState: 'empty', address: '/dashboard' },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    uiState: 'ready, picked',
    address: '/dashboard',
    deed: inOrder(pick, choose(/^Basil/), choose(/^Squash/)),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    uiState: 'ready, suggestions',
    address: '/dashboard',
    deed: (page) => page.getByRole('combobox').first().fill('tom'),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    uiState: 'loading, recipes',
    address: '/dashboard',
    before: hangs('**/api/generate-recipes'),
    deed: inOrder(pick, generate),
  },
  {
    ...ofNewcomer,
    screen: 'dashboard',
    uiState: 'failed, recipes',
    address: '/dashboard',
    before: loses('**/api/generate-recipes'),
    deed: inOrder(pick, generate, (page) => page.getByRole('alert').first().waitFor()),
  },
  {
    looker: 'gardener',
    screen: 'dashboard',
    uiState: 'ready, recipes',
    address: '/dashboard',
    deed: inOrder(pick, choose(/^Zucchini/), generate, recipes),
  },
  {
    looker: 'collector',
    screen: 'dashboard',
    uiState: 'ready, premium',
    address: '/dashboard',
    deed: inOrder(pick, choose(/^Kale/), generate, recipes),
  },
  { ...ofCook, screen: 'recipe', uiState: 'ready', address: ({ recipe }) => `/recipe/${recipe}` },
  {
    ...ofCook,
    screen: 'recipe',
    uiState: 'loading',
    address: ({ recipe }) => `/recipe/${recipe}`,
    before: hangs('**/api/recipes/*'),
  },
  {
    ...ofCook,
    screen: 'recipe',
    uiState: 'failed',
    address: ({ recipe }) => `/recipe/${recipe}`,
    before: loses('**/api/recipes/*'),
  },
  { ...ofCook, screen: 'recipe', uiState: 'empty', address: missing },
  {
    ...ofCook,
    screen: 'recipe',
    uiState: 'ready, report',
    address: ({ recipe }) => `/recipe/${recipe}`,
    deed: press('Report Issue'),
  },
  {
    looker: 'collector',
    screen: 'recipe',
    uiState: 'ready, planning',
    address: '/dashboard',
    deed: inOrder(pick, generate, recipes, press(/^Plan /), (page) =>
      page.getByRole('button', { name: 'Add to plan' }).waitFor(),
    ),
  },
  ...cookStates,
  { ...ofCook, screen: 'error screen', uiState: 'failed', address: missing, before: halfARecipe },
  { ...ofNewcomer, screen: 'household', uiState: 'empty', address: '/household' },
  {
    ...ofNewcomer,
    screen: 'household',
    uiState: 'loading',
    address: '/household',
    before: hangs('**/api/household'),
  },
  {
    ...ofNewcomer,
    screen: 'household',
    uiState: 'failed',
    address: '/household',
    before: loses('**/api/household'),
  },
  {
    ...ofNewcomer,
    screen: 'household',
    uiState: 'ready, a person',
    address: '/household',
    deed: press('Add a person'),
  },
  { looker: 'collector', screen: 'household', uiState: 'ready', address: '/household' },
  { ...ofNewcomer, screen: 'Harvest', uiState: 'empty', address: '/harvest-chat' },
  {
    ...ofNewcomer,
    screen: 'Harvest',
    uiState: 'loading',
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
    uiState: 'failed',
    address: '/harvest-chat',
    before: loses('**/api/harvest-chat'),
    deed: inOrder(ask, (page) => page.getByRole('alert').first().waitFor()),
  },
  { looker: 'collector', screen: 'Harvest', uiState: 'ready', address: '/harvest-chat' },
  {
    ...ofCook,
    screen: 'Harvest',
    uiState: 'ready, two questions',
    address: '/harvest-chat',
    deed: inOrder(asks('How long do leeks keep? Can I use chives instead of leeks?'), (page) =>
      page.getByText(/leek/i).nth(1).waitFor(),
    ),
  },
  {
    looker: 'collector',
    screen: 'Harvest',
    uiState: 'ready, dialog',
    address: '/dashboard',
    deed: press('Chat with Harvest'),
  },
]
