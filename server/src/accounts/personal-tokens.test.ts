import type { PersonalToken } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson, testApp, type TestUser } from '../testing/index.ts'

const { as, visitor, clock, database, makePremium, tidy } = await testApp()
const day = 24 * 60 * 60_000
const json = { origin: 'http://plotluck.test', 'content-type': 'application/json' }

type Made = PersonalToken & { readonly token: string }
const make = (user: TestUser, body: object = {}): Promise<Response> =>
  user.post('/api/account/tokens', { name: 'Kitchen display', scope: 'read', days: 30, ...body })
const made = (user: TestUser, body: object = {}) => readJson<Made>(make(user, body))
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
const listed = async (user: TestUser): Promise<readonly PersonalToken[]> =>
  (await readJson<{ tokens: readonly PersonalToken[] }>(user.get('/api/account/tokens'))).tokens
const nameOf = (headers: Record<string, string>) => visitor().get('/api/profile', { headers })

type Operation = { readonly security: readonly Readonly<Record<string, readonly string[]>>[] }
const { paths } = await readJson<{ paths: Record<string, Record<string, Operation>> }>(
  visitor().get('/api/openapi.json'),
)
/** The calls of the document that ask who one is, each with the scopes that it states for a personal token. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => security.length > 0)
    .map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      scopes: security.find((one) => one['personalToken'])?.['personalToken'],
    })),
)

test('a token that is made is shown once, works as its owner, and its hash alone is kept', async () => {
  const ana = await as('Ana')
  const token = await made(ana, { name: '  Kitchen display ' })
  expect(token).toMatchObject({ name: 'Kitchen display', scope: 'read', last_used_at: null })
  expect(token.token).toMatch(/^plotluck_[\w-]{43}$/)
  const profile = await nameOf(bearer(token))
  expect([profile.status, await profile.json()]).toMatchObject([200, { name: 'Ana' }])
  const [kept] = await listed(ana)
  expect(kept).toEqual({ ...token, token: undefined, last_used_at: clock.now.toISOString() })
  const { rows } = (await database.auth.execute(
    sql`select t::text as text from auth.personal_token t`,
  )) as unknown as { rows: { text: string }[] }
  expect(rows.map(({ text }) => text).join()).not.toContain(token.token.slice(9))
})

test('every call of the document says what it asks of a token, and a token with less is refused in words', async () => {
  const ben = await as('Ben')
  await makePremium(ben)
  const tokens = { read: await made(ben), write: await made(ben, { scope: 'write' }) }
  const wrong = []
  for (const { method, path, scopes } of operations) {
    // What reads is for both, what changes for one that may write, and what is the owner's for none.
    const tooLittle =
      scopes === undefined ? (['read', 'write'] as const) : scopes[0] === 'write' ? (['read'] as const) : []
    for (const scope of tooLittle) {
      const headers = { ...json, ...bearer(tokens[scope]) }
      const answer = await visitor().send(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      const { code, message } = await readJson<{ code: string; message: string }>(answer)
      if (answer.status !== 403 || code !== 'token-scope' || !/^[A-Z].+\.$/.test(message))
        wrong.push([method, path, scope, answer.status, code])
    }
  }
  expect(wrong).toEqual([])
  expect(operations.filter(({ scopes }) => scopes === undefined).length).toBeGreaterThan(10)
  expect(operations.filter(({ scopes }) => scopes?.[0] === 'write').length).toBeGreaterThan(20)
  expect((await nameOf(bearer(tokens.write))).status).toBe(200)
})

test('a token that reads is let into every call that reads, and one that writes into every other that is no owner’s', async () => {
  const cleo = await as('Cleo')
  await makePremium(cleo)
  const tokens = { read: await made(cleo), write: await made(cleo, { scope: 'write' }) }
  const shut = []
  for (const { method, path, scopes } of operations) {
    if (scopes === undefined) continue
    const headers = { ...json, ...bearer(method === 'GET' ? tokens.read : tokens.write) }
    const answer = await visitor().send(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
    await answer.arrayBuffer()
    if ([401, 403].includes(answer.status)) shut.push([method, path, answer.status])
  }
  expect(shut).toEqual([])
})

test('what a program got for a password may do all that its owner may', async () => {
  const { email, password } = await as('Dora')
  const grant = { grant_type: 'password', email, password }
  const { access_token } = await readJson<{ access_token: string }>(visitor().post('/api/auth/token', grant))
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await visitor().patch('/api/profile', { name: 'Dora Lee' }, { headers })).status).toBe(200)
})

test('a token ends at its day, is listed no more and is removed', async () => {
  const erin = await as('Erin')
  const [short, long] = [await made(erin), await made(erin, { days: 90, name: 'Backup' })]
  clock.advance(30 * day - 1000)
  expect((await nameOf(bearer(short))).status).toBe(200)
  clock.advance(1000)
  const late = await nameOf(bearer(short))
  expect([late.status, await late.json()]).toMatchObject([
    401,
    { code: 'session-expired', message: expect.stringContaining('API token') },
  ])
  expect((await nameOf(bearer(long))).status).toBe(200)
  expect((await listed(erin)).map(({ name }) => name)).toEqual(['Backup'])
  await tidy()
  const kept = await database.auth.execute(sql`select 1 from auth.personal_token where user_id = ${erin.id}`)
  expect((kept as unknown as { rows: unknown[] }).rows).toHaveLength(1)
})

test('a token that is revoked works no more, and nobody revokes or sees another’s', async () => {
  const [finn, stranger] = [await as('Finn'), await as('Stranger')]
  const token = await made(finn)
  expect((await stranger.delete(`/api/account/tokens/${token.id}`)).status).toBe(404)
  expect(await listed(stranger)).toEqual([])
  expect((await nameOf(bearer(token))).status).toBe(200)
  clock.advance(1000)
  expect((await finn.delete(`/api/account/tokens/${token.id}`)).status).toBe(200)
  expect((await nameOf(bearer(token))).status).toBe(401)
  const { events } = await readJson<{ events: { kind: string }[] }>(finn.get('/api/account/events'))
  const kinds = events.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('personal-token'))).toEqual([
    'personal-token-revoked',
    'personal-token-made',
  ])
})

test('a program that signs out ends its own token', async () => {
  const token = await made(await as('Gus'))
  await visitor().post('/api/auth/sign-out', {}, { headers: bearer(token) })
  expect((await nameOf(bearer(token))).status).toBe(401)
})

test('a new password ends every token', async () => {
  const hana = await as('Hana')
  const token = await made(hana)
  const change = { currentPassword: hana.password, newPassword: 'thyme under a walnut tree' }
  expect((await hana.post('/api/auth/change-password', change)).status).toBe(200)
  expect((await nameOf(bearer(token))).status).toBe(401)
})

test('twenty tokens are the most, also when several are made at once', async () => {
  const ida = await as('Ida')
  const answers = await Promise.all(Array.from({ length: 24 }, () => make(ida)))
  const refused = answers.filter(({ ok }) => !ok)
  expect([answers.length - refused.length, refused.map(({ status }) => status)]).toEqual([
    20,
    [409, 409, 409, 409],
  ])
  expect(await readJson(refused[0] as Response)).toMatchObject({ code: 'too-many-tokens' })
})

test.each([{ name: '' }, { scope: 'everything' }, { days: 31 }, { days: 100_000 }])(
  'a token is not made of %j',
  async (body) => {
    expect((await make(await as('Jo'), body)).status).toBe(400)
  },
)

test('a token goes with the account, and its name, not its hash, stands in the export', async () => {
  const kim = await as('Kim')
  const token = await made(kim, { name: 'Fridge door' })
  const text = await (await kim.get('/api/account/export')).text()
  expect(JSON.parse(text)).toMatchObject({ sign_in: { tokens: [{ name: 'Fridge door', scope: 'read' }] } })
  expect(text).not.toContain(token.token.slice(9))
  await kim.delete('/api/account', { confirm: 'DELETE' })
  expect((await nameOf(bearer(token))).status).toBe(401)
})
