import { type ApiCall, answers } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'

const { as, makePremium, visitor, routes } = await testApp()

type Document = {
  openapi: string
  paths: Record<string, Record<string, { summary: string; requestBody?: object; responses: object }>>
}
const document = () => readJson<Document>(visitor().get('/api/openapi.json'))
const isCall = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'ALL' && path.startsWith('/api/') && !/openapi\.json$|\/docs$/.test(path)

test('openapi.json describes exactly the calls that the server answers', async () => {
  const { openapi, paths } = await document()
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const answered = routes
    .filter(isCall)
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(openapi).toBe('3.1.0')
  expect(described.toSorted()).toEqual([...new Set(answered)].toSorted())
})

test('openapi.json gives the limits that the server checks and the codes it refuses with', async () => {
  const call = (await document()).paths['/api/generate-recipes']?.['post']
  expect(JSON.stringify(call?.requestBody)).toContain('"maxItems":20')
  expect(Object.keys(call?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
  ])
})

test('openapi.json tells of strangers, wrong queries, other files and redirects', async () => {
  const { paths } = await document()
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {})
  expect(statuses('/api/profile', 'patch')).toContain('403')
  expect(statuses('/api/meal-plans', 'get')).toContain('400')
  expect(statuses('/api/sandbox/checkouts/{id}/pay', 'post')).toContain('409')
  expect(statuses('/api/auth/verify-email', 'get')).not.toContain('200')
  expect(statuses('/api/auth/verify-email', 'get')).toContain('302')
  expect(JSON.stringify(paths['/api/recipes/{id}/pdf']?.['get']?.responses)).toContain('"application/pdf"')
  expect(JSON.stringify(paths['/api/generate-recipes'])).toContain('"Idempotency-Key"')
})

/** Holds a real answer against the schema of its call: every field is described, and nothing else is sent. */
async function expectDescribed(call: ApiCall, answered: Promise<Response>) {
  const answer: unknown = await readJson(answered)
  expect({ call, answer: answers[call].parse(answer) }).toEqual({ call, answer })
  return answer as { url: string; id: string; recipes: readonly { id: string }[] }
}

test('real answers about accounts and billing are what the document says, field by field', async () => {
  const user = await as('Documented')
  const signUp = { email: 'told@example.org', password: 'basil and tomato', name: 'Told' }
  await expectDescribed('POST /api/auth/sign-up/email', visitor().post('/api/auth/sign-up/email', signUp))
  const grant = { ...signUp, grant_type: 'password' }
  await expectDescribed('POST /api/auth/token', visitor().post('/api/auth/token', grant))
  for (const client of [user, visitor()])
    await expectDescribed('GET /api/auth/get-session', client.get('/api/auth/get-session'))
  await expectDescribed('GET /api/plans', visitor().get('/api/plans'))
  await expectDescribed('GET /api/subscription', user.get('/api/subscription'))
  const priceId = 'price_sandbox_annual'
  const { url } = await expectDescribed(
    'POST /api/create-checkout',
    user.post('/api/create-checkout', { priceId }),
  )
  const checkout = `/api/sandbox/checkouts/${url.split('/').at(-1)}`
  await expectDescribed('GET /api/sandbox/checkouts/{id}', user.get(checkout))
  await expectDescribed('POST /api/sandbox/checkouts/{id}/pay', user.post(`${checkout}/pay`))
  await expectDescribed('POST /api/check-subscription', user.post('/api/check-subscription'))
  await expectDescribed('GET /api/subscription', user.get('/api/subscription'))
  await expectDescribed('GET /api/profile', user.get('/api/profile'))
  await expectDescribed('POST /api/auth/sign-out', user.post('/api/auth/sign-out'))
  expect((await user.get('/api/profile')).status).toBe(401)
})

test('real answers about recipes, plans and Harvest are what the document says, field by field', async () => {
  const user = await as('Cooking')
  await makePremium(user)
  const text = 'tomatoes and zucchini, qwzx, bleach, no peanuts'
  await expectDescribed('POST /api/read-ingredients', user.post('/api/read-ingredients', { text }))
  const basket = { ingredients: ['tomatoes', 'zucchini', 'qwzx'], leaveOutUnknown: true }
  const { recipes } = await expectDescribed(
    'POST /api/generate-recipes',
    user.post('/api/generate-recipes', basket),
  )
  expect(recipes).toHaveLength(3)
  const recipe_id = recipes[0]?.id
  await expectDescribed('GET /api/recipes/{id}', user.get(`/api/recipes/${recipe_id}`))
  await expectDescribed('GET /api/history', user.get('/api/history'))
  await expectDescribed('GET /api/storage-tips', user.get('/api/storage-tips?ingredients=kale,qwzx'))
  const menu = { ingredients: ['spinach', 'milk', 'chicken breast'] }
  await expectDescribed(
    'POST /api/generate-use-it-first-menu',
    user.post('/api/generate-use-it-first-menu', menu),
  )
  const saved = await expectDescribed(
    'POST /api/saved-recipes',
    user.post('/api/saved-recipes', { recipe_id }),
  )
  await expectDescribed('GET /api/saved-recipes', user.get('/api/saved-recipes'))
  await expectDescribed('GET /api/saved-recipes/{id}', user.get(`/api/saved-recipes/${saved.id}`))
  await expectDescribed('GET /api/recipes/{id}/saved', user.get(`/api/recipes/${recipe_id}/saved`))
  const meal = { recipe_id: saved.id, planned_date: '2026-07-15', meal_type: 'dinner' }
  await expectDescribed('POST /api/meal-plans', user.post('/api/meal-plans', meal))
  const [from, to] = ['2026-07-13', '2026-07-19']
  await expectDescribed('GET /api/meal-plans', user.get(`/api/meal-plans?from=${from}&to=${to}`))
  const weeks = { from, to: '2026-07-20' }
  await expectDescribed('POST /api/meal-plans/copy-week', user.post('/api/meal-plans/copy-week', weeks))
  await expectDescribed('GET /api/shopping-list', user.get(`/api/shopping-list?from=${from}&to=${to}`))
  const line = { from, to, text: 'paper' }
  await expectDescribed('POST /api/shopping-list/lines', user.post('/api/shopping-list/lines', line))
  const question = { message: 'How long does spinach keep?' }
  await expectDescribed('POST /api/harvest-chat', user.post('/api/harvest-chat', question))
  await expectDescribed('GET /api/harvest-chat', user.get('/api/harvest-chat'))
})

test('the document has a schema for every JSON answer', async () => {
  const { paths } = await document()
  const schemas = JSON.stringify(paths['/api/generate-recipes']?.['post']?.responses)
  for (const field of ['user_has', 'prep_time', 'instructions', 'calories']) expect(schemas).toContain(field)
  for (const call of Object.keys(answers)) {
    const [method = '', path = ''] = call.split(' ')
    expect(JSON.stringify(paths[path]?.[method.toLowerCase()]?.responses), call).toContain(
      '"schema":{"$schema"',
    )
  }
})

test('the page of the API names each call, runs no script and may load nothing', async () => {
  const response = await visitor().get('/api/docs')
  const page = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  for (const path of Object.keys((await document()).paths)) expect(page).toContain(path)
  expect(page).not.toContain('<script')
})
