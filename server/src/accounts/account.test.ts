import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session, verification } from '../platform/database/auth-tables.ts'
import { readJson as body, tablesNaming, testApp, type TestClient, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
const change = (client: TestClient, currentPassword: string, newPassword: string) =>
  client.post('/api/auth/change-password', { currentPassword, newPassword })
const remove = (client: TestClient, confirm: unknown) =>
  client.send('/api/account', {
    method: 'DELETE',
    headers: { origin: 'http://plotluck.test', 'content-type': 'application/json' },
    body: JSON.stringify({ confirm }),
  })
const signInAs = (user: TestUser, password: string) =>
  user.post('/api/auth/sign-in/email', { email: user.email, password })
const signIn = (user: TestUser, password: string) =>
  visitor().post('/api/auth/sign-in/email', { email: user.email, password })

/** Someone with a row in many tables. */
async function busyPerson(name: string): Promise<TestUser> {
  const user = await as(name)
  await app.makePremium(user)
  const { recipes } = await body<{ recipes: { id: string }[] }>(
    user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] }),
  )
  const saved = await body<{ id: string }>(user.post('/api/saved-recipes', { recipe_id: recipes[0]?.id }))
  const planned_date = '2026-07-15'
  await user.post('/api/meal-plans', { recipe_id: saved.id, planned_date, meal_type: 'dinner' })
  await user.post('/api/feedback', { recipe_id: recipes[0]?.id, rating: 'helpful' })
  await user.post('/api/harvest-chat', { message: 'How long does spinach keep?' })
  await user.post('/api/create-checkout', { priceId: 'price_sandbox_monthly' })
  return user
}

test('a new password takes the place of the current one and ends every other session', async () => {
  const ana = await as('Ana')
  const elsewhere = visitor()
  await elsewhere.post('/api/auth/sign-in/email', { email: ana.email, password: ana.password })
  const program = await body<{ access_token: string }>(
    visitor().post('/api/auth/token', { grant_type: 'password', email: ana.email, password: ana.password }),
  )
  expect(await body(change(ana, ana.password, 'kale and potatoes'))).toEqual({ success: true })
  expect((await ana.get('/api/profile')).status).toBe(200)
  expect((await elsewhere.get('/api/profile')).status).toBe(401)
  const authorization = `Bearer ${program.access_token}`
  expect((await visitor().get('/api/profile', { headers: { authorization } })).status).toBe(401)
  expect((await signIn(ana, ana.password)).status).toBe(401)
  expect((await signIn(ana, 'kale and potatoes')).status).toBe(200)
})

const reset = (token: string | null | undefined) =>
  visitor().post('/api/auth/reset-password', { token, newPassword: 'chard and beans' })

test('a new password ends every link that was mailed before, by a reset as by a change', async () => {
  const user = await as('Many links')
  const links = () =>
    app.mails
      .filter(({ to }) => to.address === user.email)
      .map(({ text }) => new URL(/http:\S+/.exec(text)?.[0] ?? '').searchParams.get('token'))
  const ask = () => user.post('/api/auth/request-password-reset', { email: user.email })
  await ask()
  await ask()
  const [first, second] = links()
  expect((await reset(second)).status).toBe(200)
  expect(await body(reset(first))).toMatchObject({ code: 'link-expired' })
  await signInAs(user, 'chard and beans')
  await ask()
  const third = links().at(-1)
  expect([first, second]).not.toContain(third)
  expect((await change(user, 'chard and beans', 'kale and potatoes')).status).toBe(200)
  expect(await body(reset(third))).toMatchObject({ code: 'link-expired' })
  expect((await signIn(user, 'kale and potatoes')).status).toBe(200)
})

