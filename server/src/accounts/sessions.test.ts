import type { AccountSession } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson, testApp, type TestClient, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

const sessionsOf = async (client: TestClient, options = {}): Promise<readonly AccountSession[]> =>
  (await readJson<{ sessions: AccountSession[] }>(client.get('/api/account/sessions', options))).sessions
const end = (client: TestClient, id: string) => client.delete(`/api/account/sessions/${id}`)

/** Signs in again, as on another device. */
async function elsewhere({ email, password }: TestUser, userAgent = firefox): Promise<TestClient> {
  const client = visitor()
  await client.post('/api/auth/sign-in/email', { email, password }, { headers: { 'user-agent': userAgent } })
  return client
}

async function program({ email, password }: TestUser): Promise<Record<string, string>> {
  const grant = { grant_type: 'password', email, password }
  const { access_token } = await readJson<{ access_token: string }>(visitor().post('/api/auth/token', grant))
  return { authorization: `Bearer ${access_token}` }
}

test('a person sees every device and program that is signed in, the one that asks first', async () => {
  const ana = await as('Ana')
  await elsewhere(ana)
  const headers = await program(ana)
  const sessions = await sessionsOf(ana)
  expect(sessions).toHaveLength(3)
  expect(sessions[0]).toMatchObject({ kind: 'browser', is_this: true })
  expect(sessions.filter(({ is_this }) => is_this)).toHaveLength(1)
  expect(sessions.map(({ kind, name }) => [kind, name])).toContainEqual(['browser', 'Firefox on Windows'])
  expect(sessions.every(({ last_seen_at }) => !Number.isNaN(Date.parse(last_seen_at)))).toBe(true)
  const [first] = await sessionsOf(visitor(), { headers })
  expect(first).toMatchObject({
    kind: 'program',
    name: null,
    is_this: true,
    last_seen_at: app.clock.now.toISOString(),
  })
})

test('a device that is ended is signed out at once, and the others are not', async () => {
  const ben = await as('Ben')
  const phone = await elsewhere(ben)
  const other = (await sessionsOf(ben)).find(({ is_this }) => !is_this)
  expect((await end(ben, other?.id ?? '')).status).toBe(200)
  expect((await phone.get('/api/profile')).status).toBe(401)
  expect((await ben.get('/api/profile')).status).toBe(200)
  expect((await end(ben, other?.id ?? '')).status).toBe(404)
})

test('all others are ended together, programs with them', async () => {
  const cleo = await as('Cleo')
  const [phone, headers] = [await elsewhere(cleo), await program(cleo)]
  expect((await end(cleo, 'others')).status).toBe(200)
  expect((await phone.get('/api/profile')).status).toBe(401)
  expect((await visitor().get('/api/profile', { headers })).status).toBe(401)
  expect(await sessionsOf(cleo)).toMatchObject([{ is_this: true }])
  expect((await end(cleo, 'others')).status).toBe(200)
})

test("a stranger's session, a missing one and nonsense are all not found, and go on", async () => {
  const [dora, stranger] = [await as('Dora'), await as('Stranger')]
  const [own] = await sessionsOf(dora)
  for (const id of [own?.id ?? '', '00000000-0000-4000-8000-000000000000', 'nonsense'])
    expect((await end(stranger, id)).status).toBe(404)
  expect((await end(stranger, 'others')).status).toBe(200)
  expect(await sessionsOf(dora)).toHaveLength(1)
  expect((await sessionsOf(stranger)).some(({ id }) => id === own?.id)).toBe(false)
})

test('who is not signed in sees and ends nothing', async () => {
  expect((await visitor().get('/api/account/sessions')).status).toBe(401)
  expect((await end(visitor(), 'others')).status).toBe(401)
})

test('no more is kept of a browser than its name', async () => {
  const erin = await as('Erin')
  await elsewhere(erin, `${firefox} of Erin's, in the attic`)
  const names = (await sessionsOf(erin)).map(({ name }) => name)
  expect(names).toContain('Firefox on Windows')
})
