import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { startTestServer, type TestUser } from '../../testing/index.ts'
import { migrationsFolder } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import { openPostgres } from './open-postgres.ts'

// A server of its own: the one of the other tests must not be restarted under them.
const postgres = await startPostgres()
afterAll(() => postgres.stop())
const idleTimeoutMs = 1500
const database = await openPostgres(postgres.url, migrationsFolder, createLog('silent'), { idleTimeoutMs })
const server = await startTestServer({ database, config: { billing: 'none' } })
const people = await Promise.all(Array.from({ length: 10 }, (_, at) => server.as(`Cook ${at}`)))
const ana = await server.as('Cook 0')

test.each<[string, () => Promise<void>]>([
  ['ends every connection five times', () => repeat(5, endConnections)],
  ['is stopped and started', () => restart('SIGINT')],
  ['crashes and is started', () => restart('SIGQUIT')],
])(
  'while ten people cook, PostgreSQL %s: they are asked to come again, and then go on',
  async (_, harm) => {
    const load = cooking()
    await sleep(500)
    await harm()
    await untilServed()
    const answers = await load.end()
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    for (const { status, retryAfter } of answers)
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0)
    // More at once than the pool has connections: none was lost.
    const after = await Promise.all([...people, ...people, ...people].map((user) => user.get('/api/profile')))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
    expect((await server.visitor().get('/readyz')).status).toBe(200)
  },
  60_000,
)

test('a database that hangs is away after its time of silence, and back when it answers', async () => {
  const holder = await connected()
  await holder.query('begin; lock table profiles in access exclusive mode')
  const answers = await Promise.all(Array.from({ length: 15 }, () => ana.get('/api/profile')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  await holder.query('rollback')
  await holder.end()
  await untilServed()
})

test('a stream that the database leaves ends with one event that asks to come again', async () => {
  const holder = await connected()
  await holder.query('begin; lock table recipes in share mode')
  const asked = ana.post(
    '/api/generate-recipes',
    { ingredients: ['tomatoes', 'zucchini', 'onions'] },
    { headers: { accept: 'text/event-stream' } },
  )
  const text = await (await asked).text()
  await holder.query('rollback')
  await holder.end()
  expect(text.match(/event: error\ndata: .*/g)).toEqual([expect.stringContaining('"code":"unavailable"')])
})

type Answer = { readonly status: number; readonly retryAfter: string | null }

function cooking() {
  const answers: Answer[] = []
  const ending = new AbortController()
  const cook = async (user: TestUser): Promise<void> => {
    const { email, password } = user
    const calls = [
      () => user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini', 'onions'] }),
      () => user.get('/api/profile'),
      () => user.post('/api/harvest-chat', { message: 'How long do eggs keep?' }),
      () => user.put('/api/shopping-list/stock', { stock: ['rice'] }),
      () => server.visitor().post('/api/auth/token', { grant_type: 'password', email, password }),
    ]
    while (!ending.signal.aborted)
      for (const call of calls) {
        const { status, headers } = await call()
        // The limits of questions and sign-ins are no matter here.
        if (status !== 429) answers.push({ status, retryAfter: headers.get('retry-after') })
        await sleep(10)
      }
  }
  const ended = Promise.all(people.map(cook))
  return {
    end: async (): Promise<readonly Answer[]> => {
      ending.abort()
      await ended
      return answers
    },
  }
}

async function untilServed(): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if ((await ana.get('/api/profile')).status === 200) return
    await sleep(50)
  }
  throw new Error('The server does not find its database again')
}

async function restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  await postgres.end(signal)
  await sleep(500)
  await postgres.start()
}

async function endConnections(): Promise<void> {
  const client = await connected()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
  await sleep(100)
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let count = 0; count < times; count += 1) await work()
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  return client
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
