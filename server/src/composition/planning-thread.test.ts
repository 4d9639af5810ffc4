import { expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createPlanningThread } from './planning-thread.ts'
import type { MenuRequest } from '../use-it-first/plan-menu.ts'

const createPlan = () => {
  const { planMenu } = createPlanningThread(createLog('silent'))
  return (asked: MenuRequest) => planMenu(asked, 'Ana')
}
const request = { ingredients: ['spinach', 'milk', 'tomatoes'], seed: 1, today: '2026-07-15' }

const worked = ({ user, system }: NodeJS.CpuUsage): number => user + system

test('the main thread is idle while a menu is planned', async () => {
  const plan = createPlan()
  await plan(request)
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const plans = await Promise.all([2, 3, 4, 5].map((seed) => plan({ ...request, seed })))
  expect(plans.every((each) => each?.ok)).toBe(true)
  // Processor time, since on a busy machine a thread that waits for its turn passes for one at work.
  expect(worked(process.threadCpuUsage(own)) / worked(process.cpuUsage(all))).toBeLessThan(0.5)
})

test('the twenty-first menu at once is turned away, and the next one after that is planned', async () => {
  const plan = createPlan()
  const asked = Array.from({ length: 21 }, () => plan(request))
  expect(await asked[20]).toBeUndefined()
  const plans = await Promise.all(asked.slice(0, 20))
  expect(plans.every((each) => each?.ok)).toBe(true)
  expect((await plan(request))?.ok).toBe(true)
})

test('the same request and seed give the same menu', async () => {
  const plan = createPlan()
  expect(await plan(request)).toEqual(await plan(request))
})
