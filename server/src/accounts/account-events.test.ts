import type { AccountEvent } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJson, testApp, type TestClient, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor, clock } = app
const firefox = {
  headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
}
type Page = { events: AccountEvent[]; nextCursor: string | null }

const page = (client: TestClient, query = '') => readJson<Page>(client.get(`/api/account/events${query}`))
const kinds = async (client: TestClient) => (await page(client)).events.map(({ kind }) => kind)
/** Does one thing after another, a second apart, so that they have an order. */
async function oneByOne(...things: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const thing of things) {
    clock.advance(1000)
    await thing()
  }
}
const signIn = (client: TestClient, { email }: TestUser, password: string) =>
  client.post('/api/auth/sign-in/email', { email, password }, firefox)
const rowsOf = async () =>
  (
    (await app.database.asSystem((tx) =>
      tx.execute(sql`select to_jsonb(e)::text as row from account_events e`),
    )) as {
      rows: { row: string }[]
    }
  ).rows.map(({ row }) => row)

test('a person reads what happened with the account, newest first, and the device it was done with', async () => {
  const ana = await as('Ana')
  const elsewhere = visitor()
  await oneByOne(
    () => signIn(elsewhere, ana, 'a wrong guess'),
    () => signIn(elsewhere, ana, ana.password),
    () => signIn(elsewhere, ana, ana.password),
    () => ana.get('/api/account/export'),
    () => ana.delete('/api/account/sessions/others'),
    () => signIn(elsewhere, ana, ana.password),
    () => elsewhere.post('/api/auth/sign-out', {}, firefox),
  )
  const { events, nextCursor } = await page(ana)
  expect(events.map(({ kind, device }) => [kind, device])).toEqual([
    ['signed-out', 'Firefox on Windows'],
    ['signed-in', 'Firefox on Windows'],
    ['other-sessions-ended', null],
    ['data-exported', null],
    ['signed-in', 'Firefox on Windows'],
    ['signed-in-new-device', 'Firefox on Windows'],
    ['sign-in-failed', 'Firefox on Windows'],
    ['signed-up', null],
  ])
  expect(events[0]?.created_at).toBe(clock.now.toISOString())
  expect(nextCursor).toBeNull()
})

test('changing, resetting and mistaking a password, and tokens of programs, are noted', async () => {
  const ben = await as('Ben')
  const grant = { grant_type: 'password', email: ben.email, password: ben.password }
  const program = visitor()
  let access = ''
  await oneByOne(
    async () => {
      access = (await readJson<{ access_token: string }>(program.post('/api/auth/token', grant))).access_token
    },
    () => program.post('/api/auth/sign-out', {}, { headers: { authorization: `Bearer ${access}` } }),
    () =>
      ben.post('/api/auth/change-password', {
        currentPassword: ben.password,
        newPassword: 'kale and potatoes',
      }),
    () => program.post('/api/auth/token', grant),
  )
  expect(await kinds(ben)).toEqual([
    'sign-in-failed',
    'password-changed',
    'token-revoked',
    'token-made',
    'signed-up',
  ])
  await oneByOne(async () => {
    await visitor().post('/api/auth/request-password-reset', { email: ben.email })
    const token = /token=(\S+)/.exec(
      app.mails.findLast(({ to }) => to.address === ben.email)?.text ?? '',
    )?.[1]
    await visitor().post('/api/auth/reset-password', { token, newPassword: 'leeks and lentils' })
    await signIn(ben, ben, 'leeks and lentils')
  })
  expect((await kinds(ben)).includes('password-reset')).toBe(true)
})

test("a device's session and a program's are told apart when they are ended", async () => {
  const cleo = await as('Cleo')
  await signIn(visitor(), cleo, cleo.password)
  await visitor().post('/api/auth/token', {
    grant_type: 'password',
    email: cleo.email,
    password: cleo.password,
  })
  const { sessions } = await readJson<{ sessions: { id: string; kind: string; is_this: boolean }[] }>(
    cleo.get('/api/account/sessions'),
  )
  const idOf = (wanted: string) => sessions.find(({ kind, is_this }) => kind === wanted && !is_this)?.id
  await oneByOne(
    () => cleo.delete(`/api/account/sessions/${idOf('browser')}`),
    () => cleo.delete(`/api/account/sessions/${idOf('program')}`),
  )
  expect((await kinds(cleo)).slice(0, 2)).toEqual(['token-revoked', 'session-ended'])
})

test('a long list is read page by page, each event once', async () => {
  const dora = await as('Dora')
  for (let time = 1; time <= 24; time += 1) await oneByOne(() => signIn(visitor(), dora, dora.password))
  const first = await page(dora)
  const second = await page(dora, `?cursor=${first.nextCursor}`)
  const third = await page(dora, `?cursor=${second.nextCursor}`)
  expect([first, second, third].map(({ events }) => events.length)).toEqual([10, 10, 5])
  expect(third.nextCursor).toBeNull()
  expect(new Set([first, second, third].flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(25)
  expect((await dora.get('/api/account/events?cursor=nonsense')).status).toBe(400)
})

test("wrong passwords are noted twenty times a day at most, so that a stranger fills nobody's list", async () => {
  const eva = await as('Eva')
  for (let guess = 1; guess <= 24; guess += 1) {
    if (guess > 10) clock.advance(61 * 60_000)
    expect((await signIn(visitor(), eva, `guess ${guess}`)).status).toBe(401)
  }
  const failed = (await rowsOf()).filter((row) => row.includes(eva.id) && row.includes('sign-in-failed'))
  expect(failed).toHaveLength(20)
})

test('an address of nobody leaves no event, and no event holds an address or a password', async () => {
  const fay = await as('Fay')
  const before = (await rowsOf()).length
  await visitor().post('/api/auth/sign-in/email', { email: 'nobody@example.org', password: 'a guess' })
  expect((await rowsOf()).length).toBe(before)
  await signIn(visitor(), fay, 'the secret guess')
  const rows = (await rowsOf()).join()
  for (const secret of ['@', 'secret', fay.password]) expect(rows).not.toContain(secret)
})

test("a stranger sees only their own events, and a person's handle can change none", async () => {
  const [gil, hal] = [await as('Gil'), await as('Hal')]
  const ids = new Set((await page(gil)).events.map(({ id }) => id))
  expect((await page(hal)).events.some(({ id }) => ids.has(id))).toBe(false)
  expect((await visitor().get('/api/account/events')).status).toBe(401)
  const asGil = (statement: string) =>
    app.database.asUser(gil.id as Parameters<typeof app.database.asUser>[0], (tx) =>
      tx.execute(sql.raw(statement)),
    )
  for (const statement of ["update account_events set kind = 'signed-in'", 'delete from account_events'])
    await expect(asGil(statement)).rejects.toThrow(/account_events/)
})

test('events are in the file of the data, and gone after 180 days and with the account', async () => {
  const [ida, jon] = [await as('Ida'), await as('Jon')]
  const data = await readJson<{ account_events: { kind: string }[] }>(ida.get('/api/account/export'))
  expect(data.account_events.map(({ kind }) => kind)).toContain('signed-up')
  await jon.delete('/api/account', { confirm: 'DELETE' })
  expect((await rowsOf()).some((row) => row.includes(jon.id))).toBe(false)
  clock.advance(179 * 24 * 60 * 60_000)
  await app.tidy()
  expect((await rowsOf()).some((row) => row.includes(ida.id))).toBe(true)
  clock.advance(2 * 24 * 60 * 60_000)
  await app.tidy()
  expect((await rowsOf()).filter((row) => row.includes(ida.id))).toEqual([])
})
