import type { Answer } from '@plotluck/contract'
import { planDinners } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'
import type { DinnersAsked } from './suggest-dinners.ts'

const asked: DinnersAsked[] = []
const app = await testApp({
  planDinners: async (dinners) => {
    asked.push(dinners)
    // The seed comes of an id that is drawn: which dinners are planned is no matter of chance here.
    return planDinners(dinners.request, { ...dinners, seed: 1 })
  },
})

test('dinners are planned with the kinds of dishes in mind that the person was given lately', async () => {
  const ana = await app.as('Lately')
  await app.makePremium(ana)
  const week = { dates: ['2026-07-16', '2026-07-17'], ingredients: ['tomatoes', 'eggs'] }
  for (const _ of [1, 2]) expect((await ana.post('/api/meal-plans/suggest', week)).status).toBe(200)
  const [before, after] = asked.map(({ taste }) => taste.lately)
  expect(before).toEqual([])
  expect(after).toHaveLength(2)
})

test('what is always at home is counted on by every dinner', async () => {
  const ana = await app.as('Always')
  await app.makePremium(ana)
  const basket = { items: [], always_at_home: ['rice', 'garlic'], revision: 0 }
  expect((await ana.put('/api/basket', basket)).status).toBe(200)
  const dates = ['2026-07-16', '2026-07-17', '2026-07-18']
  const { dinners } = await readJson<Answer<'POST /api/meal-plans/suggest'>>(
    ana.post('/api/meal-plans/suggest', { dates, ingredients: ['tomatoes', 'chicken'] }),
  )
  const garlic = dinners.flatMap(({ recipe }) => recipe.lines.filter(({ food }) => food === 'garlic'))
  expect(garlic.length).toBeGreaterThan(0)
  expect(garlic.map(({ availability }) => availability)).not.toContain('need')
})

test('a fourth plan of dinners at once is refused with when to come again', async () => {
  const planned = Promise.withResolvers<undefined>()
  const busy = await testApp({ planDinners: () => planned.promise })
  const ana = await busy.as('Four at once')
  await busy.makePremium(ana)
  const week = { dates: ['2026-07-16'], ingredients: ['tomatoes'] }
  const answers = [1, 2, 3, 4].map(() => ana.post('/api/meal-plans/suggest', week))
  const refused = await Promise.race(answers)
  expect([refused.status, refused.headers.get('retry-after'), await readJson(refused)]).toMatchObject([
    429,
    '5',
    { code: 'too-many-requests', message: expect.stringContaining('wait until they are there') },
  ])
  planned.resolve(undefined)
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([429, 503, 503, 503])
})
