import type { Passkey } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { readJson, testApp, type TestUser } from '../testing/index.ts'

const { as, visitor, database, mails } = await testApp()
const day = 24 * 60 * 60_000
afterEach(() => void vi.useRealTimers())

/** Gives somebody a passkey, as if their browser had made it: making one is tried in a real browser, in e2e/journeys/other-ways.spec.ts. */
async function withPasskey(user: TestUser): Promise<Passkey> {
  await database.auth.execute(
    sql`insert into auth.passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
      values (gen_random_uuid(), ${user.id}, 'My phone', 'the public key', ${`key-of-${user.id}`}, 0, 'multiDevice', true)`,
  )
  const [passkey] = await listed(user)
  if (!passkey) throw new Error('It is not listed')
  return passkey
}
const listed = async (user: TestUser): Promise<readonly Passkey[]> =>
  (await readJson<{ passkeys: readonly Passkey[] }>(user.get('/api/account/passkeys'))).passkeys

const askedWith = async (): Promise<object> =>
  (await readJson<{ options: object }>(visitor().post('/api/auth/passkey/options'))).options

test('what a browser is asked with names nobody, asks for the owner, and is another each time', async () => {
  const [first, second] = [await askedWith(), await askedWith()]
  expect(first).toMatchObject({ rpId: 'plotluck.test', userVerification: 'required' })
  expect(first).not.toHaveProperty('allowCredentials')
  expect(first).not.toEqual({ ...second })
})

test('what a browser makes one with names the person, wants the owner asked each time, and leaves out keys that are there', async () => {
  const ana = await as('Ana')
  await withPasskey(ana)
  const { options } = await readJson<{ options: object }>(ana.post('/api/account/passkeys/options'))
  expect(options).toMatchObject({
    rp: { id: 'plotluck.test', name: 'Plotluck' },
    user: { name: ana.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: `key-of-${ana.id}` }],
  })
})

test.each([
  ['an unknown key', { id: 'unknown', response: {} }],
  ['a known key without its signature', 'known'],
  ['nonsense', { id: '', response: { clientDataJSON: 7, signature: [] } }],
])('%s signs nobody in', async (_, given) => {
  const ben = await as('Ben')
  const credential = given === 'known' ? { id: `key-of-${ben.id}`, response: {} } : given
  if (given === 'known') await withPasskey(ben)
  const browser = visitor()
  await browser.post('/api/auth/passkey/options')
  const answer = await browser.post('/api/auth/passkey', { credential })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'passkey-refused' }])
  expect((await browser.get('/api/profile')).status).toBe(401)
})

test('a key that no browser made is not added', async () => {
  const cleo = await as('Cleo')
  const credential = { id: 'made up', response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
  const body = { name: 'Made up', credential }
  expect((await cleo.post('/api/account/passkeys', body)).status).toBe(400)
  await cleo.post('/api/account/passkeys/options')
  const answer = await cleo.post('/api/account/passkeys', body)
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'passkey-refused' }])
  expect(await listed(cleo)).toEqual([])
})

test('a session of more than a day makes none: whoever found a device open has to sign in', async () => {
  const dora = await as('Dora')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 2 * day)
  const answer = await dora.post('/api/account/passkeys/options')
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'sign-in-again' }])
})

test('a program makes none', async () => {
  const { email, password } = await as('Erin')
  const grant = { grant_type: 'password', email, password }
  const { access_token } = await readJson<{ access_token: string }>(visitor().post('/api/auth/token', grant))
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await visitor().post('/api/account/passkeys/options', {}, { headers })).status).toBe(401)
})

test('a person names and removes their own, and nobody another’s', async () => {
  const [finn, stranger] = [await as('Finn'), await as('Stranger')]
  const address = `/api/account/passkeys/${(await withPasskey(finn)).id}`
  expect((await stranger.patch(address, { name: 'Mine now' })).status).toBe(404)
  expect((await stranger.delete(address)).status).toBe(404)
  expect(await listed(stranger)).toEqual([])
  expect((await finn.patch(address, { name: 'Blue phone' })).status).toBe(200)
  expect(await listed(finn)).toMatchObject([{ name: 'Blue phone', is_synced: true }])
  expect((await finn.delete(address)).status).toBe(200)
  expect(await listed(finn)).toEqual([])
  expect((await finn.delete(address)).status).toBe(404)
})

test('whoever chooses a password by mail is rid of every passkey: another may have added it', async () => {
  const gus = await as('Gus')
  await withPasskey(gus)
  await visitor().post('/api/auth/request-password-reset', { email: gus.email })
  const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const newPassword = 'rosemary beside the shed'
  await visitor().post('/api/auth/reset-password', { token, newPassword })
  await gus.post('/api/auth/sign-in/email', { email: gus.email, password: newPassword })
  expect(await listed(gus)).toEqual([])
})

test('a passkey stands in the export by its name, without the key, and goes with the account', async () => {
  const hana = await as('Hana')
  const { id } = await withPasskey(hana)
  const text = await (await hana.get('/api/account/export')).text()
  expect(JSON.parse(text)).toMatchObject({ sign_in: { passkeys: [{ id, name: 'My phone' }] } })
  expect(text).not.toContain('the public key')
  await hana.delete('/api/account', { confirm: 'DELETE' })
  const left = await database.auth.execute(sql`select 1 from auth.passkey where id = ${id}`)
  expect((left as unknown as { rows: object[] }).rows).toEqual([])
})
