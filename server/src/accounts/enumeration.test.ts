import { beforeEach, expect, test, vi } from 'vitest'
import { authenticatorCode, readJson, testApp } from '../testing/index.ts'

const hashing = vi.hoisted(() => ({
  times: 0,
  counted<A extends readonly unknown[], R>(work: (...of: A) => R): (...of: A) => R {
    return (...of) => {
      hashing.times += 1
      return work(...of)
    }
  },
}))
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  return { ...real, hash: hashing.counted(real.hash), verify: hashing.counted(real.verify) } as typeof real
})

// Where an address has to be confirmed: elsewhere the spec has sign-up say that an address is taken.
const app = await testApp({ config: { requireEmailVerification: true } })
const { visitor, clock } = app
const password = 'basil and tomato'

const signUp = (email: string) =>
  visitor().post('/api/auth/sign-up/email', { email, password: 'kale and potatoes', name: 'Ana' })
const signIn = (email: string) =>
  visitor().post('/api/auth/sign-in/email', { email, password: 'a wrong guess' })
const token = (email: string) =>
  visitor().post('/api/auth/token', { grant_type: 'password', email, password: 'a wrong guess' })
const reset = (email: string) => visitor().post('/api/auth/request-password-reset', { email })

const linkOf = (email: string): string =>
  /http:\S+/
    .exec(app.mails.findLast(({ to }) => to.address === email)?.text ?? '')?.[0]
    ?.slice('http://plotluck.test'.length) ?? ''

/** An account that waits for its link. */
const waiting = async (email: string) => {
  await visitor().post('/api/auth/sign-up/email', { email, password, name: 'Ana' })
}
/** An account whose link was opened. */
async function confirmed(email: string) {
  const browser = visitor()
  await browser.post('/api/auth/sign-up/email', { email, password, name: 'Ana' })
  await browser.get(linkOf(email))
  return browser
}
/** An account with a second factor. */
async function guarded(email: string) {
  const browser = await confirmed(email)
  const { uri } = await readJson<{ uri: string }>(browser.post('/api/account/second-factor', { password }))
  await browser.post('/api/account/second-factor/confirm', { code: authenticatorCode(uri) })
  expect(await readJson(browser.get('/api/account/second-factor'))).toEqual({ is_on: true })
}

/** All that a stranger sees of an answer, and how often a password was hashed for it, which is all that takes long. */
async function seen(ask: (email: string) => Promise<Response>, email: string) {
  const before = hashing.times
  const response = await ask(email)
  const text = await response.text()
  return {
    status: response.status,
    body: text.replaceAll(email, 'E-MAIL').replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID'),
    headers: [...response.headers.keys()].filter((name) => name !== 'x-request-id').toSorted(),
    cookies: response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '=')),
    hashed: hashing.times - before,
  }
}

beforeEach(() => clock.advance(25 * 60 * 60_000))

const accounts = { waiting, confirmed, guarded }
const ways = { 'sign-up': signUp, 'sign-in': signIn, 'a token': token, 'a reset': reset }
const pairs = Object.keys(ways).flatMap((way) => Object.keys(accounts).map((kind) => [way, kind] as const))

test.each(pairs)(
  '%s answers, and works, alike for an account that is %s and for nobody',
  async (way, kind) => {
    const email = `${way.replaceAll(' ', '-')}-${kind}@example.org`
    await accounts[kind as keyof typeof accounts](email)
    clock.advance(25 * 60 * 60_000)
    const ask = ways[way as keyof typeof ways]
    const known = await seen(ask, email)
    expect(known).toEqual(await seen(ask, `nobody-${email}`))
    expect(known.hashed).toBe(way === 'a reset' ? 0 : 1)
  },
)

test('a mailed link that was never sent, and one that was used, lead to the same place', async () => {
  await confirmed('used@example.org')
  const [used, made] = [linkOf('used@example.org'), `/api/auth/verify-email?token=${'x'.repeat(43)}`]
  const places = await Promise.all(
    [used, made].map(async (link) => (await visitor().get(link)).headers.get('location')),
  )
  expect(places).toEqual(['/auth?failed=link-expired', '/auth?failed=link-expired'])
})
