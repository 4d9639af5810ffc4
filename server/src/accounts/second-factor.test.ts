import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authenticatorCode, readJson, testApp, type TestClient, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
type Made = { uri: string; recovery_codes: string[] }
type Refused = { code: string }

const signIn = (client: TestClient, { email, password }: TestUser) =>
  client.post('/api/auth/sign-in/email', { email, password })
const secondStep = (client: TestClient, code: string, more = {}) =>
  client.post('/api/auth/second-factor', { code, ...more })
const isSignedIn = async (client: TestClient) => (await client.get('/api/profile')).status === 200
const isOn = (client: TestClient) => readJson(client.get('/api/account/second-factor'))
const codeOf = async (response: Promise<Response>) => (await readJson<Refused>(response)).code
const kinds = async (client: TestClient) =>
  (await readJson<{ events: { kind: string }[] }>(client.get('/api/account/events'))).events.map(
    ({ kind }) => kind,
  )

/** Somebody whose second factor is on. */
async function withSecondFactor(name: string): Promise<TestUser & Made> {
  const user = await as(name)
  const made = await readJson<Made>(user.post('/api/account/second-factor', { password: user.password }))
  const code = authenticatorCode(made.uri)
  expect((await user.post('/api/account/second-factor/confirm', { code })).status).toBe(200)
  return { ...user, ...made }
}

test('a second factor is on once its first code was sent back, and the browser stays signed in', async () => {
  const ana = await as('Ana')
  expect(await isOn(ana)).toEqual({ is_on: false })
  const start = (password: string) => ana.post('/api/account/second-factor', { password })
  expect(await codeOf(start('a wrong guess'))).toBe('wrong-password')
  const { uri, recovery_codes } = await readJson<Made>(start(ana.password))
  expect(decodeURIComponent(uri)).toMatch(
    /^otpauth:\/\/totp\/Plotluck:ana@example\.org\?secret=[A-Z2-7]+&issuer=Plotluck/,
  )
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await isOn(ana)).toEqual({ is_on: false })
  const confirm = (code: string) => ana.post('/api/account/second-factor/confirm', { code })
  expect(await codeOf(confirm('000000'))).toBe('wrong-code')
  expect((await confirm(authenticatorCode(uri))).status).toBe(200)
  expect(await isOn(ana)).toEqual({ is_on: true })
  expect(await codeOf(start(ana.password))).toBe('second-factor-is-on')
  expect(await kinds(ana)).toContain('second-factor-on')
})

test('the password alone opens nothing: a code does, once', async () => {
  const ben = await withSecondFactor('Ben')
  const browser = visitor()
  const begun = await signIn(browser, ben)
  expect(begun.status).toBe(401)
  expect(await readJson(begun)).toEqual({
    code: 'second-factor-needed',
    message: 'Please enter the code of your authenticator app, or one of your recovery codes.',
  })
  expect(await isSignedIn(browser)).toBe(false)
  expect(await codeOf(secondStep(browser, '000000'))).toBe('wrong-code')
  const code = authenticatorCode(ben.uri)
  const finished = await readJson(secondStep(browser, `${code.slice(0, 3)} ${code.slice(3)}`))
  expect(finished).toEqual({
    user: { id: ben.id, email: ben.email, name: 'Ben' },
    emailVerificationRequired: false,
  })
  expect(await isSignedIn(browser)).toBe(true)
  const overTheShoulder = visitor()
  await signIn(overTheShoulder, ben)
  expect(await codeOf(secondStep(overTheShoulder, code))).toBe('wrong-code')
  expect(await isSignedIn(overTheShoulder)).toBe(false)
  expect(await kinds(ben)).toEqual(expect.arrayContaining(['second-factor-asked', 'signed-in-new-device']))
})

test('a code without a password opens nothing', async () => {
  const cleo = await withSecondFactor('Cleo')
  const browser = visitor()
  expect(await codeOf(secondStep(browser, authenticatorCode(cleo.uri)))).toBe('sign-in-again')
  expect(await isSignedIn(browser)).toBe(false)
})

test('a code sent with a session and without a password opens nothing, and turns nothing on', async () => {
  const kim = await as('Kim')
  for (const code of ['123456', 'no-code-at-all'])
    expect(await codeOf(secondStep(kim, code))).toBe('sign-in-again')
  const { uri } = await readJson<Made>(kim.post('/api/account/second-factor', { password: kim.password }))
  expect(await codeOf(secondStep(kim, authenticatorCode(uri)))).toBe('sign-in-again')
  expect(await isOn(kim)).toEqual({ is_on: false })
})

test('two recovery codes at once are answered, and let in at least one browser', async () => {
  const lea = await withSecondFactor('Lea')
  const browsers = [visitor(), visitor(), visitor()]
  for (const browser of browsers) await signIn(browser, lea)
  const answers = await Promise.all(
    browsers.map(async (browser, nth) => (await secondStep(browser, lea.recovery_codes[nth] ?? '')).status),
  )
  expect(answers.filter((status) => ![200, 403].includes(status))).toEqual([])
  expect(answers).toContain(200)
})

