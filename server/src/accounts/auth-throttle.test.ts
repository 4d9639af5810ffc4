import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attempts } from '../platform/database/auth-tables.ts'
import { readJson as body, type TestClient, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp({ config: { trustedProxies: 1 } })
const { as, visitor, clock } = app
const minute = 60_000
const hour = 60 * minute

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const signIn = (client: TestClient, email: string, password: string, address: string) =>
  client.post('/api/auth/sign-in/email', { email, password }, from(address))
const statusOf = async (answer: Promise<Response>) => (await answer).status
const requestReset = (client: TestClient, email: string, address: string) =>
  client.post('/api/auth/request-password-reset', { email }, from(address))
const mailsTo = ({ email }: TestUser) => app.mails.filter(({ to }) => to.address === email)
const lastToken = (user: TestUser) =>
  new URL(/http:\S+/.exec(mailsTo(user).at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token')

const token = (request: object) => visitor().post('/api/auth/token', request, from('7.7.7.7'))

test('a hundred and one garbage refresh tokens keep no program from renewing its session', async () => {
  const ana = await as('Refreshing')
  const { email, password } = ana
  const session = await body<{ refresh_token: string }>(token({ grant_type: 'password', email, password }))
  for (let count = 0; count < 101; count += 1)
    expect(await statusOf(token({ grant_type: 'refresh_token', refresh_token: `garbage ${count}` }))).toBe(
      401,
    )
  const { refresh_token } = session
  expect(await statusOf(token({ grant_type: 'refresh_token', refresh_token }))).toBe(200)
})

test('a hundred and one wrong passwords from one address lock the owner out nowhere else', async () => {
  const ana = await as('Target')
  for (let count = 0; count < 101; count += 1) await signIn(visitor(), ana.email, `guess ${count}`, '6.6.6.6')
  expect(await statusOf(signIn(visitor(), ana.email, ana.password, '6.6.6.6'))).toBe(429)
  expect(await statusOf(signIn(visitor(), ana.email, ana.password, '5.5.5.5'))).toBe(200)
})

test('a known device signs in while strangers guess at its own address, by cookie and by API token', async () => {
  const ana = await as('At home')
  for (let count = 0; count < 120; count += 1) await signIn(visitor(), ana.email, `guess ${count}`, '5.1.1.1')
  expect(await statusOf(signIn(visitor(), ana.email, ana.password, '5.1.1.1'))).toBe(429)
  const { email, password } = ana
  const request = { grant_type: 'password', email, password }
  expect(await statusOf(ana.post('/api/auth/token', request, from('5.1.1.1')))).toBe(200)
  await ana.post('/api/auth/sign-out', {})
  expect(await statusOf(signIn(ana, ana.email, ana.password, '5.1.1.1'))).toBe(200)
})

test('an account that many networks guess at is closed to none of them, and each has one attempt', async () => {
  const ana = await as('Besieged')
  for (let count = 0; count < 110; count += 1)
    await signIn(visitor(), ana.email, `guess ${count}`, `10.0.${count}.1`)
  expect(await statusOf(signIn(visitor(), ana.email, 'a guess', '9.0.0.1'))).toBe(401)
  expect(await statusOf(signIn(visitor(), ana.email, 'a guess', '9.0.0.1'))).toBe(429)
  expect(await statusOf(signIn(visitor(), ana.email, ana.password, '9.0.0.2'))).toBe(200)
})

test('each further wrong password waits twice as long, up to an hour', async () => {
  const ana = await as('Doubling')
  const guess = () => signIn(visitor(), ana.email, 'a guess', '8.8.4.4')
  for (let count = 0; count < 10; count += 1) expect(await statusOf(guess())).toBe(401)
  const waits: number[] = []
  for (let count = 0; count < 8; count += 1) {
    const refused = await guess()
    const wait = Number(refused.headers.get('retry-after'))
    waits.push(wait / 60)
    clock.advance((wait - 1) * 1000)
    expect(await statusOf(guess())).toBe(429)
    clock.advance(1000)
    expect(await statusOf(guess())).toBe(401)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  clock.advance(24 * hour)
  for (let count = 0; count < 10; count += 1) expect(await statusOf(guess())).toBe(401)
})

test('twenty guesses at once count as twenty', async () => {
  const ana = await as('At once')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => statusOf(signIn(visitor(), ana.email, 'a guess', '8.1.1.1'))),
  )
  expect(answers.filter((status) => status === 401)).toHaveLength(10)
})

test('all addresses of one IPv6 household count as one, however they are written', async () => {
  const ana = await as('Six')
  const addresses = ['2001:db8::1', '2001:db8::2:3', '2001:0db8:0:0:ffff::9', '[2001:db8:0:0::7]:4711']
  for (let count = 0; count < 10; count += 1)
    await signIn(visitor(), ana.email, 'a guess', addresses[count % 4] ?? '')
  expect(await statusOf(signIn(visitor(), ana.email, 'a guess', '2001:db8::dead:beef'))).toBe(429)
  expect(await statusOf(signIn(visitor(), ana.email, 'a guess', '2001:db8:1::1'))).toBe(401)
})

const cookieOf = (user: TestUser) => /plotluck\.device=([^;]+)/.exec(user.cookies())?.[1] ?? ''

test("a device cookie that is forged, or another account's, or older than the password, is no known device", async () => {
  const [ana, ben] = [await as('Own device'), await as('Other device')]
  for (let count = 0; count < 11; count += 1) await signIn(visitor(), ana.email, 'a guess', '4.4.4.4')
  const attempt = (device: string) =>
    visitor().post(
      '/api/auth/sign-in/email',
      { email: ana.email, password: 'a guess' },
      { headers: { 'x-forwarded-for': '4.4.4.4', cookie: `plotluck.device=${device}` } },
    )
  const before = cookieOf(ana)
  expect(await statusOf(attempt(before))).toBe(401)
  for (const device of [cookieOf(ben), `${before.slice(0, -4)}AAAA`, 'x', '~~', before.split('.')[0] ?? ''])
    expect(await statusOf(attempt(device))).toBe(429)
  const passwords = { currentPassword: ana.password, newPassword: 'kale and potatoes' }
  expect(await statusOf(ana.post('/api/auth/change-password', passwords, from('4.4.4.4')))).toBe(200)
  expect(await statusOf(attempt(before))).toBe(429)
  expect(await statusOf(attempt(cookieOf(ana)))).toBe(401)
})

test('a known device has its own ten attempts and then waits as well', async () => {
  const ana = await as('Own limit')
  for (let count = 0; count < 10; count += 1) await signIn(ana, ana.email, 'a guess', '3.3.3.3')
  expect(await statusOf(signIn(ana, ana.email, ana.password, '3.3.3.3'))).toBe(429)
  expect(await statusOf(signIn(visitor(), ana.email, ana.password, '3.3.3.3'))).toBe(200)
})

test("one browser is a known device of everyone's in the household", async () => {
  const [ana, ben] = [await as('Tablet A'), await as('Tablet B')]
  const tablet = visitor()
  await signIn(tablet, ana.email, ana.password, '2.2.2.1')
  await signIn(tablet, ben.email, ben.password, '2.2.2.1')
  for (const { email, password } of [ana, ben]) {
    for (let count = 0; count < 11; count += 1) await signIn(visitor(), email, 'a guess', '2.2.2.1')
    expect(await statusOf(signIn(tablet, email, password, '2.2.2.1'))).toBe(200)
  }
})

test("a stranger's reset requests neither flood an inbox nor leave its owner without a link that works", async () => {
  const ana = await as('Mailed')
  for (let round = 0; round < 24 * 6; round += 1) {
    const answers = [
      await requestReset(visitor(), ana.email, '66.6.6.6'),
      await requestReset(visitor(), ana.email, `67.6.6.${round % 200}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    clock.advance(10 * minute)
  }
  expect(mailsTo(ana).length).toBeLessThan(36)
  const before = mailsTo(ana).length
  expect(await statusOf(requestReset(ana, ana.email, '66.6.6.6'))).toBe(200)
  expect(mailsTo(ana)).toHaveLength(before + 1)
})

test('an owner who asks from a new device has a link less than an hour old, whatever strangers ask', async () => {
  const ana = await as('Unknown device')
  const mailedAt: number[] = []
  const note = () => void (mailsTo(ana).length > mailedAt.length && mailedAt.push(+clock.now))
  for (let round = 0; round < 300; round += 1) {
    await requestReset(visitor(), ana.email, `68.6.${round % 7}.6`)
    note()
    await requestReset(visitor(), ana.email, '50.0.0.1')
    note()
    expect(+clock.now - (mailedAt.at(-1) ?? 0)).toBeLessThan(hour)
    clock.advance(minute)
  }
})

test('six reset requests of a stranger leave the owner a mail, at once and with a link that works', async () => {
  const ana = await as('Six requests')
  for (let count = 0; count < 6; count += 1) await requestReset(visitor(), ana.email, '66.1.1.1')
  const before = mailsTo(ana).length
  await requestReset(visitor(), ana.email, '51.0.0.1')
  expect(mailsTo(ana)).toHaveLength(before + 1)
  const reset = { token: lastToken(ana), newPassword: 'kale and potatoes' }
  expect(await statusOf(visitor().post('/api/auth/reset-password', reset, from('51.0.0.1')))).toBe(200)
})

test('a reset makes the browser a known device and ends the wait that guesses of strangers brought', async () => {
  const ana = await as('Reset device')
  for (let count = 0; count < 30; count += 1) await signIn(visitor(), ana.email, `guess ${count}`, '6.1.2.3')
  const browser = visitor()
  await requestReset(browser, ana.email, '6.1.2.3')
  const reset = { token: lastToken(ana), newPassword: 'kale and potatoes' }
  expect(await statusOf(browser.post('/api/auth/reset-password', reset, from('6.1.2.3')))).toBe(200)
  for (let count = 0; count < 30; count += 1) await signIn(visitor(), ana.email, `guess ${count}`, '6.1.2.3')
  expect(await statusOf(signIn(browser, ana.email, 'kale and potatoes', '6.1.2.3'))).toBe(200)
})

test('links that do not work count for nothing: a hundred close the way for no right one', async () => {
  const ana = await as('Links')
  for (let count = 0; count < 100; count += 1) {
    const wrong = { token: `wrong ${count}`, newPassword: 'kale and potatoes' }
    expect(await statusOf(visitor().post('/api/auth/reset-password', wrong, from('6.2.2.2')))).toBe(400)
  }
  await requestReset(visitor(), ana.email, '6.2.2.2')
  const reset = { token: lastToken(ana), newPassword: 'kale and potatoes' }
  expect(await statusOf(visitor().post('/api/auth/reset-password', reset, from('6.2.2.2')))).toBe(200)
})

test('one network may not have mails sent to everybody', async () => {
  const answers: number[] = []
  for (let count = 0; count < 40; count += 1)
    answers.push(await statusOf(requestReset(visitor(), `someone-${count}@example.org`, '6.3.3.3')))
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
})

test('counts are kept without addresses and are forgotten', async () => {
  const ana = await as('Forgotten')
  await signIn(visitor(), ana.email, 'a guess', '6.4.4.4')
  const rows = await app.database.auth.select().from(attempts)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/example\.org|6\.4\.4\.4/)
  clock.advance(25 * hour)
  await app.tidy()
  const [left] = await app.database.auth.select({ count: sql<number>`count(*)::int` }).from(attempts)
  expect(left?.count).toBe(0)
})