test('the tokens of mailed links are kept as hashes only', async () => {
  const user = await as('Hashed')
  await user.post('/api/auth/request-password-reset', { email: user.email })
  const token = /token=(\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  const rows = await app.database.auth.select().from(verification)
  expect(rows.some(({ value }) => value === user.id)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a program that changes the password stays signed in, alone', async () => {
  const user = await as('Programmer')
  const open = async () => {
    const { email, password } = user
    const opened = visitor().post('/api/auth/token', { grant_type: 'password', email, password })
    const { access_token } = await body<{ access_token: string }>(opened)
    return { headers: { authorization: `Bearer ${access_token}` } }
  }
  const [asking, other] = [await open(), await open()]
  const passwords = { currentPassword: user.password, newPassword: 'kale and potatoes' }
  expect((await visitor().post('/api/auth/change-password', passwords, asking)).status).toBe(200)
  expect((await visitor().get('/api/profile', asking)).status).toBe(200)
  expect((await visitor().get('/api/profile', other)).status).toBe(401)
  expect((await user.get('/api/profile')).status).toBe(401)
})

test('a wrong current password changes nothing and may not be guessed for ever', async () => {
  const ben = await as('Ben')
  expect(await body(change(ben, 'a wrong guess', 'kale and potatoes'))).toMatchObject({
    code: 'wrong-password',
  })
  expect((await change(ben, ben.password, 'short')).status).toBe(400)
  expect((await signIn(ben, ben.password)).status).toBe(200)
  for (let count = 0; count < 10; count += 1) await change(ben, 'a wrong guess', 'kale and potatoes')
  expect((await change(ben, ben.password, 'kale and potatoes')).status).toBe(429)
})

test("the export holds the person's rows of every table, and no one else's", async () => {
  const [ana, ben] = [await busyPerson('Exporting'), await busyPerson('Stranger')]
  const response = await ana.get('/api/account/export')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="plotluck-export-2026-07-15.json"',
  )
  const data = await body<Record<string, unknown[]>>(response)
  for (const table of [
    'profiles',
    'recipes',
    'saved_recipes',
    'meal_plans',
    'feedback',
    'chat_messages',
    'subscriptions',
  ])
    expect([table, data[table]?.length]).not.toEqual([table, 0])
  expect(JSON.stringify(data)).toContain(ana.id)
  expect(JSON.stringify(data)).not.toContain(ben.id)
  expect(JSON.stringify(data)).not.toContain('search_text')
  expect((await visitor().get('/api/account/export')).status).toBe(401)
})

test('deleting an account wants the word typed, and then leaves no row of the person anywhere', async () => {
  const [ana, ben] = [await busyPerson('Leaving'), await busyPerson('Staying')]
  for (const word of ['delete', '', undefined]) expect((await remove(ana, word)).status).toBe(400)
  expect((await remove(visitor(), 'DELETE')).status).toBe(401)
  expect(await body(remove(ana, 'DELETE'))).toEqual({ success: true })
  expect((await ana.get('/api/profile')).status).toBe(401)
  expect((await signIn(ana, ana.password)).status).toBe(401)
  const left = await tablesNaming(app.database, ana.id)
  expect(left).toEqual([])
  expect((await ben.get('/api/profile')).status).toBe(200)
})

test('deleting an account leaves no mailed link of it', async () => {
  const user = await as('Link left')
  await user.post('/api/auth/request-password-reset', { email: user.email })
  await remove(user, 'DELETE')
  const rows = await app.database.auth.select().from(verification)
  expect(rows.filter(({ value }) => value === user.id)).toEqual([])
})

test.each(['http://plotluck.test', 'https://plotluck.test'])(
  'deleting an account clears the cookies of %s under the names they were set with',
  async (publicUrl) => {
    const { visitor: visitorThere } = await testApp({ config: { publicUrl } })
    const headers = { origin: publicUrl }
    const client = visitorThere()
    const account = { email: 'cookies@example.org', password: 'basil and tomato', name: 'Ana' }
    await client.post('/api/auth/sign-up/email', account, { headers })
    expect(client.cookies()).toContain('plotluck.session_token=')
    expect((await client.get('/api/profile')).status).toBe(200)
    const described = await body<{ components: { securitySchemes: { cookie: { name: string } } } }>(
      client.get('/api/openapi.json'),
    )
    expect(
      client
        .cookies()
        .split('; ')
        .map((cookie) => cookie.split('=')[0]),
    ).toContain(described.components.securitySchemes.cookie.name)
    expect((await client.delete('/api/account', { confirm: 'DELETE' }, { headers })).status).toBe(200)
    expect(client.cookies()).toBe('')
  },
)

test('cookie sessions that have ended by time are removed', async () => {
  const user = await as('Session over')
  const left = async () =>
    (await app.database.auth.select().from(session)).filter(({ userId }) => userId === user.id).length
  await app.tidy()
  expect(await left()).toBe(1)
  const late = new Date(app.clock.now.getTime() - 1000)
  await app.database.auth.update(session).set({ expiresAt: late }).where(eq(session.userId, user.id))
  await app.tidy()
  expect(await left()).toBe(0)
})
