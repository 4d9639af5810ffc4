import { calls } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../testing/index.ts'
import { missedBy, takeTour } from '../testing/tour.ts'

const { as, visitor, database } = await testApp()
const ana = await as('Ana')
const tour = await takeTour(ana)
const headers = { origin: 'http://plotluck.test', 'content-type': 'application/json' }

test('a tour takes every call of the contract that it does not leave out by name, and all are answered', () => {
  expect(tour.filter(({ refusal }) => refusal !== null)).toEqual([])
  expect(missedBy(tour)).toEqual([])
})

test('whoever is not signed in gets nothing from any call that asks who one is', async () => {
  const open = []
  for (const [call, { access }] of Object.entries(calls)) {
    const [method = '', pattern = ''] = call.split(' ')
    if (access === 'everyone') continue
    const path = tour.find((step) => step.call === call)?.path ?? pattern
    const { status } = await visitor().send(path, {
      method,
      headers,
      ...(method !== 'GET' && { body: '{}' }),
    })
    if (status !== 401) open.push([call, status])
  }
  expect(open).toEqual([])
})

/** Everything that the database has of Ana: the rows of each table with a column of her id, as text. */
async function rowsOfAna(): Promise<readonly string[]> {
  const tables = await textsOf(
    sql`select quote_ident(table_name) as text from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  const rows = await Promise.all(
    tables.map((table) =>
      textsOf(sql`select t::text as text from ${sql.raw(table)} t where user_id = ${ana.id} order by 1`),
    ),
  )
  return rows.flat()
}

async function textsOf(statement: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = (await database.asSystem((tx) => tx.execute(statement))) as unknown as {
    readonly rows: readonly { readonly text: string }[]
  }
  return rows.map(({ text }) => text)
}

test('another user who sends all that Ana sent, with the ids of her things, sees and changes nothing of hers', async () => {
  const ben = await as('Ben')
  // He has paid as well, so that nothing is refused to him for that.
  await takeTour(ben)
  const before = await rowsOfAna()
  expect(before.length).toBeGreaterThan(20)
  const seen = []
  for (const { call, path, body } of tour) {
    // Signing in with her password is no matter here.
    if (call.startsWith('POST /api/auth/')) continue
    const [method = ''] = call.split(' ')
    const answer = await ben.send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (answer.status >= 500 || text.includes(ana.email) || text.includes(ana.id))
      seen.push([call, answer.status])
    if (call.includes('{id}') && answer.ok && !harmless.has(call)) seen.push([call, answer.status])
  }
  expect(seen).toEqual([])
  expect(await rowsOfAna()).toEqual(before)
})

/** What is answered with the same words for another's thing as for one that is not there. */
const harmless = new Set(['GET /api/recipes/{id}/saved', 'GET /api/recipes/{id}/cook-log'])
