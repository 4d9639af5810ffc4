import { gunzipSync } from 'node:zlib'
import { type Call, calls } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'

const oidc = { issuer: 'https://login.example.org', clientId: 'x', clientSecret: 'x', name: 'Club' }
const { visitor, routes } = await testApp({ config: { oidc } })

type Document = {
  openapi: string
  paths: Record<string, Record<string, { summary: string; requestBody?: object; responses: object }>>
}
const document = () => readJson<Document>(visitor().get('/api/openapi.json'))
const isCall = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'ALL' && path.startsWith('/api/') && !/openapi\.json$|\/docs$/.test(path)

test('openapi.json describes exactly the calls that the server answers', async () => {
  const { openapi, paths } = await document()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
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

test('the document and its page come packed to whoever reads them so, and as they are to others', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const plain = await visitor().get(path)
    const packed = await visitor().get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()
    expect(text).toBe(await plain.text())
  }
})

test('the document has a schema for every JSON answer', async () => {
  const { paths } = await document()
  const schemas = JSON.stringify(paths['/api/generate-recipes']?.['post']?.responses)
  for (const field of ['user_has', 'prep_time', 'instructions', 'calories']) expect(schemas).toContain(field)
  const json = Object.entries<Call>(calls).filter(
    ([, { answer }]) => !('file' in answer || 'redirect' in answer),
  )
  expect(json.length).toBeGreaterThan(40)
  for (const [call] of json) {
    const [method = '', path = ''] = call.split(' ')
    expect(JSON.stringify(paths[path]?.[method.toLowerCase()]?.responses), call).toMatch(
      /"schema":\{"(type|anyOf)"/,
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
