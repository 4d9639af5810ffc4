import type { Session, SignedIn } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const token = (request: object) => visitor().post('/api/auth/token', request)
const profileWith = (access: string) =>
  visitor().get('/api/profile', { headers: { authorization: `Bearer ${access}` } })
const account = (email: string, password = 'basil and tomato', name = 'Ana') => ({ email, password, name })

test('sign-up opens a session in an httpOnly cookie and tells scripts no token', async () => {
  const client = visitor()
  const response = await client.post('/api/auth/sign-up/email', account('Cookie@Example.org'))
  expect(response.status).toBe(200)
  const cookie = response.headers.getSetCookie().join()
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const { user, ...rest } = await body<SignedIn>(response)
  expect(user).toEqual({ id: expect.any(String), email: 'cookie@example.org', name: 'Ana' })
  expect(rest).toEqual({ emailVerificationRequired: false })
  expect(await body(client.get('/api/auth/get-session'))).toEqual({ user })
})

test.each([
  [{ password: 'short77' }, 'Password must be at least 8 characters'],
  [{ password: 'x'.repeat(101) }, 'Password too long'],
  [{ email: 'ana.example.org' }, 'Invalid email address'],
  [{ email: `${'a'.repeat(250)}@b.org` }, 'Email too long'],
  [{ name: '  ' }, 'Name required'],
  [{ name: 'x'.repeat(101) }, 'Name too long'],
  [{ name: 'Ana\r\nBcc: all@example.org' }, 'Name must be on one line'],
  [{ name: 'Ana\u2028Ben' }, 'Name must be on one line'],
  [{ name: 'Ana\u001B[2J' }, 'Name must be on one line'],
])('sign-up refuses %o with the words of the form', async (wrong, message) => {
  const response = await visitor().post('/api/auth/sign-up/email', {
    ...account('wrong@example.org'),
    ...wrong,
  })
  expect(response.status).toBe(400)
  expect(await body(response)).toMatchObject({ code: 'invalid-input', message })
})

test('sign-up refuses an e-mail that has an account, in any case', async () => {
  const ana = await as('Taken')
  const response = await visitor().post('/api/auth/sign-up/email', account(ana.email.toUpperCase()))
  expect(response.status).toBe(409)
  expect(await body(response)).toMatchObject({ code: 'email-taken' })
})

test('sign-up of one e-mail twenty times at once makes one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor().post('/api/auth/sign-up/email', account('race@example.org'))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('sign-in answers an unknown e-mail and a wrong password alike', async () => {
  const ana = await as('Alike')
  const wrong = await visitor().post('/api/auth/sign-in/email', { email: ana.email, password: 'guess' })
  const unknown = await visitor().post('/api/auth/sign-in/email', {
    email: 'no@example.org',
    password: 'guess',
  })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(await body(wrong)).toEqual(await body(unknown))
})

test.each([
  ['/api/auth/sign-in/email', 'Slow'],
  ['/api/auth/token', 'Slow program'],
])('%s takes as long for an unknown e-mail as for a wrong password', async (path, name) => {
  const ana = await as(name)
  const time = async (email: string) => {
    const began = performance.now()
    await visitor().post(path, { grant_type: 'password', email, password: 'guess' })
    return performance.now() - began
  }
  await time('warm@example.org')
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 7; round += 1) {
    known.push(await time(ana.email))
    unknown.push(await time(`nobody-${round}@example.org`))
  }
  // Hashing dominates both; a lookup that skipped it would be several times faster. The quickest of each, because a busy machine only adds.
  const ratio = Math.min(...unknown) / Math.min(...known)
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
  app.clock.advance(60 * 60_000)
})

test('sign-out ends the session on the server, not only in the browser', async () => {
  const ana = await as('Leaving')
  const cookie = ana.cookies()
  expect((await ana.post('/api/auth/sign-out', {})).status).toBe(200)
  const response = await visitor().get('/api/profile', { headers: { cookie } })
  expect(response.status).toBe(401)
  expect(await body(response)).toMatchObject({ code: 'session-expired' })
})