test('a recovery code works once', async () => {
  const dora = await withSecondFactor('Dora')
  const [code = ''] = dora.recovery_codes
  const [first, second] = [visitor(), visitor()]
  for (const browser of [first, second]) await signIn(browser, dora)
  expect((await secondStep(first, code)).status).toBe(200)
  expect(await codeOf(secondStep(second, code))).toBe('wrong-code')
  expect(await isSignedIn(second)).toBe(false)
  expect(await kinds(dora)).toContain('recovery-code-used')
})

test('a trusted browser is asked for no code, until the password is changed', async () => {
  const eva = await withSecondFactor('Eva')
  const browser = visitor()
  await signIn(browser, eva)
  await secondStep(browser, authenticatorCode(eva.uri), { trustDevice: true })
  await browser.post('/api/auth/sign-out', {})
  expect((await signIn(browser, eva)).status).toBe(200)
  expect((await signIn(visitor(), eva)).status).toBe(401)
  const change = { currentPassword: eva.password, newPassword: 'kale and potatoes' }
  expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
  expect((await signIn(browser, { ...eva, password: 'kale and potatoes' })).status).toBe(401)
})

test('five wrong codes end the attempt, and ten close the account to codes for a while', async () => {
  const fay = await withSecondFactor('Fay')
  const answers: string[] = []
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const browser = visitor()
    await signIn(browser, fay)
    for (let guess = 0; guess < 6; guess += 1)
      answers.push(await codeOf(secondStep(browser, `00000${guess}`)))
  }
  const five = Array.from({ length: 5 }, () => 'wrong-code')
  expect(answers).toEqual([...five, 'sign-in-again', ...five, 'too-many-requests'])
  const browser = visitor()
  await signIn(browser, fay)
  expect(await codeOf(secondStep(browser, authenticatorCode(fay.uri)))).toBe('too-many-requests')
})

test('a program needs a code beside the password', async () => {
  const gil = await withSecondFactor('Gil')
  const grant = (code?: string) =>
    visitor().post('/api/auth/token', {
      grant_type: 'password',
      email: gil.email,
      password: gil.password,
      code,
    })
  expect(await codeOf(grant())).toBe('second-factor-needed')
  expect(await codeOf(grant('000000'))).toBe('wrong-code')
  const { access_token } = await readJson<{ access_token: string }>(grant(authenticatorCode(gil.uri)))
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await visitor().get('/api/profile', { headers })).status).toBe(200)
  const { sessions } = await readJson<{ sessions: { kind: string }[] }>(gil.get('/api/account/sessions'))
  expect(sessions.map(({ kind }) => kind)).toEqual(['browser', 'program'])
  const start = visitor().post('/api/account/second-factor/end', { password: gil.password }, { headers })
  expect((await start).status).toBe(401)
})

test('a second factor is turned off with the password, and then the password is enough', async () => {
  const hal = await withSecondFactor('Hal')
  const end = (password: string) => hal.post('/api/account/second-factor/end', { password })
  expect(await codeOf(end('a wrong guess'))).toBe('wrong-password')
  expect(await isOn(hal)).toEqual({ is_on: true })
  expect((await end(hal.password)).status).toBe(200)
  expect(await isSignedIn(hal)).toBe(true)
  expect((await signIn(visitor(), hal)).status).toBe(200)
  expect(await kinds(hal)).toContain('second-factor-off')
})

test('a new password by a mailed link leaves the second factor on', async () => {
  const ida = await withSecondFactor('Ida')
  await visitor().post('/api/auth/request-password-reset', { email: ida.email })
  const token = /token=(\S+)/.exec(app.mails.findLast(({ to }) => to.address === ida.email)?.text ?? '')?.[1]
  await visitor().post('/api/auth/reset-password', { token, newPassword: 'leeks and lentils' })
  const browser = visitor()
  const begun = signIn(browser, { ...ida, password: 'leeks and lentils' })
  expect(await codeOf(begun)).toBe('second-factor-needed')
})

test('secret and recovery codes cannot be read from the database, and no person reads them', async () => {
  const jon = await withSecondFactor('Jon')
  const kept = JSON.stringify(await app.database.auth.execute(sql`select * from auth.two_factor`))
  const secret = new URL(jon.uri).searchParams.get('secret') ?? 'none'
  for (const text of [secret, ...jon.recovery_codes]) expect(kept).not.toContain(text)
  const asJon = app.database.asUser(jon.id as Parameters<typeof app.database.asUser>[0], (tx) =>
    tx.execute(sql`select * from auth.two_factor`),
  )
  await expect(asJon).rejects.toThrow(/two_factor/)
})
