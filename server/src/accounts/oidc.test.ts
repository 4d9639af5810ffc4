import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { authenticatorCode } from '../testing/authenticator-app.ts'
import { readJson, type TestClient, testApp } from '../testing/index.ts'
import { startOidcServer } from '../testing/oidc-server.ts'

const client = { id: 'plotluck', secret: 'the secret of the client' }
const redirectUri = 'http://plotluck.test/api/auth/callback/oidc'
const provider = await startOidcServer({ ...client, redirectUri })
afterAll(provider.stop)
const settings = {
  issuer: provider.issuer,
  clientId: client.id,
  clientSecret: client.secret,
  name: 'The club',
}
const { as, visitor, database, mails } = await testApp({ config: { oidc: settings } })

const person = (sub: string, more: object = {}) => ({
  sub,
  email: `${sub}@example.org`,
  email_verified: true,
  ...more,
})

const begin = async (browser: TestClient, back = '/dashboard'): Promise<string> =>
  (await readJson<{ url: string }>(browser.post('/api/auth/oidc', { back }))).url

/** Signs in with the provider, and gives where one is led on to. */
async function signIn(browser: TestClient, who: ReturnType<typeof person> | undefined): Promise<string> {
  provider.signIn = who
  const { pathname, search } = new URL(await provider.visit(await begin(browser)))
  const answer = await browser.get(pathname + search)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}
const profileOf = (browser: TestClient) => readJson<Record<string, unknown>>(browser.get('/api/profile'))
const arrived = '/auth?arrived=1&back=%2Fdashboard'

/** Confirms the address of an account, as its owner does by choosing a password with a mailed link. */
async function confirm(email: string): Promise<void> {
  await visitor().post('/api/auth/request-password-reset', { email })
  const mail = mails.findLast(({ to }) => to.address === email)
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const newPassword = 'rosemary beside the shed'
  expect((await visitor().post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
}

test('somebody new whose e-mail the provider confirmed gets an account, and the same one the next time', async () => {
  const first = visitor()
  expect(await signIn(first, person('nora', { name: 'Nora Weiss' }))).toBe(arrived)
  const profile = await profileOf(first)
  expect(profile).toMatchObject({ email: 'nora@example.org', name: 'Nora Weiss' })
  const again = visitor()
  // The provider may have another address of hers by now.
  expect(await signIn(again, person('nora', { email: 'nora.weiss@example.org' }))).toBe(arrived)
  expect(await profileOf(again)).toMatchObject({ id: profile['id'] })
  const { events } = await readJson<{ events: { kind: string }[] }>(again.get('/api/account/events'))
  expect(events.map(({ kind }) => kind)).toEqual(['signed-in-provider', 'signed-in-provider'])
})

test('nothing that opens the account at the provider is kept', async () => {
  await signIn(visitor(), person('otto'))
  const { rows } = (await database.auth.execute(
    sql`select access_token, refresh_token, id_token from auth.account where provider_id = 'oidc'`,
  )) as unknown as { rows: object[] }
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null })
})

test('an account whose e-mail is confirmed here as well is joined, and keeps its password', async () => {
  const ana = await as('Ana')
  await confirm(ana.email)
  const browser = visitor()
  expect(await signIn(browser, person('ana'))).toBe(arrived)
  expect(await profileOf(browser)).toMatchObject({ id: ana.id })
  const signedIn = await visitor().post('/api/auth/sign-in/email', {
    email: ana.email,
    password: 'rosemary beside the shed',
  })
  expect(signedIn.status).toBe(200)
})

test('an account whose e-mail was never confirmed is not joined: whoever made it may not be who owns the address', async () => {
  const ben = await as('Ben')
  const browser = visitor()
  expect(await signIn(browser, person('ben'))).toBe('/auth?failed=provider-account')
  expect((await browser.get('/api/profile')).status).toBe(401)
  await confirm(ben.email)
  expect(await signIn(browser, person('ben'))).toBe(arrived)
  expect(await profileOf(browser)).toMatchObject({ id: ben.id })
})

test('an e-mail that the provider did not confirm opens and makes no account', async () => {
  const cleo = await as('Cleo')
  await confirm(cleo.email)
  const browser = visitor()
  expect(await signIn(browser, person('mallory', { email: cleo.email, email_verified: false }))).toBe(
    '/auth?failed=provider-account',
  )
  expect(await signIn(browser, person('squatter', { email_verified: false }))).toBe(
    '/auth?failed=provider-unconfirmed',
  )
  expect((await browser.get('/api/profile')).status).toBe(401)
  const { rows } = (await database.auth.execute(
    sql`select 1 from auth.user where email = 'squatter@example.org'`,
  )) as unknown as { rows: object[] }
  expect(rows).toEqual([])
})

test('where an account asks for a second factor, the provider is not enough, also after they were joined', async () => {
  const browser = visitor()
  await signIn(browser, person('dora'))
  await confirm('dora@example.org')
  const password = 'rosemary beside the shed'
  await browser.post('/api/auth/sign-in/email', { email: 'dora@example.org', password })
  const { uri } = await readJson<{ uri: string }>(browser.post('/api/account/second-factor', { password }))
  await browser.post('/api/account/second-factor/confirm', { code: authenticatorCode(uri) })
  const other = visitor()
  expect(await signIn(other, person('dora'))).toBe('/auth?failed=provider-second-factor')
  expect((await other.get('/api/profile')).status).toBe(401)
})

test('who refuses at the provider, comes from none or brings another browser’s answer is not signed in', async () => {
  const browser = visitor()
  expect(await signIn(browser, undefined)).toBe('/auth?failed=provider-failed')
  provider.signIn = person('erin')
  const back = new URL(await provider.visit(await begin(browser)))
  for (const [who, query] of [
    [visitor(), back.search],
    [browser, '?code=made-up&state=made-up'],
    [browser, ''],
  ] as const) {
    const answer = await who.get(`/api/auth/callback/oidc${query}`)
    expect(answer.headers.get('location')).toBe('/auth?failed=provider-failed')
    expect((await who.get('/api/profile')).status).toBe(401)
  }
  // An answer counts once.
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe(arrived)
  const twice = await browser.get(back.pathname + back.search)
  expect(twice.headers.get('location')).toBe('/auth?failed=provider-failed')
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
  'nobody is led on to %s',
  async (back) => {
    expect((await visitor().post('/api/auth/oidc', { back })).status).toBe(400)
  },
)

test('a provider that is away is told of, keeps nobody from signing in with a password, and is asked again when it is back', async () => {
  const away = await startOidcServer({ ...client, redirectUri })
  const app = await testApp({ config: { oidc: { ...settings, issuer: away.issuer } } })
  await away.stop()
  const refused = await app.visitor().post('/api/auth/oidc', { back: '/' })
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'provider-down' }])
  expect((await (await app.as('Finn')).get('/api/profile')).status).toBe(200)
  const back = await startOidcServer({ ...client, redirectUri }, Number(new URL(away.issuer).port))
  afterAll(back.stop)
  expect(await begin(app.visitor())).toMatch(back.issuer)
})

test('where no provider is set, there is no such call', async () => {
  const app = await testApp()
  expect((await app.visitor().post('/api/auth/oidc', { back: '/' })).status).toBe(404)
})