test('a request without a session is told to sign in', async () => {
  const response = await visitor().get('/api/profile')
  expect(response.status).toBe(401)
  expect(await body(response)).toMatchObject({
    code: 'not-signed-in',
    message: 'Please sign in and try again.',
  })
})

test('a write with the cookie from another site is refused and changes nothing', async () => {
  const ana = await as('Framed')
  const response = await ana.patch('/api/profile', { name: 'Hacked' })
  expect(response.status).toBe(200)
  const foreign = await ana.send('/api/profile', {
    method: 'PATCH',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Evil' }),
  })
  expect(foreign.status).toBe(403)
  expect(await body(foreign)).toMatchObject({ code: 'wrong-origin' })
  expect(await body(ana.get('/api/profile'))).toMatchObject({ name: 'Hacked' })
})

test('wrong passwords are refused for a while after ten, and the right one too, then work again', async () => {
  const ana = await as('Guessed')
  const attempt = (password: string) =>
    visitor().post('/api/auth/sign-in/email', { email: ana.email, password })
  for (let guess = 1; guess <= 10; guess += 1) expect((await attempt(`guess ${guess}`)).status).toBe(401)
  const refused = await attempt(ana.password)
  expect(refused.status).toBe(429)
  expect(await body(refused)).toMatchObject({ code: 'too-many-requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.advance(5 * 60_000)
  expect((await attempt(ana.password)).status).toBe(200)
})

test('signing in rightly any number of times is no guessing', async () => {
  const ana = await as('Often')
  for (let time = 1; time <= 15; time += 1) {
    const { status } = await visitor().post('/api/auth/sign-in/email', {
      email: ana.email,
      password: ana.password,
    })
    expect(status).toBe(200)
  }
})

test('GET /api/profile makes the profile with the name given at sign-up', async () => {
  const ana = await as('Ana Maria')
  expect(await body(ana.get('/api/profile'))).toEqual({
    id: ana.id,
    email: ana.email,
    name: 'Ana Maria',
    is_premium: false,
    recipes_generated_this_week: 0,
    next_generation_at: null,
  })
})

test('GET /api/profile takes the part before the @ where no name was given', async () => {
  const client = visitor()
  await client.post('/api/auth/sign-up/email', { email: 'rosa.k@example.org', password: 'basil and tomato' })
  expect(await body(client.get('/api/profile'))).toMatchObject({ name: 'rosa.k' })
})

test('PATCH /api/profile renames, trimmed, and refuses everything else', async () => {
  const ana = await as('Renamed')
  expect(await body(ana.patch('/api/profile', { name: '  Ana B  ' }))).toMatchObject({ name: 'Ana B' })
  expect(await body(ana.patch('/api/profile', { name: ' ' }))).toMatchObject({ message: 'Name required' })
  for (const name of ['Ana\r\nBcc: all@example.org', 'Ana\u001B[2J'])
    expect((await ana.patch('/api/profile', { name })).status).toBe(400)
  const premium = await ana.patch('/api/profile', { name: 'Ana', is_premium: true })
  expect(premium.status).toBe(400)
  expect(await body(ana.get('/api/profile'))).toMatchObject({ name: 'Ana B', is_premium: false })
})

test("a stranger's session shows the stranger's own profile only", async () => {
  const [ana, ben] = [await as('Own A'), await as('Own B')]
  await ana.patch('/api/profile', { name: 'Secret Ana' })
  expect(await body(ben.get('/api/profile'))).toMatchObject({ id: ben.id, name: 'Own B' })
})

test('POST /api/check-subscription says what the server knows', async () => {
  const ana = await as('Subscriber')
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: false })
  await app.makePremium(ana)
  expect(await body(ana.post('/api/check-subscription'))).toEqual({ subscribed: true })
})

