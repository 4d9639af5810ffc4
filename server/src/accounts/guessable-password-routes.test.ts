import { expect, test } from 'vitest'
import { readJson, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const refusal = {
  code: 'guessable-password',
  message:
    'This password is one of the first that are tried. Choose another, best of four or more words that nobody would put together.',
}
const signIn = async ({ email }: Pick<TestUser, 'email'>, password: string) =>
  (await visitor().post('/api/auth/sign-in/email', { email, password })).status

test.each(['password1', 'Password123', '12345678', 'rosa@example.org', 'Rosa.Kern'])(
  'sign-up refuses the password %s, says what to choose, and makes no account',
  async (password) => {
    const account = { email: 'rosa@example.org', password, name: 'Rosa Kern' }
    const response = await visitor().post('/api/auth/sign-up/email', account)
    expect(response.status).toBe(400)
    expect(await readJson(response)).toEqual(refusal)
    expect(await signIn(account, password)).toBe(401)
  },
)

test('a guessable password is refused alike whether or not the address has an account', async () => {
  const { email } = await as('Ana')
  const account = { email, password: 'qwertyuiop', name: 'Ana' }
  const known = await visitor().post('/api/auth/sign-up/email', account)
  const unknown = await visitor().post('/api/auth/sign-up/email', { ...account, email: 'nobody@example.org' })
  expect([known.status, await readJson(known)]).toEqual([unknown.status, await readJson(unknown)])
})

test('a change to a guessable password is refused, and the old one stays', async () => {
  const ben = await as('Ben')
  const change = { currentPassword: ben.password, newPassword: 'sunshine1' }
  expect(await readJson(ben.post('/api/auth/change-password', change))).toEqual(refusal)
  expect(await signIn(ben, 'sunshine1')).toBe(401)
  expect(await signIn(ben, ben.password)).toBe(200)
})

test('a reset to a guessable password is refused, and the link still sets another', async () => {
  const cleo = await as('Cleo')
  await visitor().post('/api/auth/request-password-reset', { email: cleo.email })
  const mail = app.mails.findLast(({ to }) => to.address === cleo.email)
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1]
  const reset = (newPassword: string) => visitor().post('/api/auth/reset-password', { token, newPassword })
  expect(await readJson(reset('cleo@example.org'))).toEqual(refusal)
  expect((await reset('kale and potatoes')).status).toBe(200)
  expect(await signIn(cleo, 'kale and potatoes')).toBe(200)
})
