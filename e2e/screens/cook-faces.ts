import type { Page } from '@playwright/test'
import { type Face, hangs, inOrder, loses, press } from './face.ts'

const ofCook = { looker: 'cook', screen: 'cook mode' } as const
const address: Face['address'] = ({ recipe }) => `/recipe/${recipe}/cook`

const next = press('Next')

/** Goes on to the first step that prints a time, and starts its timer. */
const startATimer = async (page: Page): Promise<void> => {
  const time = page.getByRole('button', { name: /^Start a timer/ }).first()
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
export const cookFaces: readonly Face[] = [
  { ...ofCook, face: 'ready', address },
  { ...ofCook, face: 'ready, timer', address, deed: startATimer },
  { ...ofCook, face: 'ready, time is up', address, before: withTimerOver },
  { ...ofCook, face: 'ready, done', address, deed: toTheEnd },
  { ...ofCook, face: 'loading', address, before: hangs('**/api/recipes/*') },
  { ...ofCook, face: 'failed', address, before: loses('**/api/recipes/*') },
  { ...ofCook, face: 'empty', address: '/recipe/00000000-0000-4000-8000-000000000000/cook' },
  {
    ...ofCook,
    screen: 'recipe',
    face: 'ready, for more',
    address: ({ recipe }) => `/recipe/${recipe}`,
    deed: inOrder(press('More servings'), press('More servings')),
  },
]
