import { expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { readJson, startTestServer } from '../testing/index.ts'
import { createPlanningThread } from './planning-thread.ts'

// A millisecond is less than the thread takes to start, so whatever is planned is ended before it answers.
const server = await startTestServer(createPlanningThread(createLog('silent'), { timeoutMs: 1 }))

test.each([
  ['/api/generate-use-it-first-menu', { ingredients: ['spinach', 'milk'] }],
  ['/api/meal-plans/suggest', { ingredients: ['spinach'], dates: ['2026-07-15'] }],
])('%s whose thread is ended is answered with 503, words and when to ask again', async (path, body) => {
  const ana = await server.as('Ana')
  await server.makePremium(ana)
  const refused = await ana.post(path, body)
  expect([refused.status, refused.headers.get('retry-after'), await readJson(refused)]).toEqual([
    503,
    '5',
    { code: 'too-busy', message: 'Many people are cooking right now. Please try again in a minute.' },
  ])
  expect(await readJson(ana.get('/api/history'))).toEqual({ recipes: [], nextCursor: null })
})
