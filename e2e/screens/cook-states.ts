import type { Page } from '@playwright/test'
import { type UiState, hangs, inOrder, loses, press } from './ui-state.ts'

const ofCook = { looker: 'cook', screen: 'cook mode' } as const
const address: UiState['address'] = ({ recipe }) => `/recipe/${recipe}/cook`

const next = press('Next')

/** Goes on to the first step that prints a time, and starts its timer. */
const startATimer = async (page: Page): Promise<void> => {
  const time = page.getByRole('button', { name: /start a timer$/ }).first()
  for (let steps = 0; steps < 12 && (await time.count()) === 0; steps += 1) await next(page)
  await time.click()
}

const toTheEnd = async (page: Page): Promise<void> => {
  const finish = page.getByRole('button', { name: 'Finish' })
  while ((await finish.count()) === 0) await next(page)
  await finish.click()
}

/** A timer that ran out while nobody looked. */
const withTimerOver = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    localStorage.setItem(
      'timers',
      JSON.stringify([{ id: 'a', name: 'Step 2, rice', address: '/', endsAt: Date.now() - 90_000 }]),
    ),
  )

/** Cook mode: a recipe, one step a screen. */
export const cookStates: readonly UiState[] = [
  { ...ofCook, uiState: 'ready', address },
  { ...ofCook, uiState: 'ready, timer', address, deed: startATimer },
  { ...ofCook, uiState: 'ready, time is up', address, before: withTimerOver },
  { ...ofCook, uiState: 'ready, done', address, deed: toTheEnd },
  { ...ofCook, uiState: 'loading', address, before: hangs('**/api/recipes/*') },
  { ...ofCook, uiState: 'failed', address, before: loses('**/api/recipes/*') },
  { ...ofCook, uiState: 'empty', address: '/recipe/00000000-0000-4000-8000-000000000000/cook' },
  {
    ...ofCook,
    screen: 'recipe',
    uiState: 'ready, for more',
    address: ({ recipe }) => `/recipe/${recipe}`,
    deed: inOrder(press('More servings'), press('More servings')),
  },
]
