import { planDinners } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { testApp } from '../testing/index.ts'
import type { DinnersAsked } from './suggest-dinners.ts'

const asked: DinnersAsked[] = []
const app = await testApp({
  planDinners: async (dinners) => {
    asked.push(dinners)
    return planDinners(dinners.request, dinners)
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
