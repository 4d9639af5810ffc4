import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'

test('while the embedded database answers many questions, the event loop turns between them', async () => {
  const database = await openTestDatabase(undefined, createLog('silent'))
  const question = sql`select count(*) from generate_series(1, 20000)`
  const state = { turns: 0, isDone: false }
  const count = (): void => {
    state.turns += 1
    if (!state.isDone) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 20 }, () => database.auth.execute(question)))
  state.isDone = true
  await database.close()
  expect(state.turns).toBeGreaterThan(5)
})