test('a program gets the Session for a password, uses it and renews it once', async () => {
  const ana = await as('Program')
  const session = await body<Session>(
    token({ grant_type: 'password', email: ana.email, password: ana.password }),
  )
  expect(session).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 3600,
    expires_at: Math.floor(app.clock.now.getTime() / 1000) + 3600,
    token_type: 'bearer',
    user: { id: ana.id, email: ana.email, user_metadata: { name: 'Program' } },
  })
  expect((await profileWith(session.access_token)).status).toBe(200)

  const renewed = await body<Session>(
    token({ grant_type: 'refresh_token', refresh_token: session.refresh_token }),
  )
  expect((await profileWith(session.access_token)).status).toBe(401)
  expect((await profileWith(renewed.access_token)).status).toBe(200)
  const again = await token({ grant_type: 'refresh_token', refresh_token: session.refresh_token })
  expect(again.status).toBe(401)
  expect(await body(again)).toMatchObject({ code: 'session-expired' })

  app.clock.advance(3_601_000)
  expect((await profileWith(renewed.access_token)).status).toBe(401)
})

test('sign-out with a bearer token ends it', async () => {
  const ana = await as('Signing out')
  const { access_token: access } = await body<Session>(
    visitor().post('/api/auth/token', { grant_type: 'password', email: ana.email, password: ana.password }),
  )
  const headers = { authorization: `Bearer ${access}` }
  expect((await visitor().post('/api/auth/sign-out', {}, { headers })).status).toBe(200)
  expect((await visitor().get('/api/profile', { headers })).status).toBe(401)
})

test.each([{}, { grant_type: 'magic' }, { grant_type: 'password', email: 1 }, [], 'null'])(
  'POST /api/auth/token refuses %o as input',
  async (request) => {
    const response = await visitor().post('/api/auth/token', request)
    expect(response.status).toBe(400)
    expect(await body(response)).toMatchObject({ code: 'invalid-input' })
  },
)

test('a forgotten password is replaced by the mailed link, which works once and ends every session', async () => {
  const ana = await as('Forgetful')
  const { access_token: oldToken } = await body<Session>(
    visitor().post('/api/auth/token', { grant_type: 'password', email: ana.email, password: ana.password }),
  )
  expect((await visitor().post('/api/auth/request-password-reset', { email: ana.email })).status).toBe(200)
  const mail = app.mails.findLast(({ to }) => to.address === ana.email)
  expect(mail?.to.name).toBe('Forgetful')
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(link).toMatch(/^http:\/\/plotluck\.test\/auth\/reset-password\?token=/)
  const linkToken = new URL(link).searchParams.get('token')

  const reset = (newPassword: string) =>
    visitor().post('/api/auth/reset-password', { token: linkToken, newPassword })
  expect(await body(reset('short'))).toMatchObject({ message: 'Password must be at least 8 characters' })
  expect((await reset('a brand new one')).status).toBe(200)
  expect(await body(reset('another new one'))).toMatchObject({ code: 'link-expired' })

  expect((await ana.get('/api/profile')).status).toBe(401)
  const headers = { authorization: `Bearer ${oldToken}` }
  expect((await visitor().get('/api/profile', { headers })).status).toBe(401)
  const signIn = (password: string) =>
    visitor().post('/api/auth/sign-in/email', { email: ana.email, password })
  expect((await signIn(ana.password)).status).toBe(401)
  expect((await signIn('a brand new one')).status).toBe(200)
})

test('asking for a new password answers the same when there is no account, and mails nobody', async () => {
  const ana = await as('Known')
  const before = app.mails.length
  const unknown = await visitor().post('/api/auth/request-password-reset', { email: 'unknown@example.org' })
  const known = await visitor().post('/api/auth/request-password-reset', { email: ana.email })
  expect(await body(unknown)).toEqual(await body(known))
  expect(app.mails.slice(before).map(({ to }) => to.address)).toEqual([ana.email])
})

test('e-mail addresses never reach the log', async () => {
  const ana = await as('Logged')
  await visitor().post('/api/auth/sign-up/email', account(ana.email))
  await visitor().get(`/api/nothing/${ana.email}`)
  expect(JSON.stringify(app.logged)).not.toContain(ana.email)
  expect(JSON.stringify(app.logged)).toContain('[e-mail]')
})
