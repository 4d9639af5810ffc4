import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { machineClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { readJson, testApp } from '../testing/index.ts'

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
