import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { keepLogShort } from './keep-log-short.ts'
import { migrationsFolder } from '../../migrations-folder.ts'
import { durableStart, openPglite } from './open-embedded.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

test('the log of an embedded database that is written to for long is no longer than what it may be', async () => {
  const client = await PGlite.create({ startParams: durableStart })
  yieldToEventLoop(client)
  const stop = keepLogShort(client, { everyMs: 5, bytes: 4_000_000 })
  for (let time = 0; time < 40; time += 1)
    await client.query("select pg_logical_emit_message(true, 'test', repeat('x', 600000))")
  // Of 24 MB, what is not written to the tables yet.
  const { rows } = await client.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  expect(rows[0]?.bytes).toBeLessThan(16_000_000)
  stop()
  await client.close()
}, 300_000)

test('the role that the server works in may do so', async () => {
  const database = await openPglite({}, migrationsFolder)
  await expect(database.auth.execute('checkpoint')).resolves.toBeDefined()
  await database.close()
}, 300_000)

test('a look that fails ends nothing, and nothing is done for a log that did not grow', async () => {
  const done: string[] = []
  const at = ['1/0', new Error('closing'), '1/10', '1/5000000', '1/5000010']
  const grown = [4e9, 0, 16, 8e7, 16]
  const client = {
    query: async () => {
      const next = at.shift()
      if (typeof next !== 'string') throw next ?? new Error('over')
      return { rows: [{ at: next, grown: grown[4 - at.length] }] }
    },
    exec: async (statement: string) => void done.push(statement),
  }
  const stop = keepLogShort(client as unknown as PGlite, { everyMs: 1 })
  await expect.poll(() => at.length).toBe(0)
  stop()
  expect(done).toEqual(['checkpoint'])
})
