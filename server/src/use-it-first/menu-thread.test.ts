import { expect, test } from 'vitest'
import { createMenuThread } from './menu-thread.ts'

const request = { ingredients: ['spinach', 'milk', 'tomatoes'], seed: 1, today: '2026-07-15' }

test('the main thread goes on while a menu is planned', async () => {
  const plan = createMenuThread()
  await plan(request)
  let longestGap = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longestGap = Math.max(longestGap, performance.now() - last)
    last = performance.now()
  }, 1)
  const plans = await Promise.all([2, 3, 4, 5].map((seed) => plan({ ...request, seed })))
  clearInterval(watch)
  expect(plans.every((each) => each?.ok)).toBe(true)
  expect(longestGap).toBeLessThan(50)
})

test('the twenty-first menu at once is turned away, and the next one after that is planned', async () => {
  const plan = createMenuThread()
  const asked = Array.from({ length: 21 }, () => plan(request))
  expect(await asked[20]).toBeUndefined()
  const plans = await Promise.all(asked.slice(0, 20))
  expect(plans.every((each) => each?.ok)).toBe(true)
  expect((await plan(request))?.ok).toBe(true)
})

test('the same request and seed give the same menu', async () => {
  const plan = createMenuThread()
  expect(await plan(request)).toEqual(await plan(request))
})
