import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { machineClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { readJson, type TestClient, testApp } from '../testing/index.ts'

const received: { from: string; to: string[]; mail: Email }[] = []
const smtpUrl = await startMailServer()
const mailer = createMailer({
  smtpUrl,
  from: { name: 'The Kitchen', address: 'kitchen@example.org' },
  outbox: 'unused',
  log: createLog('silent'),
  clock: machineClock,
})
const { visitor } = await testApp({ config: { requireEmailVerification: true }, mailer })
const account = { email: 'ana@example.org', password: 'basil and tomato', name: 'Ana <b>, "cook"' }

test('where addresses must be confirmed, sign-up opens no session until the mailed link is opened', async () => {
  const cook = visitor()
  const signedUp = await cook.post('/api/auth/sign-up/email', account)
  expect(await readJson(signedUp)).toMatchObject({ emailVerificationRequired: true })
  expect((await cook.get('/api/profile')).status).toBe(401)
  for (const path of ['/api/auth/sign-in/email', '/api/auth/token']) {
    const refused = await cook.post(path, { ...account, grant_type: 'password' })
    expect(await readJson(refused)).toMatchObject({ code: 'email-not-verified' })
  }
  const opened = await cook.get(await mailedLink())
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/dashboard'])
  expect((await cook.get('/api/profile')).status).toBe(200)
})

test('the one who opens the mail sets the password, and the one that a stranger signed up with falls', async () => {
  const [stranger, userId] = [visitor(), visitor()]
  const victim = { email: 'ben@example.org', password: 'the stranger knows', name: 'Ben' }
  await stranger.post('/api/auth/sign-up/email', victim)
  const strangersLink = await mailedLink()
  const own = { ...victim, password: 'basil and tomato' }
  const signedUp = await userId.post('/api/auth/sign-up/email', own)
  expect([signedUp.status, await readJson(signedUp)]).toMatchObject([
    200,
    { emailVerificationRequired: true },
  ])
  const ownLink = await mailedLink()
  expect(ownLink).not.toBe(strangersLink)
  for (const link of [strangersLink, ownLink]) {
    const opened = await userId.get(link)
    expect(opened.headers.get('location')).toMatch(/^\/auth\/reset-password\?token=/)
    expect((await userId.get('/api/profile')).status).toBe(401)
  }
  expect(await codeOf(signIn(stranger, victim))).toBe('email-not-verified')
  const token = new URL(strangersLink, 'http://plotluck.test').searchParams.get('token')
  const reset = { token, newPassword: 'kale and potatoes' }
  expect((await userId.post('/api/auth/reset-password', reset)).status).toBe(200)
  expect((await signIn(userId, { ...victim, password: 'kale and potatoes' })).status).toBe(200)
  for (const { password } of [victim, own])
    expect(await codeOf(signIn(stranger, { ...victim, password }))).toBe('wrong-credentials')
  for (const link of [strangersLink, ownLink])
    expect((await stranger.get(link)).headers.get('location')).toBe('/auth?failed=link-expired')
})

test('whoever signed up twice in one browser chooses the password when the link is opened', async () => {
  const cook = visitor()
  const twice = { email: 'twice@example.org', password: 'first password', name: 'Cook' }
  await cook.post('/api/auth/sign-up/email', twice)
  await cook.post('/api/auth/sign-up/email', { ...twice, password: 'second password' })
  const opened = await cook.get(await mailedLink())
  expect(opened.headers.get('location')).toMatch(/^\/auth\/reset-password\?token=/)
})

test('a link of a mail signs in once, also when it is opened twenty times at once', async () => {
  const cook = visitor()
  await cook.post('/api/auth/sign-up/email', { ...account, email: 'once@example.org' })
  const link = await mailedLink()
  const headers = { cookie: cook.cookies() }
  const opened = await Promise.all(Array.from({ length: 20 }, () => visitor().get(link, { headers })))
  expect(opened.filter((answer) => answer.headers.get('location') === '/dashboard')).toHaveLength(1)
})

test('sixty sign-ins and sign-ups for one address that is not confirmed send a handful of mails', async () => {
  const late = { ...account, email: 'late@example.org' }
  for (let count = 0; count < 30; count += 1) {
    await visitor().post('/api/auth/sign-up/email', late)
    await signIn(visitor(), late)
  }
  await mailer.settled()
  const mails = received.filter(({ to }) => to.includes(late.email))
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.length).toBeLessThan(5)
})

test('requests before an account is there take no mail from its sign-up', async () => {
  const early = { ...account, email: 'early@example.org' }
  for (let count = 0; count < 9; count += 1)
    await visitor().post('/api/auth/request-password-reset', { email: early.email })
  const cook = visitor()
  await cook.post('/api/auth/sign-up/email', early)
  expect((await cook.get(await mailedLink())).headers.get('location')).toBe('/dashboard')
})

test('signing up with an address that has an account answers as for a new one, and proves nothing', async () => {
  const [known, fresh] = await Promise.all(
    ['ana@example.org', 'fresh@example.org'].map(async (email) => {
      const client = visitor()
      const answered = await client.post('/api/auth/sign-up/email', {
        ...account,
        email,
        password: 'a wrong guess',
      })
      const cookies = answered.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '='))
      const sizes = client.cookies().length
      return { status: answered.status, keys: Object.keys(await readJson<object>(answered)), cookies, sizes }
    }),
  )
  expect(known).toEqual(fresh)
})

test('a mail holds no word that a stranger can choose', async () => {
  const name = 'You won! Claim it at evil.example'
  await visitor().post('/api/auth/sign-up/email', { ...account, email: 'lured@example.org', name })
  await mailer.settled()
  expect(received.at(-1)?.to).toEqual(['lured@example.org'])
  expect(received.at(-1)?.mail.text).not.toContain('evil.example')
})

test('a mail goes to the person by name and address, whatever characters the name has', async () => {
  await mailer.settled()
  expect(received[0]).toMatchObject({
    from: 'kitchen@example.org',
    to: ['ana@example.org'],
    mail: {
      from: { name: 'The Kitchen', address: 'kitchen@example.org' },
      to: [{ name: account.name, address: account.email }],
      subject: 'Confirm your e-mail for Plotluck',
    },
  })
})

test('a link that is wrong leads back to sign-in and says so', async () => {
  const opened = await visitor().get('/api/auth/verify-email?token=nonsense')
  expect(opened.headers.get('location')).toBe('/auth?failed=link-expired')
})

const signIn = (client: TestClient, { email, password }: { email: string; password: string }) =>
  client.post('/api/auth/sign-in/email', { email, password })
const codeOf = async (answer: Promise<Response>) => (await readJson<{ code: string }>(answer)).code

async function mailedLink(): Promise<string> {
  await mailer.settled()
  const link = /https?:\S+/.exec(received.at(-1)?.mail.text ?? '')?.[0] ?? ''
  return link.replace(/^https?:\/\/[^/]+/, '')
}

async function startMailServer(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      const read = buffer(stream).then((raw) => PostalMime.parse(raw))
      void read.then((mail) => received.push({ from, to, mail })).then(() => done(), done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
