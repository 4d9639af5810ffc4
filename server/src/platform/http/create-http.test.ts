import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readJson, startTestServer, testApp } from '../../testing/index.ts'

const token = 'a token of the scraper'
const shared = await testApp()

/** An app of other settings on the database that most of these tests share. */
const appWith = (settings: Parameters<typeof testApp>[0]) =>
  testApp({ database: { ...shared.database, close: async () => {} }, ...settings })

test('/metrics counts requests by route for who holds the token, and exists for nobody else', async () => {
  const { visitor } = await appWith({ config: { metricsToken: token } })
  await visitor().get('/healthz')
  const scraped = await visitor().get('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(await scraped.text()).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
  )
  for (const authorization of ['', 'Bearer wrong', `Bearer ${token}x`])
    expect((await visitor().get('/metrics', { headers: { authorization } })).status).toBe(404)
  expect(
    (await shared.visitor().get('/metrics', { headers: { authorization: 'Bearer undefined' } })).status,
  ).toBe(404)
})

test('every answer names its request, and the log line of an error names it too', async () => {
  const { visitor, logged } = await appWith({
    findStorageTip: () => {
      throw new Error('the shelf fell down')
    },
  })
  const cook = visitor()
  await cook.post('/api/auth/sign-up/email', { email: 'a@example.org', password: 'basil and tomato' })
  const response = await cook.get('/api/storage-tips?ingredients=kale')
  const requestId = response.headers.get('x-request-id')
  expect(await readJson(response)).toMatchObject({ code: 'unexpected', details: { requestId } })
  expect(logged.filter(({ msg }) => msg === 'unexpected error')).toMatchObject([{ requestId }])
})

test('an address that answers another method says which, and an unknown one does not exist', async () => {
  const { visitor } = shared
  const refused = await visitor().put('/api/profile', { name: 'Ana' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, PATCH'])
  expect(await readJson(refused)).toMatchObject({ code: 'method-not-allowed' })
  const meal = await visitor().get('/api/meal-plans/00000000-0000-4000-8000-000000000000')
  expect([meal.status, meal.headers.get('allow')]).toEqual([405, 'PATCH, DELETE'])
  for (const path of ['/api/nowhere', '/api/profile/', '/api/recipes/a/b'])
    expect((await visitor().post(path, {})).status).toBe(404)
})

test('a body that is too large is refused to its sender, who asks the next question on a new connection', async () => {
  const { visitor, url } = await startTestServer()
  for (const megabytes of [1.1, 20]) {
    const body = 'a'.repeat(megabytes * 1024 * 1024)
    const refused = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', body })
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    expect(await readJson(refused)).toMatchObject({ code: 'too-large' })
    expect((await visitor().get('/healthz')).status).toBe(200)
  }
})

test.each([
  [[], 'Send one JSON object with the fields of this call.'],
  ['"tomato"', 'Send one JSON object with the fields of this call.'],
  [{ grant_type: 'magic' }, 'Invalid grant_type'],
  [{}, 'Invalid grant_type'],
])('the body %j is refused in words for people', async (body, message) => {
  expect(await readJson(shared.visitor().post('/api/auth/token', body))).toMatchObject({
    code: 'invalid-input',
    message,
  })
})

test('while the database cannot be reached a call is asked to come again, and not told of a fault', async () => {
  const causes = [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  ]
  const gone = () => Promise.reject(new Error('Failed query', { cause: causes.shift() }))
  const { as } = await appWith({ database: { ...shared.database, asUser: gone, close: async () => {} } })
  const ana = await as('Ana')
  const asked = async () => {
    const { status, headers } = await ana.get('/api/profile')
    return [status, headers.get('retry-after')]
  }
  for (const _ of [1, 2, 3, 4]) expect(await asked()).toEqual([503, '5'])
  expect(await asked()).toEqual([500, null])
})

test('a session that cannot be looked up while the database is closed is not taken for a fault', async () => {
  const { database, as } = await testApp()
  const ana = await as('Ana')
  await database.close()
  const refused = await ana.get('/api/profile')
  expect([refused.status, await readJson(refused)]).toMatchObject([503, { code: 'unavailable' }])
  const signUp = { email: 'ben@example.org', password: 'basil and tomato' }
  expect((await ana.post('/api/auth/sign-up/email', signUp)).status).toBe(503)
})

test('/readyz says no while the database does not answer', async () => {
  expect((await shared.visitor().get('/readyz')).status).toBe(200)
  const { visitor } = await appWith({
    database: { ...shared.database, ping: () => Promise.reject(new Error('gone')), close: async () => {} },
  })
  expect((await visitor().get('/readyz')).status).toBe(503)
})

test.each([
  ['https://cook.example', 'https://cook.example', 200],
  ['https://cook.example', 'http://cook.example', 403],
  ['https://cook.example', 'https://evil.example', 403],
  ['https://cook.example', 'https://cook.example:8443', 403],
  ['https://cook.example', 'null', 403],
  ['http://127.0.0.1:3000', 'http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 'http://[::1]:3000', 200],
  ['http://127.0.0.1:3000', 'http://localhost:3001', 403],
  ['http://localhost:3000', 'http://192.168.1.5:3000', 403],
])(
  'at %s a write from a page of %s is answered %i, whatever the Host header says',
  async (publicUrl, origin, status) => {
    const { visitor } = await appWith({ config: { publicUrl } })
    const host = URL.canParse(origin) ? new URL(origin).host : 'cook.example'
    const answered = await visitor().post('/api/auth/sign-out', {}, { headers: { origin, host } })
    expect(answered.status).toBe(status)
    if (status === 403)
      expect(await answered.json()).toMatchObject({ message: expect.stringContaining(publicUrl) })
  },
)

test('guesses behind a trusted proxy count by the address that the proxy saw, not by what the client claims', async () => {
  const { visitor } = await startTestServer({ config: { trustedProxies: 1 } })
  const guess = (forwarded: string, email: string) =>
    visitor().post(
      '/api/auth/sign-in/email',
      { email, password: 'a wrong guess' },
      { headers: { 'x-forwarded-for': forwarded } },
    )
  for (let count = 0; count < 10; count += 1) await guess(`${count}.1.1.1, 7.7.7.7`, 'ana@example.org')
  expect((await guess('99.1.1.1, 7.7.7.7', 'ana@example.org')).status).toBe(429)
  expect((await guess('99.1.1.1, 8.8.8.8', 'ana@example.org')).status).toBe(401)
})

test('without a trusted proxy the header that names an address is not read', async () => {
  const { visitor } = await startTestServer()
  const guess = (forwarded: string) =>
    visitor().post(
      '/api/auth/sign-in/email',
      { email: 'ben@example.org', password: 'a wrong guess' },
      { headers: { 'x-forwarded-for': forwarded } },
    )
  for (let count = 0; count < 10; count += 1) await guess(`${count}.1.1.1`)
  expect((await guess('99.1.1.1')).status).toBe(429)
})

test('a port in use is refused with another to try', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(startTestServer({}, port)).rejects.toThrow(`PORT=${port + 1}`)
  other.close()
})
